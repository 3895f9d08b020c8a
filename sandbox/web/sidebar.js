// The left column: servers with channels and threads, voice, private messages, and who is playing.

import { avatar, button, displayName, h, icon, newer } from "./dom.js";
import { DM, isThread, TEXT, VOICE } from "./seat.js";
import { sound, supported } from "./voice.js";

export class Sidebar {
  constructor(ctx) {
    this.ctx = ctx;
    this.seat = ctx.seat;
    this.folded = new Set();
    this.body = h("nav", { class: "channels", "aria-label": ctx.word("channels") });
    this.call = h("div", { class: "call" });
    this.me = h("div", { class: "me" });
    this.el = h("aside", { class: "sidebar" }, this.body, this.call, this.me);
    this.paintMe();
  }

  paint() {
    const focused = this.body.contains(document.activeElement) && document.activeElement.dataset.key;
    const { seat } = this;
    const groups = [...seat.guilds.values()].map((guild, i) => this.guild(guild, i > 0));
    this.body.replaceChildren(groups[0] ?? "", this.dms(), ...groups.slice(1));
    this.paintCall();
    if (focused) this.body.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  guild(guild, minor) {
    const { seat } = this;
    const mine = [...seat.channels.values()].filter((channel) => channel.guild_id === guild.id);
    const shut = minor !== this.folded.has(guild.id);
    const busy = mine.some((channel) => seat.unread(channel) || seat.pings.has(channel.id));
    const open = !shut || mine.some((channel) => channel.id === seat.current);
    const head = h(
      "button",
      { type: "button", class: "guild-name", "aria-expanded": String(open), "data-key": `g${guild.id}` },
      h("span", { class: "guild-icon", "aria-hidden": "true" }, [...guild.name][0]),
      h("span", { class: "clip" }, guild.name),
      busy && !open && h("span", { class: "dot" }),
      icon("down"),
    );
    head.addEventListener("click", () => {
      if (!this.folded.delete(guild.id)) this.folded.add(guild.id);
      this.paint();
    });
    const tops = mine.filter((channel) => !isThread(channel)).sort((a, b) => a.position - b.position);
    const rows = open ? tops.flatMap((channel) => this.top(channel, mine)) : [];
    return h("section", { class: `guild ${open ? "open" : ""}` }, head, h("ul", null, rows));
  }

  top(channel, all) {
    if (channel.type === VOICE) return [this.voice(channel)];
    if (channel.type !== TEXT) return [];
    const threads = all
      .filter((thread) => isThread(thread) && thread.parent_id === channel.id)
      .filter((thread) => !thread.thread_metadata?.archived || thread.id === this.seat.current)
      .sort((a, b) => newer(b.last ?? b.id, a.last ?? a.id));
    return [this.row(channel, "hash"), ...threads.map((thread) => this.row(thread, "thread", "nested"))];
  }

  row(channel, iconName, cls = "") {
    const { seat, ctx } = this;
    const current = channel.id === seat.current;
    const unread = !current && seat.unread(channel);
    const pings = seat.pings.get(channel.id) ?? 0;
    const el = h(
      "button",
      {
        type: "button",
        class: `channel ${cls} ${current ? "current" : ""} ${unread ? "unread" : ""}`,
        "aria-current": current ? "page" : null,
        "data-key": channel.id,
      },
      icon(iconName),
      h("span", { class: "clip" }, seat.channelName(channel)),
      unread && h("span", { class: "sr-only" }, ctx.word("unread")),
      pings > 0 &&
        h("span", { class: "badge", "aria-label": ctx.word("unreadPings", { count: pings }) }, String(pings)),
    );
    el.addEventListener("click", () => ctx.goto(channel.id));
    return h("li", null, el);
  }

  dms() {
    const { seat, ctx } = this;
    const found = [...seat.channels.values()].filter((channel) => channel.type === DM);
    return h(
      "section",
      { class: "guild open dms" },
      h("h2", null, ctx.word("directMessages")),
      h(
        "ul",
        null,
        found.length
          ? found.map((channel) => this.row(channel, "at"))
          : h("li", { class: "none" }, ctx.word("noDms")),
      ),
    );
  }

  voice(channel) {
    const { seat, ctx } = this;
    const inside = [...seat.voice.values()].filter((state) => state.channel_id === channel.id);
    const here = seat.call === channel.id;
    const word = ctx.word(here ? "leave" : "join");
    const toggle = () => seat.ask("voice", { channel: here ? null : channel.id }).catch(() => {});
    const el = h(
      "button",
      {
        type: "button",
        class: `channel voice ${here ? "in-call" : ""}`,
        "aria-label": `${channel.name}: ${word}`,
        title: word,
        "data-key": channel.id,
        on: { click: toggle },
      },
      icon("voice"),
      h("span", { class: "clip" }, channel.name),
      h("span", { class: "voice-word" }, icon(here ? "leave" : "plus")),
    );
    return h(
      "li",
      null,
      el,
      inside.length > 0 &&
        h(
          "ul",
          { class: "inside" },
          inside.map((state) => this.speaker(state)),
        ),
    );
  }

  speaker(state) {
    const { seat, ctx } = this;
    const user = seat.users.get(state.user_id);
    const muted = state.mute || state.self_mute;
    const deaf = state.deaf || state.self_deaf;
    const mark = (name, word) =>
      h(
        "span",
        { class: "mark", role: "img", "aria-label": ctx.word(word), title: ctx.word(word) },
        icon(name),
      );
    return h(
      "li",
      { class: `speaker ${muted ? "muted" : ""}`, "data-user": state.user_id },
      avatar(user, ctx.media, "tiny"),
      h("span", { class: "clip" }, seat.name(state.user_id)),
      muted && mark("mute", "muted"),
      deaf && mark("deaf", "deafened"),
    );
  }

  paintCall() {
    const { seat, ctx } = this;
    if (!seat.call) {
      this.call.replaceChildren();
      return;
    }
    const on = sound.person === seat.id;
    const toggle = () => (on ? sound.stop() : sound.start(seat.id));
    const volume = h("input", {
      type: "range",
      min: 0,
      max: 1,
      step: 0.05,
      value: sound.volume,
      "aria-label": ctx.word("volume"),
      title: ctx.word("volume"),
    });
    volume.addEventListener("input", () => sound.setVolume(Number(volume.value)));
    const leave = () => seat.ask("voice", { channel: null }).catch(() => {});
    this.call.replaceChildren(
      h(
        "div",
        { class: "call-head" },
        icon("voice"),
        h(
          "div",
          { class: "clip" },
          h("b", null, ctx.word("inVoice")),
          h("small", null, seat.channels.get(seat.call)?.name ?? ""),
        ),
      ),
      supported()
        ? button(
            ctx.word(on ? "soundOff" : "soundOn"),
            toggle,
            { class: `round sound ${on ? "on" : ""}`, "aria-pressed": String(on) },
            icon(on ? "voice" : "silent"),
          )
        : "",
      button(ctx.word("leave"), leave, { class: "round hang-up" }, icon("leave")),
      supported() ? (on ? volume : "") : h("small", { class: "call-note" }, ctx.word("noWebCodecs")),
    );
  }

  paintMe() {
    const { seat, ctx } = this;
    const locales = [
      ["en-US", "EN", "English"],
      ["ru", "RU", "Русский"],
    ];
    this.me.replaceChildren(
      avatar(seat.person, ctx.media),
      h(
        "div",
        { class: "clip" },
        h("b", null, displayName(seat.person)),
        h("small", null, `@${seat.person.username}`),
      ),
      h(
        "div",
        { class: "languages", role: "group", "aria-label": ctx.word("language") },
        locales.map(([locale, label, name]) =>
          button(
            name,
            () => seat.setLocale(locale),
            { "aria-pressed": String(seat.locale === locale), lang: locale },
            label,
          ),
        ),
      ),
    );
  }
}
