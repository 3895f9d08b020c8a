// Message components: action rows with buttons and selects, and the Components V2 layout.

import { button as plainButton, h, icon, safeUrl } from "./dom.js";
import { emoji, markdown } from "./markdown.js";
import { fileCard, picture } from "./media.js";
import { Select } from "./select.js";
import { DM, isThread, VOICE } from "./seat.js";

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "premium"];

export function components(list, message, ctx) {
  return (list ?? []).map((part) => component(part, message, ctx));
}

function component(part, message, ctx) {
  switch (part.type) {
    case 1:
      return h("div", { class: "row" }, components(part.components, message, ctx));
    case 2:
      return pressable(part, message, ctx);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(part, message, ctx);
    case 9:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-text" }, components(part.components, message, ctx)),
        part.accessory && h("div", { class: "accessory" }, component(part.accessory, message, ctx)),
      );
    case 10:
      return h("div", { class: "text-display" }, markdown(part.content, ctx));
    case 11:
      return picture(
        { ...part.media, description: part.description, spoiler: part.spoiler },
        ctx,
        "thumbnail",
      );
    case 12:
      return gallery(part, ctx);
    case 13:
      return fileCard({ ...part.file, filename: part.name, size: part.size }, ctx);
    case 14:
      return h("div", {
        class: `separator ${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "large" : ""}`,
        role: part.divider === false ? null : "separator",
      });
    case 17:
      return container(part, message, ctx);
    default:
      return h("div", { class: "subtext" }, `[${part.type}]`);
  }
}

function container(part, message, ctx) {
  const el = h("div", { class: "container" }, components(part.components, message, ctx));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    el.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
    el.classList.add("accented");
  }
  if (!part.spoiler) return el;
  el.inert = true;
  const cover = h("button", { type: "button", class: "cover" }, ctx.word("spoiler"));
  const wrap = h("div", { class: "hidden-container" }, el, cover);
  cover.addEventListener("click", () => ((el.inert = false), wrap.classList.add("open"), cover.remove()));
  return wrap;
}

function gallery(part, ctx) {
  const items = part.items.map((item) =>
    picture({ ...item.media, description: item.description, spoiler: item.spoiler }, ctx),
  );
  return h("div", { class: `gallery n${Math.min(items.length, 5)}` }, items);
}

function pressable(part, message, ctx) {
  const label = [emoji(part.emoji, ctx), part.label && h("span", null, part.label)];
  const cls = `button ${STYLES[part.style] ?? "secondary"}`;
  if (part.style === 5) {
    const href = safeUrl(part.url);
    return h("a", { class: cls, href, target: "_blank", rel: "noopener noreferrer" }, label, icon("link"));
  }
  const name = part.label ?? part.emoji?.name;
  const el = h("button", { type: "button", class: cls, disabled: part.disabled, "aria-label": name }, label);
  el.dataset.id = part.custom_id;
  el.addEventListener("click", () =>
    busy(el, message, ctx, "click", { message: message.id, id: part.custom_id }),
  );
  return el;
}

function menu(part, message, ctx) {
  const select = new Select(
    {
      ...selectOptions(part, ctx),
      disabled: part.disabled,
      done: (values) =>
        busy(select.button, message, ctx, "choose", { message: message.id, id: part.custom_id, values }).then(
          () => {
            // Discord clears a menu that the bot did not draw anew.
            if (select.el.isConnected)
              select.values = select.options.filter((o) => o.default).map((o) => o.value);
            select.paint();
          },
        ),
    },
    ctx,
  );
  select.el.dataset.id = part.custom_id;
  return select.el;
}

export function selectOptions(part, ctx) {
  const common = { min: part.min_values ?? 1, max: part.max_values ?? 1, placeholder: part.placeholder };
  if (part.type === 3) return { ...common, options: part.options };
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  const options = pointed(part, ctx.seat).map((option) => ({ ...option, default: chosen.has(option.value) }));
  return { ...common, options, searchable: true };
}

// What user, role, mentionable and channel menus offer.
function pointed(part, seat) {
  const here = seat.channels.get(seat.current);
  const guild = seat.guilds.get(here?.guild_id);
  const users = [...seat.users.values()]
    .filter((user) => !guild || guild.members[user.id])
    .map((user) => ({ value: user.id, label: seat.name(user.id), description: `@${user.username}` }));
  const roles = (guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
  if (part.type === 5) return users;
  if (part.type === 6) return roles;
  if (part.type === 7) return [...users, ...roles];
  return [...seat.channels.values()]
    .filter((channel) => channel.type !== DM && channel.guild_id === here?.guild_id)
    .filter((channel) => !part.channel_types?.length || part.channel_types.includes(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: `${isThread(channel) ? "⤷ " : channel.type === VOICE ? "" : "#"}${channel.name}`,
    }));
}

// Presses, shows that it works on it, and what Discord says when nothing comes back.
async function busy(el, message, ctx, action, args) {
  const { seat } = ctx;
  if (el.getAttribute("aria-busy") === "true") return;
  el.setAttribute("aria-busy", "true");
  try {
    await seat.ask(action, args);
    seat.failures.delete(message.id);
  } catch (error) {
    const silent = /did not respond|connection lost/i.test(error.message);
    seat.failures.set(message.id, silent ? "failed" : ctx.word("refused", { why: error.message }));
    seat.changed("update", { channel: message.channel_id, message });
  } finally {
    el.removeAttribute("aria-busy");
  }
}

export function dismissButton(message, ctx) {
  return plainButton(
    ctx.word("dismiss"),
    () => ctx.seat.dismiss(message.id),
    { class: "linkish" },
    ctx.word("dismiss"),
  );
}
