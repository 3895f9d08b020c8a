// Discord's markdown as DOM nodes.

import { h, safeUrl } from "./dom.js";
import { stamp } from "./time.js";

// `ctx` answers user(id), channel(id), role(id), word(key), and does goto(channel) and command(name).
export function markdown(text, ctx) {
  const frag = document.createDocumentFragment();
  for (const node of blocks(String(text ?? ""), ctx)) frag.append(node);
  return frag;
}

function blocks(text, ctx) {
  const out = [];
  const fence = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/g;
  let at = 0;
  for (let hit; (hit = fence.exec(text)); at = fence.lastIndex) {
    out.push(...lines(trimBreak(text.slice(at, hit.index)), ctx));
    out.push(h("pre", { tabindex: "0" }, h("code", { class: hit[1] && `lang-${hit[1]}` }, hit[2])));
  }
  out.push(...lines(at ? text.slice(at).replace(/^\n/, "") : text, ctx));
  return out;
}

const trimBreak = (text) => text.replace(/\n$/, "");

function lines(text, ctx) {
  if (!text) return [];
  const out = [];
  const rows = text.split("\n");
  let plain = [];
  // One empty line beside a block is the block's own margin.
  const flush = (blockNext) => {
    if (blockNext && plain.at(-1) === "") plain.pop();
    if (out.length && plain[0] === "") plain.shift();
    if (plain.length) out.push(h("div", { class: "para" }, ...inline(plain.join("\n"), ctx)));
    plain = [];
  };
  for (let i = 0; i < rows.length;) {
    const taken = special(rows, i, ctx);
    if (taken) {
      flush(true);
      out.push(taken.node);
      i = taken.next;
    } else plain.push(rows[i++]);
  }
  flush(false);
  return out;
}

function special(rows, i, ctx) {
  const row = rows[i];
  let hit;
  if (row.startsWith(">>> ")) {
    const body = [row.slice(4), ...rows.slice(i + 1)].join("\n");
    return { node: h("blockquote", null, ...blocks(body, ctx)), next: rows.length };
  }
  if (/^> /.test(row)) {
    let next = i;
    while (next < rows.length && /^>( |$)/.test(rows[next])) next++;
    const body = rows.slice(i, next).map((line) => line.replace(/^> ?/, ""));
    return { node: h("blockquote", null, ...blocks(body.join("\n"), ctx)), next };
  }
  if ((hit = /^(#{1,3}) +(.+)$/.exec(row))) {
    return {
      node: h(`h${hit[1].length + 2}`, { class: `head${hit[1].length}` }, ...inline(hit[2], ctx)),
      next: i + 1,
    };
  }
  if ((hit = /^-# +(.+)$/.exec(row))) {
    return { node: h("div", { class: "subtext" }, ...inline(hit[1], ctx)), next: i + 1 };
  }
  if (ITEM.test(row)) return list(rows, i, ctx);
  return null;
}

const ITEM = /^( *)([-*]|\d+\.) +(\S.*)$/;

function list(rows, i, ctx, depth = ITEM.exec(rows[i])[1].length) {
  const first = ITEM.exec(rows[i]);
  const ordered = /\d/.test(first[2]);
  const el = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : null);
  let next = i;
  while (next < rows.length) {
    const hit = ITEM.exec(rows[next]);
    if (!hit || hit[1].length < depth) break;
    if (hit[1].length > depth && el.lastChild) {
      const inner = list(rows, next, ctx);
      el.lastChild.append(inner.node);
      next = inner.next;
    } else {
      el.append(h("li", null, ...inline(hit[3], ctx)));
      next++;
    }
  }
  return { node: el, next };
}

const RULES = [
  [/^\\([^\w\s])/, (hit) => hit[1]],
  [
    /^(`+)([\s\S]*?[^`])\1(?!`)/,
    (hit) => h("code", { class: "inline" }, hit[2].replace(/^ (`)|(`) $/g, "$1$2")),
  ],
  [/^\|\|([\s\S]+?)\|\|/, (hit, ctx) => spoiler(hit[1], ctx)],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (hit, ctx) => h("strong", null, h("em", null, ...inline(hit[1], ctx)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (hit, ctx) => h("strong", null, ...inline(hit[1], ctx))],
  [/^__([\s\S]+?)__(?!_)/, (hit, ctx) => h("u", null, ...inline(hit[1], ctx))],
  [/^~~([\s\S]+?)~~/, (hit, ctx) => h("s", null, ...inline(hit[1], ctx))],
  [/^\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/, (hit, ctx) => h("em", null, ...inline(hit[1], ctx))],
  [/^_((?:__[\s\S]+?__|[^_])+?)_(?![\w_])/, (hit, ctx) => h("em", null, ...inline(hit[1], ctx))],
  [
    /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "([^"]*)")?\)/,
    (hit, ctx) => link(hit[2], inline(hit[1], ctx), hit[3]),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (hit) => link(hit[1], [hit[1]])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]!?]/, (hit) => link(hit[0], [hit[0]])],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (hit, ctx) => stamp(ctx.locale, hit[1], hit[2])],
  [
    /^<@!?(\d+)>/,
    (hit, ctx) => mention(`@${ctx.user(hit[1]) ?? ctx.word("unknownUser")}`, hit[1] === ctx.me),
  ],
  [/^<@&(\d+)>/, (hit, ctx) => mention(`@${ctx.role(hit[1]) ?? ctx.word("unknownRole")}`)],
  [/^<#(\d+)>/, (hit, ctx) => channel(hit[1], ctx)],
  [/^<\/([^:>]+):(\d+)>/, (hit, ctx) => press(`/${hit[1]}`, () => ctx.command(hit[1]))],
  [/^<a?:(\w+):(\d+)>/, (hit, ctx) => emoji({ name: hit[1], id: hit[2] }, ctx)],
  [/^@(everyone|here)\b/, (hit) => mention(hit[0], true)],
  [/^\n/, () => h("br")],
];
const SPECIAL = /[\\`*_~|[<h@\n]/g;

function inline(text, ctx) {
  const out = [];
  let plain = "";
  for (let i = 0; i < text.length;) {
    const found = match(text, i, ctx);
    if (found) {
      if (plain) out.push(plain);
      plain = "";
      out.push(found.node);
      i += found.length;
    } else {
      SPECIAL.lastIndex = i + 1;
      const stop = SPECIAL.exec(text)?.index ?? text.length;
      plain += text.slice(i, stop);
      i = stop;
    }
  }
  if (plain) out.push(plain);
  return out;
}

function match(text, i, ctx) {
  const rest = text.slice(i);
  for (const [pattern, make] of RULES) {
    const hit = pattern.exec(rest);
    if (!hit) continue;
    // snake_case is a word, not italics
    if (rest[0] === "_" && rest[1] !== "_" && /\w/.test(text[i - 1] ?? "")) continue;
    return { node: make(hit, ctx), length: hit[0].length };
  }
  return null;
}

function link(url, kids, title) {
  const href = safeUrl(url);
  return href
    ? h("a", { href, title: title ?? href, target: "_blank", rel: "noopener noreferrer" }, ...kids)
    : url;
}

function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

function press(text, onclick) {
  return h("button", { type: "button", class: "mention", on: { click: onclick } }, text);
}

function channel(id, ctx) {
  const name = ctx.channel(id);
  return name ? press(`#${name}`, () => ctx.goto(id)) : mention(`#${ctx.word("unknownChannel")}`);
}

function spoiler(text, ctx) {
  const inner = h("span", { class: "spoiler-text", "aria-hidden": "true" }, ...inline(text, ctx));
  const reveal = () => {
    el.classList.add("open");
    inner.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label"]) el.removeAttribute(name);
  };
  const el = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": ctx.word("reveal") },
    inner,
  );
  el.addEventListener("click", reveal);
  el.addEventListener(
    "keydown",
    (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), reveal()),
  );
  return el;
}

export function emoji(value, ctx) {
  if (!value) return null;
  if (!value.id) return h("span", { class: "emoji", "aria-hidden": "true" }, value.name);
  const img = h("img", { class: "emoji", alt: `:${value.name}:`, src: ctx.media(`/emojis/${value.id}.png`) });
  img.addEventListener("error", () => img.replaceWith(`:${value.name}:`));
  return img;
}

// The text of a message without its marks, for screen readers and previews.
export function plain(text, ctx) {
  return String(text ?? "")
    .replace(/<@!?(\d+)>/g, (_, id) => `@${ctx.user(id) ?? "?"}`)
    .replace(/<#(\d+)>/g, (_, id) => `#${ctx.channel(id) ?? "?"}`)
    .replace(/<\/([^:>]+):\d+>/g, "/$1")
    .replace(/<a?:(\w+):\d+>/g, ":$1:")
    .replace(/<t:(-?\d+)(?::\w)?>/g, (_, unix) => stamp(ctx.locale, unix, "t").textContent)
    .replace(/\|\|[\s\S]+?\|\|/g, "…")
    .replace(/[*_~`#>|\\]+/g, "")
    .trim();
}
