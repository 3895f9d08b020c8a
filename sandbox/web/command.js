// A slash command being filled in: one chip per option, each with its own suggestions.

import { button, h, icon } from "./dom.js";
import { readFile } from "./modal.js";
import { DM, VOICE } from "./seat.js";

const STRING = 3,
  INTEGER = 4,
  BOOLEAN = 5,
  USER = 6,
  CHANNEL = 7,
  ROLE = 8,
  MENTIONABLE = 9,
  NUMBER = 10,
  FILE = 11;
const DEBOUNCE = 220;

export class CommandForm {
  // host: {seat, ctx, picker, channel(), leave(text), sent()}
  constructor(entry, host) {
    Object.assign(this, {
      entry,
      host,
      seat: host.seat,
      ctx: host.ctx,
      picker: host.picker,
      chips: new Map(),
    });
    this.row = h("div", { class: "chips" });
    this.error = h("div", { class: "failure command-error", role: "alert", hidden: true });
    this.more = h("span", { class: "more-options" });
    this.head = h("span", { class: "command-name" }, `/${entry.label}`);
    this.row.append(this.head, this.more);
    const send = h(
      "button",
      {
        type: "submit",
        class: "round send",
        "aria-label": this.ctx.word("send"),
        title: this.ctx.word("send"),
      },
      icon("send"),
    );
    this.el = h(
      "form",
      { class: "command-form", "aria-label": `/${entry.label}: ${entry.description}`, novalidate: true },
      this.error,
      h(
        "div",
        { class: "command-line" },
        this.row,
        button(this.ctx.word("cancel"), () => host.leave(""), { class: "round" }, icon("close")),
        send,
      ),
    );
    this.send = send;
    this.el.addEventListener("submit", (event) => (event.preventDefault(), this.submit()));
    this.el.addEventListener("keydown", (event) => this.key(event));
    for (const option of entry.options) if (option.required) this.add(option);
    this.paintMore();
  }

  focus() {
    const first =
      [...this.chips.values()].find((chip) => chip.input.value === "") ?? [...this.chips.values()][0];
    (first?.input ?? this.send).focus();
  }

  key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.host.leave("");
    }
  }

  paintMore() {
    const left = this.entry.options.filter((option) => !this.chips.has(option.name));
    this.more.replaceChildren(
      ...left.map((option) =>
        button(
          this.ctx.word("addOption", { name: option.label }),
          () => this.add(option).input.focus(),
          { class: "add-option", title: option.hint },
          icon("plus"),
          option.label,
        ),
      ),
    );
  }

  add(option) {
    const input = h("input", {
      type: option.type === FILE ? "file" : "text",
      inputmode: { [INTEGER]: "numeric", [NUMBER]: "decimal" }[option.type],
      role: option.type === FILE ? null : "combobox",
      "aria-expanded": option.type === FILE ? null : "false",
      "aria-label": `${option.label}: ${option.hint}`,
      "aria-required": option.required ? "true" : null,
      autocomplete: "off",
      placeholder: option.required ? "" : this.ctx.word("optional"),
    });
    const chip = { option, input, picked: null };
    chip.el = h("label", { class: "chip-field" }, h("span", null, option.label), input);
    chip.el.dataset.option = option.name;
    this.chips.set(option.name, chip);
    this.row.insertBefore(chip.el, this.more);
    input.addEventListener("focus", () => this.suggest(chip));
    input.addEventListener("blur", () => this.picker.field === input && this.picker.hide());
    input.addEventListener("input", () => {
      chip.picked = null;
      chip.el.classList.remove("bad");
      input.size = Math.max(8, Math.min(28, input.value.length + 1));
      this.suggest(chip);
    });
    input.addEventListener("keydown", (event) => this.chipKey(chip, event));
    this.paintMore();
    return chip;
  }

  chipKey(chip, event) {
    if (
      event.key === "Enter" &&
      this.picker.open &&
      chip.picked === null &&
      !this.free(chip) &&
      this.picker.key(event)
    )
      return;
    if (event.key !== "Enter" && this.picker.key(event)) return;
    if (event.key === "Backspace" && chip.input.value === "" && chip.option.type !== FILE) {
      event.preventDefault();
      this.remove(chip);
    }
  }

  // A text the person may send as typed; everything else must be one of the offered values.
  free(chip) {
    const { option, input } = chip;
    return (
      !option.choices &&
      !option.autocomplete &&
      [STRING, INTEGER, NUMBER].includes(option.type) &&
      input.value !== ""
    );
  }

  remove(chip) {
    const names = [...this.chips.keys()];
    const before = this.chips.get(names[names.indexOf(chip.option.name) - 1]);
    if (!chip.option.required) {
      this.chips.delete(chip.option.name);
      chip.el.remove();
      this.paintMore();
    }
    if (before) before.input.focus();
    else if (chip.option.required) this.host.leave(`/${this.entry.label}`);
    else this.focus();
  }

  suggest(chip) {
    clearTimeout(this.timer);
    const { option, input } = chip;
    const title = `${option.label} — ${option.hint}`;
    if (option.autocomplete) {
      this.picker.show(input, title, [], null, this.ctx.word("loadingChoices"));
      this.timer = setTimeout(() => this.complete(chip, title), DEBOUNCE);
      return;
    }
    const text = chip.picked === null ? input.value.trim().toLowerCase() : "";
    const offered = this.offered(option).filter((choice) => choice.label.toLowerCase().includes(text));
    const note =
      !offered.length && option.type !== STRING && this.offered(option).length
        ? this.ctx.word("nothingFound")
        : "";
    this.picker.show(input, title, offered, (choice) => this.pick(chip, choice), note);
  }

  async complete(chip, title) {
    const { option, input } = chip;
    const asked = (this.asked = (this.asked ?? 0) + 1);
    const others = {};
    for (const other of this.chips.values()) {
      const value = other !== chip && other.option.type !== FILE ? this.value(other) : undefined;
      if (value !== undefined && value !== null && !(value instanceof Error))
        others[other.option.name] = value;
    }
    const value = chip.picked === null ? input.value : "";
    let items = [];
    let note = "";
    try {
      const args = {
        channel: this.host.channel(),
        path: this.entry.path,
        option: option.name,
        value,
        options: others,
      };
      const { choices } = await this.seat.ask("autocomplete", args);
      items = choices.map((choice) => ({
        label: choice.name_localizations?.[this.seat.locale] ?? choice.name,
        value: choice.value,
      }));
      if (!items.length) note = this.ctx.word("nothingFound");
    } catch {
      note = this.ctx.word("choicesFailed");
    }
    if (asked !== this.asked || document.activeElement !== input) return;
    this.picker.show(input, title, items, (choice) => this.pick(chip, choice), note);
  }

  offered(option) {
    const { seat } = this;
    if (option.choices) return option.choices.map((choice) => ({ label: choice.label, value: choice.value }));
    if (option.type === BOOLEAN)
      return [true, false].map((value) => ({ label: this.ctx.word(value ? "yes" : "no"), value }));
    const guild = seat.guilds.get(seat.channels.get(this.host.channel())?.guild_id);
    const users = [...seat.users.values()]
      .filter((user) => !guild || guild.members[user.id])
      .map((user) => ({ label: seat.name(user.id), description: `@${user.username}`, value: user.id }));
    const roles = (guild?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
    if (option.type === USER) return users;
    if (option.type === ROLE) return roles;
    if (option.type === MENTIONABLE) return [...users, ...roles];
    if (option.type !== CHANNEL) return [];
    return [...seat.channels.values()]
      .filter((channel) => channel.type !== DM && channel.guild_id === guild?.id)
      .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
      .map((channel) => ({
        label: channel.type === VOICE ? channel.name : `#${channel.name}`,
        value: channel.id,
      }));
  }

  pick(chip, choice) {
    chip.picked = choice.value;
    chip.input.value = choice.label;
    chip.input.size = Math.max(8, Math.min(28, choice.label.length + 1));
    chip.el.classList.remove("bad");
    this.picker.hide();
    const next = [...this.chips.values()].find((other) => other.option.required && other.input.value === "");
    if (next) next.input.focus();
  }

  // The value of a chip: undefined when empty, an Error when it will not do.
  value(chip) {
    const { option, input, picked } = chip;
    const bad = (key, args) => new Error(this.ctx.word(key, { name: option.label, ...args }));
    if (option.type === FILE) return input.files[0] ?? (option.required ? bad("errRequired") : undefined);
    const text = input.value.trim();
    if (picked !== null) return picked;
    if (text === "") return option.required ? bad("errRequired") : undefined;
    const list = this.offered(option);
    if (option.choices || ![STRING, INTEGER, NUMBER].includes(option.type)) {
      return (
        list.find((choice) => choice.label.toLowerCase() === text.toLowerCase())?.value ?? bad("errChoice")
      );
    }
    if (option.type === STRING) {
      if (option.min_length && text.length < option.min_length)
        return bad("errShort", { min: option.min_length });
      if (option.max_length && text.length > option.max_length)
        return bad("errLong", { max: option.max_length });
      return text;
    }
    const number = Number(text.replace(",", "."));
    if (Number.isNaN(number)) return bad(option.type === INTEGER ? "errInteger" : "errNumber");
    if (option.type === INTEGER && !Number.isInteger(number)) return bad("errInteger");
    if (option.min_value !== undefined && number < option.min_value)
      return bad("errMin", { min: option.min_value });
    if (option.max_value !== undefined && number > option.max_value)
      return bad("errMax", { max: option.max_value });
    return number;
  }

  async submit() {
    this.picker.hide();
    const options = {};
    for (const chip of this.chips.values()) {
      const value = this.value(chip);
      if (value instanceof Error) return this.refuse(chip, value.message);
      if (value !== undefined)
        options[chip.option.name] = value instanceof File ? await readFile(value) : value;
    }
    this.host.sent(this.entry, options);
  }

  refuse(chip, text) {
    chip.el.classList.add("bad");
    this.error.textContent = text;
    this.error.hidden = false;
    chip.input.focus();
  }
}
