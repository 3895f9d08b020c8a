// The messages of one channel: grouped, kept in place while reading, stuck to the bottom otherwise.

import { button, displayName, h, icon } from "./dom.js";
import { dayLine, messageNode, pendingNode, summary } from "./message.js";
import { DM, isThread } from "./seat.js";
import { dayOf } from "./time.js";

const NEAR = 60;
const PATIENCE = 400; // ms that an edited message waits for its new picture, so that nothing blinks

export class Feed {
  constructor(ctx) {
    this.ctx = ctx;
    this.seat = ctx.seat;
    this.stuck = true;
    this.list = h("ol", { class: "messages" });
    this.scroller = h("div", { class: "scroller", tabindex: "0", role: "region" }, this.list);
    this.pill = button(
      ctx.word("toNewest"),
      () => this.toBottom(),
      { class: "new-pill", hidden: true },
      ctx.word("newMessages"),
      icon("down"),
    );
    this.live = h("div", { class: "sr-only", "aria-live": "polite", role: "status" });
    this.el = h("div", { class: "feed" }, this.scroller, this.pill, this.live);
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.watch = new ResizeObserver(() => this.stuck && this.pin());
    this.watch.observe(this.list);
    this.watch.observe(this.scroller);
  }

  get channel() {
    return this.seat.channels.get(this.seat.current);
  }

  close() {
    this.remember();
    this.watch.disconnect();
  }

  remember() {
    if (this.shownChannel)
      this.seat.scroll.set(this.shownChannel, this.stuck ? null : this.scroller.scrollTop);
  }

  async show() {
    this.remember();
    this.shownChannel = this.seat.current;
    const label = this.ctx.word("messages", { channel: this.seat.label(this.channel) });
    this.scroller.setAttribute("aria-label", label);
    this.pill.hidden = true;
    const id = this.seat.current;
    this.paint();
    if (id && !this.seat.messages.has(id)) await this.seat.load(id).catch(() => {});
    const kept = this.seat.scroll.get(id);
    if (this.seat.current !== id) return;
    this.stuck = kept === null || kept === undefined;
    if (this.stuck) this.pin();
    else this.scroller.scrollTop = kept;
  }

  paint() {
    const { ctx, seat } = this;
    const messages = seat.shown(seat.current);
    const box = seat.messages.get(seat.current);
    const nodes = [];
    if (box && !box.more) nodes.push(this.beginning());
    if (box?.more)
      nodes.push(
        h(
          "li",
          { class: "older" },
          button(ctx.word("older"), () => this.older(), { class: "button secondary" }, ctx.word("older")),
        ),
      );
    let before = null;
    for (const message of messages) {
      if (!before || dayOf(before.timestamp) !== dayOf(message.timestamp)) nodes.push(dayLine(message, ctx));
      nodes.push(messageNode(message, before, ctx));
      before = message;
    }
    for (const pending of seat.pending.values()) {
      if (pending.channel === seat.current) nodes.push(pendingNode(pending, ctx));
    }
    this.list.replaceChildren(...nodes);
    if (this.stuck) this.pin();
  }

  beginning() {
    const { channel, seat, ctx } = this;
    const name = isThread(channel) ? "thread" : channel.type === DM ? "at" : "hash";
    const key = channel.type === DM ? "beginDm" : "begin";
    return h(
      "li",
      { class: "beginning" },
      h("span", { class: "beginning-icon" }, icon(name)),
      h("h2", null, channel.type === DM ? displayName(seat.bot) : channel.name),
      h("p", null, ctx.word(key, { channel: seat.label(channel) })),
    );
  }

  created(message) {
    const messages = this.seat.shown(this.seat.current);
    const mine = message.author.id === this.seat.id;
    if (messages.at(-1)?.id !== message.id || this.seat.pending.size) this.paint();
    else {
      const before = messages.at(-2);
      if (!before || dayOf(before.timestamp) !== dayOf(message.timestamp))
        this.list.append(dayLine(message, this.ctx));
      this.list.append(messageNode(message, before, this.ctx));
    }
    if (this.stuck || mine) this.toBottom();
    else this.pill.hidden = false;
    if (!mine) {
      const text = summary(message, this.ctx);
      this.live.textContent = this.ctx.word("from", { name: displayName(message.author), text });
    }
  }

  async updated(message) {
    const old = this.find(message.id);
    if (!old) return;
    const messages = this.seat.shown(this.seat.current);
    const at = messages.findIndex((each) => each.id === message.id);
    if (at < 0) return;
    const fresh = messageNode(messages[at], messages[at - 1], this.ctx);
    const known = new Map([...old.querySelectorAll("img")].map((img) => [img.src, img]));
    const waiting = [];
    for (const img of fresh.querySelectorAll("img")) {
      const same = known.get(img.src);
      if (same && same.alt === img.alt) img.replaceWith(same.cloneNode());
      else waiting.push(img.decode().catch(() => {}));
    }
    fresh.version = old.version = (old.version ?? 0) + 1;
    const mine = fresh.version;
    if (waiting.length)
      await Promise.race([Promise.all(waiting), new Promise((done) => setTimeout(done, PATIENCE))]);
    const current = this.find(message.id);
    if (!current || current.version !== mine) return;
    const focused = current.contains(document.activeElement) && focusKey(document.activeElement);
    current.replaceWith(fresh);
    if (focused)
      [...fresh.querySelectorAll("button,a")]
        .find((el) => focusKey(el) === focused)
        ?.focus({ preventScroll: true });
  }

  // A thread grew: the card under the message that started it says so.
  counted(threadId) {
    const starter = this.seat.shown(this.seat.current).find((message) => message.thread?.id === threadId);
    if (starter) this.updated(starter);
  }

  find(id) {
    return this.list.querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  jump(id) {
    const el = this.find(id);
    if (!el) return;
    el.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
    el.classList.add("flash");
    setTimeout(() => el.classList.remove("flash"), 1600);
  }

  async older() {
    const first = this.seat.messages.get(this.seat.current)?.list[0];
    if (!first) return;
    const fromBottom = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.stuck = false;
    await this.seat.load(this.seat.current, first.id);
    this.scroller.scrollTop = this.scroller.scrollHeight - fromBottom;
  }

  scrolled() {
    const left = this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight;
    this.stuck = left < NEAR;
    if (this.stuck) this.pill.hidden = true;
  }

  pin() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  toBottom() {
    this.stuck = true;
    this.pill.hidden = true;
    this.pin();
  }
}

const focusKey = (el) => el.dataset.id ?? el.closest("[data-id]")?.dataset.id ?? el.textContent;
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
