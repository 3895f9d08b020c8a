// Building blocks: elements are always made as nodes, so no text of a message can become markup.

export function h(tag, props, ...kids) {
  const el = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [name, fn] of Object.entries(value)) el.addEventListener(name, fn);
    else if (key === "style") Object.assign(el.style, value);
    else if (key === "value") el.value = value;
    else el.setAttribute(key, value === true ? "" : String(value));
  }
  append(el, kids);
  return el;
}

export function append(el, kids) {
  for (const kid of kids.flat(Infinity)) {
    if (kid === undefined || kid === null || typeof kid === "boolean" || kid === "") continue;
    el.append(kid);
  }
  return el;
}

export function button(label, onclick, props, ...kids) {
  return h(
    "button",
    { type: "button", "aria-label": label, title: label, ...props, on: { click: onclick } },
    ...kids,
  );
}

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16",
  thread: "M5 4v6a4 4 0 0 0 4 4h9M14 10l4 4-4 4",
  voice: "M4 9.5v5h4l5 4.5v-14l-5 4.500zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  silent: "M4 9.5v5h4l5 4.5v-14l-5 4.500zM17 9.500l5 5M22 9.500l-5 5",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  split: "M4 5h16v14H4zM12 5v14",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-4-7zM11 13l9-9",
  slash: "M4 4h16v16H4zM14.500 7.500l-5 9",
  down: "M6 9.500l6 6 6-6",
  check: "M5 12.500l5 5 9-11",
  at: "M16 8v5a2.500 2.500 0 0 0 5 0v-1a9 9 0 1 0-3.500 7.100M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0",
  eye: "M2.500 12s3.500-6.500 9.500-6.500S21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
  mute: "M9 9v3a3 3 0 0 0 5 2.200M15 10V6a3 3 0 0 0-5.800-1M5.500 11.500a6.500 6.500 0 0 0 11 5.200M18.500 11.500a6 6 0 0 1-.4 2.300M12 18v3M4 3l16 18",
  deaf: "M4 15v-3a8 8 0 0 1 13-6.200M20 13.500V12a8 8 0 0 0-.6-3M4 14h3v6H6a2 2 0 0 1-2-2zM4 3l16 18",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  pin: "M9 3h6l-1 7 4 3v2H6v-2l4-3zM12 15v6",
  people: "M15 8a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0M4 20a7.500 7.500 0 0 1 15 0",
  plus: "M12 5v14M5 12h14",
};

export function icon(name, cls = "") {
  const ns = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(ns, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon ${cls}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(ns, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const HUES = [235, 158, 38, 352, 196, 285, 18, 210];

export function avatar(user, media, cls = "") {
  const name = displayName(user);
  const number = Number(BigInt(user?.id ?? 0) % 1000003n);
  const el = h("span", { class: `avatar ${cls}`, "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  el.style.background = `hsl(${HUES[number % HUES.length]} 48% 44%)`;
  if (user?.avatar && media) {
    const img = h("img", { src: media(`/avatars/${user.id}/${user.avatar}.png`), alt: "" });
    img.addEventListener("error", () => img.remove());
    el.append(img);
  }
  return el;
}

export function displayName(user) {
  return user?.nick || user?.global_name || user?.username || "?";
}

// Snowflakes are numbers of different length written as text.
export function newer(a, b) {
  a = String(a);
  b = String(b);
  return a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
}

export function safeUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

// Keeps the Tab key inside a dialog.
export function trapFocus(el, event) {
  if (event.key !== "Tab") return;
  const stops = [...el.querySelectorAll("button,input,textarea,select,a[href],[tabindex='0']")].filter(
    (stop) => !stop.disabled && stop.offsetParent,
  );
  if (!stops.length) return;
  const [first, last] = [stops[0], stops.at(-1)];
  if (event.shiftKey && document.activeElement === first) {
    last.focus();
    event.preventDefault();
  } else if (!event.shiftKey && document.activeElement === last) {
    first.focus();
    event.preventDefault();
  }
}
