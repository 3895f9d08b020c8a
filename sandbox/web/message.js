// One message as Discord shows it.

import { avatar, displayName, h, icon } from "./dom.js";
import { components, dismissButton } from "./components.js";
import { embed } from "./embed.js";
import { emoji, markdown, plain } from "./markdown.js";
import { attachment, isPicture } from "./media.js";
import { dayOf, format } from "./time.js";

const EPHEMERAL = 64;
const LOADING = 128;
const V2 = 1 << 15;
const NO_EMBEDS = 4;
const GROUP_MS = 7 * 60 * 1000;
const SYSTEM = new Set([1, 2, 4, 6, 7, 18, 21]);

export function grouped(message, before) {
  return (
    before &&
    before.author.id === message.author.id &&
    !SYSTEM.has(message.type) &&
    !SYSTEM.has(before.type) &&
    message.type === 0 &&
    !(message.flags & EPHEMERAL) === !(before.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS &&
    dayOf(message.timestamp) === dayOf(before.timestamp)
  );
}

export function messageNode(message, before, ctx) {
  if (SYSTEM.has(message.type)) return system(message, ctx);
  const joined = grouped(message, before);
  const cls = ["message", joined ? "joined" : "first"];
  if (message.pings) cls.push("pinged");
  if (message.flags & EPHEMERAL) cls.push("ephemeral");
  const el = h(
    "li",
    { class: cls.join(" "), "data-message": message.id },
    header(message, ctx),
    joined
      ? h(
          "time",
          { class: "side-time", datetime: message.timestamp },
          format(ctx.locale, new Date(message.timestamp), "t"),
        )
      : avatar(message.author, ctx.media, "big"),
    h(
      "div",
      { class: "message-body" },
      !joined && byline(message, ctx),
      message.flags & LOADING ? thinking(message, ctx) : body(message, ctx),
      footer(message, ctx),
    ),
  );
  return el;
}

function byline(message, ctx) {
  const { author } = message;
  return h(
    "div",
    { class: "byline" },
    h("span", { class: `author ${author.bot ? "bot" : ""}` }, ctx.user(author.id) ?? displayName(author)),
    author.bot && h("span", { class: "tag" }, ctx.word("app")),
    h(
      "time",
      { datetime: message.timestamp, title: format(ctx.locale, new Date(message.timestamp), "F") },
      when(message, ctx),
    ),
  );
}

function when(message, ctx) {
  const date = new Date(message.timestamp);
  const time = format(ctx.locale, date, "t");
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return ctx.word("today", { time });
  if (days === 1) return ctx.word("yesterday", { time });
  return `${format(ctx.locale, date, "d")} ${time}`;
}

// The thin line above a message: which command it answers, or which message.
function header(message, ctx) {
  const asked = message.interaction_metadata;
  if ((message.type === 20 || message.type === 23) && asked) {
    const user = h("b", { class: "who" }, ctx.user(asked.user.id) ?? displayName(asked.user));
    const name = message.command ?? "…";
    const command = h(
      "button",
      { type: "button", class: "mention", on: { click: () => ctx.command(name) } },
      message.type === 23 ? name : `/${ctx.commandLabel(name)}`,
    );
    return h(
      "div",
      { class: "context" },
      avatar(asked.user, ctx.media, "tiny"),
      h("span", null, ctx.word("used", { user, command })),
    );
  }
  if (message.type !== 19) return null;
  const target = message.answers;
  const gone = h("i", null, ctx.word("replyGone"));
  if (!target) return h("div", { class: "context" }, h("span", null, gone));
  return h(
    "button",
    { type: "button", class: "context jump", on: { click: () => ctx.jump(target.id) } },
    avatar(target.author, ctx.media, "tiny"),
    h("b", { class: "who" }, ctx.user(target.author.id) ?? displayName(target.author)),
    h("span", { class: "excerpt" }, summary(target, ctx)),
  );
}

export function summary(message, ctx) {
  const texts = [message.content];
  const walk = (parts) => {
    for (const part of parts ?? []) {
      if (part.type === 10) texts.push(part.content);
      if (part.type === 12) texts.push(...part.items.map((item) => item.description));
      walk(part.components);
    }
  };
  walk(message.components);
  for (const each of message.embeds ?? []) texts.push(each.title, each.description);
  const text = texts
    .filter(Boolean)
    .map((each) => plain(each, ctx))
    .join(" · ");
  return text.length > 160 ? `${text.slice(0, 160)}…` : text || ctx.word("picture");
}

function body(message, ctx) {
  if (message.flags & V2)
    return h(
      "div",
      { class: "layout" },
      components(message.components, message, ctx),
      edited(message, ctx, true),
    );
  const used = new Set((message.embeds ?? []).flatMap((each) => [each.image?.url, each.thumbnail?.url]));
  const files = (message.attachments ?? []).filter((file) => !used.has(file.url));
  const pictures = files.filter(isPicture);
  return [
    message.content &&
      h(
        "div",
        { class: `content ${jumbo(message.content)}` },
        markdown(message.content, ctx),
        edited(message, ctx),
      ),
    pictures.length > 0 &&
      h(
        "div",
        { class: `gallery n${Math.min(pictures.length, 5)}` },
        pictures.map((file) => attachment(file, ctx)),
      ),
    files.filter((file) => !isPicture(file)).map((file) => attachment(file, ctx)),
    message.flags & NO_EMBEDS ? null : (message.embeds ?? []).map((each) => embed(each, ctx)),
    components(message.components, message, ctx),
    message.content ? null : edited(message, ctx, true),
  ];
}

function jumbo(text) {
  return /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s){1,24}$/u.test(text)
    ? "jumbo"
    : "";
}

function edited(message, ctx, block = false) {
  if (!message.edited_timestamp) return null;
  const title = format(ctx.locale, new Date(message.edited_timestamp), "F");
  return h(
    "time",
    { class: `edited ${block ? "block" : ""}`, datetime: message.edited_timestamp, title },
    `(${ctx.word("edited")})`,
  );
}

function thinking(message, ctx) {
  const name = displayName(message.author);
  return h(
    "div",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    ctx.word("thinking", { name }),
  );
}

function footer(message, ctx) {
  const failure = ctx.seat.failures.get(message.id);
  return [
    message.reactions?.length > 0 &&
      h(
        "div",
        { class: "reactions" },
        message.reactions.map((each) => reaction(each, message, ctx)),
      ),
    message.thread && threadCard(message.thread, ctx),
    failure && h("div", { class: "failure", role: "alert" }, ctx.word(failure) ?? failure),
    message.flags & EPHEMERAL
      ? h(
          "div",
          { class: "only-you" },
          icon("eye"),
          ctx.word("onlyYou"),
          h("span", { "aria-hidden": "true" }, "·"),
          dismissButton(message, ctx),
        )
      : null,
  ];
}

function reaction(each, message, ctx) {
  const { name } = each.emoji;
  const label = `${name} ${each.count}`;
  const press = () =>
    ctx.seat.ask("react", { message: message.id, emoji: name, add: !each.mine }).catch(() => {});
  const props = {
    type: "button",
    class: "reaction",
    "aria-pressed": String(each.mine),
    "aria-label": label,
    on: { click: press },
  };
  return h("button", props, emoji(each.emoji, ctx), String(each.count));
}

function threadCard(thread, ctx) {
  const live = ctx.seat.channels.get(thread.id) ?? thread;
  return h(
    "button",
    { type: "button", class: "thread-card", on: { click: () => ctx.goto(thread.id) } },
    h("b", null, live.name),
    h("span", { class: "link" }, ctx.word("threadMessages", { count: live.message_count ?? 0 }), " ›"),
  );
}

function system(message, ctx) {
  const user = h("b", { class: "who" }, ctx.user(message.author.id) ?? displayName(message.author));
  const thread = message.message_reference?.channel_id;
  const link = (text) =>
    thread && ctx.channel(thread)
      ? h("button", { type: "button", class: "linkish strong", on: { click: () => ctx.goto(thread) } }, text)
      : h("b", null, text);
  const other = message.mentions?.[0] && h("b", null, displayName(message.mentions[0]));
  const text = {
    1: () => ctx.word("addedTo", { user, other }),
    2: () => ctx.word("removedFrom", { user, other }),
    4: () => ctx.word("renamed", { user, thread: h("b", null, message.content) }),
    6: () => ctx.word("pinned", { user }),
    7: () => ctx.word("joined", { user }),
    18: () => ctx.word("startedThread", { user, thread: link(message.content) }),
    21: () => ctx.word("threadStarter", { user, text: message.referenced_message?.content ?? "" }),
  }[message.type]();
  const name = { 6: "pin", 18: "thread", 4: "thread", 21: "thread" }[message.type] ?? "people";
  return h(
    "li",
    { class: "message system", "data-message": message.id },
    icon(name),
    h(
      "div",
      { class: "message-body" },
      h("span", null, text),
      h("time", { datetime: message.timestamp }, when(message, ctx)),
    ),
  );
}

export function dayLine(message, ctx) {
  return h(
    "li",
    { class: "day", role: "separator" },
    h("span", null, format(ctx.locale, new Date(message.timestamp), "D")),
  );
}

// A command on its way: it has no message yet.
export function pendingNode(pending, ctx) {
  const failed = pending.error;
  const person = ctx.seat.person;
  const command = h("span", { class: "mention" }, `/${ctx.commandLabel(pending.path)}`);
  return h(
    "li",
    { class: `message first pending ${failed ? "failed" : ""}` },
    h(
      "div",
      { class: "context" },
      avatar(person, ctx.media, "tiny"),
      h("span", null, ctx.word("used", { user: h("b", { class: "who" }, displayName(person)), command })),
    ),
    avatar(ctx.seat.bot, ctx.media, "big"),
    h(
      "div",
      { class: "message-body" },
      h(
        "div",
        { class: "byline" },
        h("span", { class: "author bot" }, displayName(ctx.seat.bot)),
        h("span", { class: "tag" }, ctx.word("app")),
      ),
      failed
        ? [
            h("div", { class: "failure", role: "alert" }, ctx.word(failed) ?? failed),
            h(
              "div",
              { class: "only-you" },
              icon("eye"),
              ctx.word("onlyYou"),
              " · ",
              h(
                "button",
                { type: "button", class: "linkish", on: { click: pending.dismiss } },
                ctx.word("dismiss"),
              ),
            ),
          ]
        : h(
            "div",
            { class: "thinking" },
            h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
            ctx.word("sending"),
          ),
    ),
  );
}
