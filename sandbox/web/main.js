// The page: who is at the table, one pane or two, and the connection.

import { h } from "./dom.js";
import { Net } from "./net.js";
import { Pane } from "./pane.js";
import { Seat } from "./seat.js";
import { sound } from "./voice.js";
import { say } from "./words.js";

class App {
  constructor(root) {
    this.root = root;
    this.seats = [];
    this.panes = [];
    this.active = null;
    this.sound = sound;
    this.hinted = localStorage.getItem("hinted") === "yes";
    this.banner = h("div", { class: "banner", role: "status" }, this.word("connecting"));
    root.replaceChildren(this.banner);
    this.net = new Net();
    this.net.addEventListener("hello", (event) => this.hello(event.detail));
    this.net.addEventListener("event", (event) => this.event(event.detail));
    this.net.addEventListener("lost", () => this.warn("reconnecting"));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => this.returned());
  }

  word(key) {
    return say(this.active?.seat.locale ?? navigator.language, key);
  }

  warn(key) {
    this.banner.textContent = this.word(key);
    this.banner.hidden = false;
  }

  async hello({ people, bot, table }) {
    if (this.table !== table) {
      this.table = table;
      this.panes.forEach((pane) => pane.close());
      this.panes = [];
      this.seats = people.map((person) => new Seat(this.net, person, bot, table));
      const kept = JSON.parse(localStorage.getItem("panes") ?? "[]");
      const shown = kept
        .map((name) => this.seats.find((seat) => seat.person.username === name))
        .filter(Boolean);
      for (const seat of shown.length ? shown : this.seats.slice(0, 1)) this.add(seat);
    }
    await Promise.all(this.seats.map((seat) => seat.open())).catch(() => {});
    if (this.net.up) this.banner.hidden = true;
    this.paintBars();
    this.active?.focus();
  }

  add(seat) {
    const pane = new Pane(this, seat);
    this.panes.push(pane);
    this.active = pane;
    this.arrange();
    return pane;
  }

  arrange() {
    this.root.replaceChildren(this.banner, ...this.panes.map((pane) => pane.el));
    this.root.classList.toggle("two", this.panes.length > 1);
    localStorage.setItem("panes", JSON.stringify(this.panes.map((pane) => pane.seat.person.username)));
    this.paintBars();
  }

  split() {
    const taken = this.panes.map((pane) => pane.seat);
    const seat = this.seats.find((each) => !taken.includes(each));
    if (seat) this.add(seat).focus();
  }

  unsplit(pane) {
    this.panes = this.panes.filter((each) => each !== pane);
    pane.close();
    this.active = this.panes[0];
    this.arrange();
    this.active.focus();
  }

  // A player who already sits in the other half changes places with this one.
  play(pane, seat) {
    const other = this.panes.find((each) => each !== pane && each.seat === seat);
    if (other) other.play(pane.seat);
    pane.play(seat);
    this.active = pane;
    this.arrange();
    pane.focus();
  }

  event({ person, name, data }) {
    const seat = this.seats.find((each) => each.id === person);
    const before = seat?.call;
    seat?.event(name, data);
    if (seat?.call !== before && sound.person === person) this.follow(seat);
    if (name === "MESSAGE_CREATE") this.paintBars();
  }

  // The sound goes where the listener goes.
  follow(seat) {
    if (seat.call) sound.start(seat.id);
    else sound.stop();
  }

  paintBars() {
    for (const pane of this.panes) pane.paintBar();
    const pings = this.seats.reduce((sum, seat) => sum + seat.totalPings(), 0);
    document.title = `${pings ? `(${pings}) ` : ""}${this.word("title")}`;
    document.documentElement.lang = this.active?.seat.locale ?? "en";
  }

  key(event) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const digit = /^Digit([1-9])$/.exec(event.code);
    const seat = digit && this.seats[Number(digit[1]) - 1];
    if (!seat || !this.active) return;
    event.preventDefault();
    this.play(this.active, seat);
  }

  returned() {
    if (document.visibilityState !== "visible") return;
    for (const pane of this.panes) {
      if (pane.seat.current) pane.seat.markRead(pane.seat.current);
      pane.sidebar.paint();
    }
    this.paintBars();
  }

  dismissHint() {
    this.hinted = true;
    localStorage.setItem("hinted", "yes");
    for (const pane of this.panes) pane.paintNotice();
  }
}

window.box = new App(document.getElementById("app"));
