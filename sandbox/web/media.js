// Pictures with their descriptions, files, and the enlarged view.

import { button, h, icon, safeUrl } from "./dom.js";

export function picture(item, ctx, cls = "") {
  const src = ctx.media(item.url);
  const alt = item.description ?? item.alt ?? "";
  const label = ctx.word("enlarge", { alt: alt || item.filename || ctx.word("noAlt") });
  const img = h("img", {
    src,
    alt: alt || ctx.word("noAlt"),
    title: alt,
    width: item.width,
    height: item.height,
  });
  const open = h("button", { type: "button", class: "picture-open", "aria-label": label }, img);
  open.addEventListener("click", () => lightbox(src, alt, ctx));
  const frame = h("div", { class: "picture-frame" }, open);
  const el = h("figure", { class: `picture ${cls}` }, frame);
  img.addEventListener("error", () => el.classList.add("broken"));
  if (alt) {
    const [badge, caption] = altBadge(alt, ctx);
    frame.append(badge);
    el.append(caption);
  }
  if (item.spoiler) hide(el, ctx);
  return el;
}

function altBadge(alt, ctx) {
  const caption = h("figcaption", { class: "alt-text", hidden: true }, alt);
  const badge = button(
    ctx.word("showAlt"),
    toggle,
    { class: "alt-badge", "aria-expanded": "false" },
    ctx.word("alt"),
  );
  function toggle() {
    caption.hidden = !caption.hidden;
    badge.setAttribute("aria-expanded", String(!caption.hidden));
  }
  return [badge, caption];
}

function hide(el, ctx) {
  el.classList.add("hidden-picture");
  const cover = h("button", { type: "button", class: "cover" }, ctx.word("spoiler"));
  cover.addEventListener("click", () => (el.classList.remove("hidden-picture"), cover.remove()));
  el.append(cover);
}

export function lightbox(src, alt, ctx) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || ctx.word("noAlt") });
  const shut = () => dialog.close();
  dialog.append(
    h("img", { src, alt, on: { click: () => dialog.classList.toggle("zoom") } }),
    h(
      "div",
      { class: "lightbox-foot" },
      alt && h("p", null, alt),
      h("a", { href: src, target: "_blank", rel: "noopener" }, ctx.word("original")),
    ),
    button(ctx.word("close"), shut, { class: "lightbox-close" }, icon("close")),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && shut());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

export function isPicture(file) {
  return (
    /^image\//.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp|avif)$/i.test(file.filename ?? "")
  );
}

export function attachment(file, ctx) {
  const spoiler = file.spoiler ?? file.filename?.startsWith("SPOILER_");
  if (isPicture(file)) return picture({ ...file, spoiler }, ctx, "attached");
  if (/^audio\//.test(file.content_type ?? "")) {
    return h(
      "div",
      { class: "file" },
      h("audio", { controls: true, src: ctx.media(file.url), "aria-label": file.filename }),
    );
  }
  return fileCard(file, ctx);
}

export function fileCard(file, ctx) {
  const href = safeUrl(ctx.media(file.url));
  const name = file.filename ?? file.name ?? href?.split("/").pop() ?? ctx.word("file");
  return h(
    "div",
    { class: "file" },
    icon("file"),
    h(
      "div",
      null,
      h("a", { href, download: name, target: "_blank", rel: "noopener" }, name),
      h("small", null, size(file.size, ctx.locale)),
    ),
  );
}

function size(bytes, locale) {
  if (!bytes) return "";
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
