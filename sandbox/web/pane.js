// One player's window: the bar of players, the left column, the channel, the composer.

import { avatar, button, displayName, h, icon } from "./dom.js";
import { Composer } from "./composer.js";
import { Feed } from "./feed.js";
import { Modal } from "./modal.js";
import { DM, isThread } from "./seat.js";
import { Sidebar } from "./sidebar.js";
import { sound } from "./voice.js";

export function media(url) {
  const cdn = /^https?:\/\/(?:cdn\.discordapp\.com|media\.discordapp\.net)(\/.*)$/.exec(url ?? "");
  if (cdn) return `/cdn${cdn[1].split("?")[0]}`;
  return url?.startsWith("/") ? `/cdn${url}` : url;
}

export class Pane {
  constructor(app, seat) {
    this.app = app;
    this.bar = h("header", { class: "playerbar" });
    this.body = h("div", { class: "pane-body" });
    this.el = h("section", { class: "pane" }, this.bar, this.body);
    this.onchange = (event) => this.changed(event.detail);
    this.onsound = () => this.sidebar?.paintCall();
    sound.addEventListener("change", this.onsound);
    for (const type of ["pointerdown", "focusin"])
      this.el.addEventListener(type, () => (app.active = this), true);
    this.el.addEventListener("keydown", (event) => event.key === "Escape" && this.drawer(false));
    this.play(seat);
  }

  // -- whose window ----------------------------------------------------------------------------------

  play(seat) {
    if (this.seat === seat) return;
    this.release();
    this.seat = seat;
    seat.watchers += 1;
    seat.addEventListener("change", this.onchange);
    this.build();
  }

  release() {
    if (!this.seat) return;
    this.seat.modal?.detach();
    this.feed?.close();
    this.seat.watchers -= 1;
    this.seat.removeEventListener("change", this.onchange);
  }

  close() {
    this.release();
    sound.removeEventListener("change", this.onsound);
    this.el.remove();
  }

  context() {
    const { seat } = this;
    return {
      seat,
      media,
      me: seat.id,
      locale: seat.locale,
      word: (key, args) => seat.word(key, args),
      user: (id) => seat.name(id),
      channel: (id) => seat.channels.get(id)?.name,
      role: (id) => seat.role(id),
      goto: (id) => (seat.goto(id), this.drawer(false)),
      command: (name) => this.composer.byName(name),
      commandLabel: (path) =>
        seat.entries(seat.channels.get(seat.current)).find((entry) => entry.path === path)?.label ?? path,
      jump: (id) => this.feed.jump(id),
      started: () => this.app.dismissHint(),
    };
  }

  build() {
    const { seat } = this;
    this.feed?.close();
    this.ctx = this.context();
    this.el.lang = seat.locale;
    this.el.setAttribute("aria-label", displayName(seat.person));
    this.sidebar = new Sidebar(this.ctx);
    this.feed = new Feed(this.ctx);
    this.composer = new Composer(this.ctx);
    this.head = h("header", { class: "chat-head" });
    this.notice = h("div", { class: "notice-slot" });
    const scrim = button(this.ctx.word("closeChannels"), () => this.drawer(false), {
      class: "scrim",
      tabindex: "-1",
    });
    const chat = h("main", { class: "chat" }, this.head, this.feed.el, this.notice, this.composer.el);
    this.body.replaceChildren(this.sidebar.el, scrim, chat);
    this.drawer(false);
    this.paintBar();
    if (seat.ready) this.showChannel();
    this.showModal();
  }

  showChannel() {
    if (this.seat.current) this.seat.markRead(this.seat.current);
    this.sidebar.paint();
    this.paintHead();
    this.composer.show();
    this.composer.paintTyping();
    this.paintNotice();
    this.feed.show();
    this.app.paintBars();
  }

  focus() {
    if (!this.seat.modal && matchMedia("(pointer: fine)").matches)
      (this.composer.form ?? this.composer.area).focus({ preventScroll: true });
  }

  drawer(open) {
    const was = this.el.classList.contains("drawer");
    this.el.classList.toggle("drawer", open);
    this.menu?.setAttribute("aria-expanded", String(open));
    if (open) this.sidebar.body.querySelector(".current, button")?.focus();
    else if (was && this.sidebar.el.contains(document.activeElement)) this.menu?.focus();
  }

  // -- events ----------------------------------------------------------------------------------------

  changed({ kind, channel, message }) {
    const here = channel === undefined || channel === this.seat.current;
    if (kind === "all") return this.build();
    if (kind === "goto") {
      this.showChannel();
      return this.focus();
    }
    if (kind === "create" && here) this.feed.created(message);
    else if (kind === "create") this.feed.counted(channel);
    if (kind === "update" && here) this.feed.updated(message);
    if (["remove", "history", "pending"].includes(kind) && here) this.feed.paint();
    if (kind === "pending" && here && this.seat.pending.size) this.feed.toBottom();
    if (["create", "channels", "voice"].includes(kind)) this.sidebar.paint();
    if (kind === "channels") this.paintHead();
    if (kind === "typing" || kind === "create") this.composer.paintTyping();
    if (kind === "modal") this.showModal();
    if (kind === "create") this.app.paintBars();
  }

  showModal() {
    const { seat } = this;
    if (seat.asked) seat.modal = new Modal(seat.asked.id, seat.asked.modal, this.ctx);
    seat.asked = null;
    if (seat.modal && !seat.modal.el.isConnected) seat.modal.attach(this.el);
  }

  // -- drawing ---------------------------------------------------------------------------------------

  paintBar() {
    const { app, ctx } = this;
    const focused = this.bar.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const players = app.seats.map((seat, i) => {
      const pings = seat.totalPings();
      const name = displayName(seat.person);
      const el = h(
        "button",
        {
          type: "button",
          class: "player",
          "aria-pressed": String(seat === this.seat),
          "aria-label": [ctx.word("playAs", { name }), pings && ctx.word("unreadPings", { count: pings })]
            .filter(Boolean)
            .join(", "),
          title: `${name} (Alt+${i + 1})`,
          "data-key": seat.id,
        },
        avatar(seat.person, media),
        h("span", { class: "player-name" }, name),
        pings > 0 && h("span", { class: "badge" }, String(pings)),
      );
      el.addEventListener("click", () => app.play(this, seat));
      return el;
    });
    const second = app.panes.length > 1;
    const split = second
      ? button(ctx.word("unsplit"), () => app.unsplit(this), { class: "round split" }, icon("close"))
      : button(ctx.word("split"), () => app.split(), { class: "round split" }, icon("split"));
    this.bar.replaceChildren(
      h("span", { class: "logo", "aria-hidden": "true" }),
      h("div", { class: "players", role: "group", "aria-label": ctx.word("players") }, players),
      split,
    );
    if (focused) this.bar.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  paintHead() {
    const { ctx, seat } = this;
    const channel = seat.channels.get(seat.current);
    this.menu = button(
      ctx.word("openChannels"),
      () => this.drawer(true),
      { class: "round menu", "aria-expanded": "false" },
      icon("menu"),
    );
    if (!channel) return this.head.replaceChildren(this.menu, h("h1", null, ctx.word("chooseChannel")));
    const parent = isThread(channel) && seat.channels.get(channel.parent_id);
    this.head.replaceChildren(
      this.menu,
      icon(isThread(channel) ? "thread" : channel.type === DM ? "at" : "hash", "head-icon"),
      ...(parent
        ? [
            h(
              "button",
              { type: "button", class: "crumb", on: { click: () => ctx.goto(parent.id) } },
              parent.name,
            ),
            h("span", { class: "crumb-gap", "aria-hidden": "true" }, "›"),
          ]
        : []),
      h("h1", { class: "clip" }, seat.channelName(channel)),
      channel.topic ? h("span", { class: "topic clip" }, channel.topic) : "",
      channel.thread_metadata?.archived ? h("span", { class: "topic" }, ctx.word("archived")) : "",
    );
  }

  paintNotice() {
    const { ctx, app } = this;
    if (app.hinted) return this.notice.replaceChildren();
    const shut = () => app.dismissHint();
    this.notice.replaceChildren(
      h(
        "aside",
        { class: "hint" },
        h("span", { class: "hint-icon", "aria-hidden": "true" }, "🚀"),
        h(
          "div",
          null,
          h("b", null, ctx.word("hintTitle")),
          h("p", null, ctx.word("hintText"), " ", h("span", { class: "hint-keys" }, ctx.word("hintKeys"))),
        ),
        h(
          "button",
          {
            type: "button",
            class: "button primary",
            on: { click: () => (shut(), this.composer.start("/")) },
          },
          ctx.word("hintGo"),
        ),
        button(ctx.word("dismissHint"), shut, { class: "round" }, icon("close")),
      ),
    );
  }
}
