// The line at the bottom: messages, and the way into slash commands.

import { button, displayName, h, icon } from "./dom.js";
import { CommandForm } from "./command.js";
import { Picker } from "./picker.js";

const LIMIT = 2000;

export class Composer {
  constructor(ctx) {
    this.ctx = ctx;
    this.seat = ctx.seat;
    this.note = h("div", { class: "failure composer-note", role: "alert", hidden: true });
    this.typing = h("div", { class: "typing", "aria-live": "off" });
    this.slot = h("div", { class: "composer-slot" });
    this.el = h("div", { class: "composer" }, this.note, this.slot, this.typing);
    this.picker = new Picker(this.el);
    this.area = h("textarea", {
      rows: 1,
      maxlength: LIMIT,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      autocomplete: "off",
      enterkeyhint: "send",
    });
    this.area.addEventListener("input", () => this.typed());
    this.area.addEventListener("keydown", (event) => this.key(event));
    this.area.addEventListener("blur", () => this.picker.field === this.area && this.picker.hide());
    this.box = h(
      "div",
      { class: "composer-box" },
      button(ctx.word("useCommand"), () => this.start("/"), { class: "round" }, icon("slash")),
      this.area,
      button(ctx.word("send"), () => this.send(), { class: "round send" }, icon("send")),
    );
    this.slot.append(this.box);
  }

  channel() {
    return this.seat.current;
  }

  // Called when the pane shows another channel.
  show() {
    this.leave(this.seat.drafts.get(this.channel()) ?? "", false);
    const label = this.ctx.word("messageTo", {
      channel: this.seat.label(this.seat.channels.get(this.channel())),
    });
    this.area.placeholder = label;
    this.area.setAttribute("aria-label", label);
  }

  start(text) {
    this.leave(text);
    this.area.focus();
    this.typed();
  }

  typed() {
    const text = this.area.value;
    this.seat.drafts.set(this.channel(), text);
    this.note.hidden = true;
    this.grow();
    if (/^\/[^\n]*$/.test(text)) return this.offerCommands(text.slice(1).trimStart());
    const mention = /(^|\s)@([^\s@]*)$/.exec(text.slice(0, this.area.selectionStart));
    if (mention) return this.offerPeople(mention[2]);
    this.picker.hide();
  }

  grow() {
    this.area.style.height = "auto";
    this.area.style.height = `${Math.min(this.area.scrollHeight, 200)}px`;
  }

  matching(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = this.seat.entries(this.seat.channels.get(this.channel()));
    const hits = (entry) => {
      const names = `${entry.label} ${entry.path}`.toLowerCase();
      return words.every((word) => names.includes(word));
    };
    const starts = (entry) =>
      [entry.label, entry.path].some((name) => name.toLowerCase().startsWith(words.join(" ")));
    return entries.filter(hits).sort((a, b) => starts(b) - starts(a));
  }

  offerCommands(text) {
    const entries = this.matching(text);
    if (!entries.length && /\s\S*\s/.test(text)) return this.picker.hide();
    const title = text ? this.ctx.word("commandsFor", { text }) : this.ctx.word("allCommands");
    const items = entries.map((entry) => ({
      entry,
      label: `/${entry.label}`,
      description: entry.description,
      extra: entry.options.map((option) => (option.required ? option.label : `${option.label}?`)).join("  "),
    }));
    this.picker.show(
      this.area,
      title,
      items,
      (item) => this.command(item.entry),
      items.length ? "" : this.ctx.word("nothingFound"),
    );
  }

  offerPeople(text) {
    const guild = this.seat.guilds.get(this.seat.channels.get(this.channel())?.guild_id);
    const people = [...this.seat.users.values()].filter(
      (user) =>
        (!guild || guild.members[user.id]) && displayName(user).toLowerCase().startsWith(text.toLowerCase()),
    );
    if (!people.length) return this.picker.hide();
    const items = people.map((user) => ({ label: displayName(user), description: `@${user.username}` }));
    this.picker.show(this.area, "@", items, (item) => this.insert(text, `${item.label} `));
  }

  insert(typed, text) {
    const at = this.area.selectionStart;
    this.area.setRangeText(text, at - typed.length, at, "end");
    this.picker.hide();
    this.typed();
  }

  key(event) {
    if (event.isComposing || this.picker.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  // Fill in a command, named as the bot knows it or as the person reads it.
  byName(name) {
    const entries = this.seat.entries(this.seat.channels.get(this.channel()));
    const entry = entries.find((each) => each.path === name || each.label === name);
    if (entry) this.command(entry);
    else this.start(`/${name}`);
  }

  command(entry) {
    this.picker.hide();
    this.seat.drafts.delete(this.channel());
    this.form = new CommandForm(entry, {
      seat: this.seat,
      ctx: this.ctx,
      picker: this.picker,
      channel: () => this.channel(),
      leave: (text) => this.start(text),
      sent: (sent, options) => this.run(sent, options),
    });
    this.slot.replaceChildren(this.form.el);
    this.form.focus();
  }

  leave(text, keep = true) {
    this.picker.hide();
    this.form = null;
    this.slot.replaceChildren(this.box);
    this.area.value = text;
    if (keep) this.seat.drafts.set(this.channel(), text);
    this.note.hidden = true;
    this.grow();
  }

  async run(entry, options) {
    const channel = this.channel();
    this.leave("");
    this.area.focus();
    this.ctx.started();
    const pending = { path: entry.path, channel };
    const drop = () => {
      this.seat.pending.delete(pending);
      this.seat.changed("pending", { channel });
    };
    pending.dismiss = drop;
    this.seat.pending.set(pending, pending);
    this.seat.changed("pending", { channel });
    try {
      await this.seat.ask("slash", { channel, path: entry.path, options });
      drop();
    } catch (error) {
      pending.error = /did not respond|connection lost/i.test(error.message)
        ? "noAnswer"
        : this.ctx.word("refused", { why: error.message });
      this.seat.changed("pending", { channel });
    }
  }

  async send() {
    const text = this.area.value.trim();
    if (!text) return this.area.focus();
    if (text.startsWith("/") && !text.includes("\n")) {
      const [entry] = this.matching(text.slice(1));
      if (entry) return this.command(entry);
      this.note.textContent = this.ctx.word("unknownCommand", { text });
      this.note.hidden = false;
      return;
    }
    const channel = this.channel();
    this.leave("");
    try {
      await this.seat.ask("say", { channel, text: this.encode(text) });
    } catch (error) {
      if (this.channel() === channel && !this.area.value) this.leave(text);
      this.note.textContent = this.ctx.word("refused", { why: error.message });
      this.note.hidden = false;
    }
  }

  // "@Ann" and "#games" become mentions.
  encode(text) {
    const longest = (a, b) => b[0].length - a[0].length;
    const people = [...this.seat.users.values()].map((user) => [`@${displayName(user)}`, `<@${user.id}>`]);
    const here = this.seat.channels.get(this.channel())?.guild_id;
    const places = [...this.seat.channels.values()]
      .filter((channel) => channel.guild_id && channel.guild_id === here)
      .map((channel) => [`#${channel.name}`, `<#${channel.id}>`]);
    for (const [name, code] of [...people, ...places].sort(longest)) text = text.split(name).join(code);
    return text;
  }

  paintTyping() {
    const names = [...(this.seat.typing.get(this.channel())?.keys() ?? [])].map((id) => this.seat.name(id));
    this.typing.textContent = names.length
      ? this.ctx.word("typing", {
          names: new Intl.ListFormat(this.seat.locale).format(names),
          count: names.length,
        })
      : "";
  }
}
