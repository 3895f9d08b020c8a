// A modal over one player's pane.

import { button, h, icon, trapFocus } from "./dom.js";
import { selectOptions } from "./components.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";

let serial = 0;

export class Modal {
  constructor(id, data, ctx) {
    Object.assign(this, { id, data, ctx, fields: new Map() });
    this.error = h("p", { class: "failure", role: "alert", hidden: true });
    const title = `modal-${++serial}`;
    this.send = h("button", { type: "submit", class: "button primary" }, ctx.word("submit"));
    this.form = h(
      "form",
      { class: "modal", role: "dialog", "aria-modal": "true", "aria-labelledby": title, novalidate: true },
      h(
        "header",
        null,
        h("h2", { id: title }, data.title),
        button(ctx.word("close"), () => this.close(), { class: "round" }, icon("close")),
      ),
      h(
        "div",
        { class: "modal-body" },
        data.components.map((part) => this.part(part)),
        this.error,
      ),
      h(
        "footer",
        null,
        button(ctx.word("cancel"), () => this.close(), { class: "button link" }, ctx.word("cancel")),
        this.send,
      ),
    );
    this.el = h("div", { class: "veil" }, this.form);
    this.form.addEventListener("submit", (event) => (event.preventDefault(), this.submit()));
    this.el.addEventListener("keydown", (event) => {
      trapFocus(this.form, event);
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
  }

  // A player who is away keeps what was typed: the dialog leaves the pane and comes back with the player.
  attach(pane) {
    this.before = document.activeElement;
    pane.append(this.el);
    this.others = [...pane.children].filter((child) => child !== this.el);
    this.others.forEach((child) => (child.inert = true));
    (
      this.form.querySelector(".modal-body input, .modal-body textarea, .modal-body button") ?? this.send
    ).focus();
  }

  detach() {
    this.others?.forEach((child) => (child.inert = false));
    this.others = null;
    this.el.remove();
  }

  part(part) {
    if (part.type === 1) return part.components.map((input) => this.labelled(input.label, null, input));
    if (part.type === 18) return this.labelled(part.label, part.description, part.component);
    if (part.type === 10) return h("div", { class: "text-display" }, markdown(part.content, this.ctx));
    return null;
  }

  labelled(label, description, input) {
    const id = `input-${++serial}`;
    const required = input.required !== false;
    const make =
      { 4: this.text, 19: this.file, 21: this.radios, 22: this.checks, 23: this.check }[input.type] ??
      this.select;
    const made = make.call(this, input, id, label, required);
    this.fields.set(input.custom_id, { ...made, required, label, input });
    const note = h("small", { class: "failure", hidden: true });
    this.fields.get(input.custom_id).note = note;
    return h(
      "div",
      { class: "modal-field" },
      h(
        "label",
        { for: made.group ? null : id },
        label,
        required && h("span", { class: "star", title: this.ctx.word("required") }, " *"),
      ),
      description && h("small", null, description),
      made.el,
      note,
    );
  }

  text(input, id, label, required) {
    const props = {
      id,
      placeholder: input.placeholder,
      minlength: input.min_length,
      maxlength: input.max_length ?? 4000,
      "aria-required": required,
    };
    const el = h(input.style === 2 ? "textarea" : "input", {
      ...props,
      ...(input.style === 2 ? { rows: 4 } : { type: "text" }),
      value: input.value ?? "",
    });
    return { el, value: () => el.value };
  }

  select(input, id, label) {
    const options = selectOptions(input, this.ctx);
    const select = new Select({ ...options, label, instant: false }, this.ctx);
    select.button.id = id;
    return { el: select.el, value: () => select.ordered(), focus: select.button };
  }

  file(input, id) {
    const el = h("input", { id, type: "file", multiple: (input.max_values ?? 1) > 1 });
    return { el, value: () => Promise.all([...el.files].map(readFile)) };
  }

  radios(input, id, label) {
    return this.boxes("radio", input, id, label, (picked) => picked[0] ?? null);
  }

  checks(input, id, label) {
    return this.boxes("checkbox", input, id, label, (picked) => picked);
  }

  boxes(type, input, id, label, result) {
    const boxes = input.options.map((option) =>
      h("input", { type, name: id, value: option.value, checked: option.default }),
    );
    const rows = input.options.map((option, i) =>
      h(
        "label",
        { class: "tick-row" },
        boxes[i],
        h("span", null, option.label, option.description && h("small", null, option.description)),
      ),
    );
    const el = h("div", { role: type === "radio" ? "radiogroup" : "group", "aria-label": label }, rows);
    return {
      el,
      group: true,
      value: () => result(boxes.filter((box) => box.checked).map((box) => box.value)),
    };
  }

  check(input, id) {
    const el = h("input", { id, type: "checkbox", checked: input.default });
    return { el, value: () => el.checked };
  }

  problem({ input, required, label }, value) {
    const { word } = this.ctx;
    const empty = value === null || value === "" || (Array.isArray(value) && !value.length);
    if (empty) return required && input.type !== 23 ? word("errRequired", { name: label }) : null;
    if (input.type === 4 && input.min_length && value.length < input.min_length)
      return word("errShort", { name: label, min: input.min_length });
    if (input.type === 4 && input.max_length && value.length > input.max_length)
      return word("errLong", { name: label, max: input.max_length });
    if (Array.isArray(value) && value.length < (input.min_values ?? 1)) {
      return word("pickBetween", { min: input.min_values ?? 1, max: input.max_values ?? 1 });
    }
    return null;
  }

  async submit() {
    const values = {};
    let first = null;
    for (const [id, field] of this.fields) {
      values[id] = await field.value();
      const problem = this.problem(field, values[id]);
      field.note.textContent = problem ?? "";
      field.note.hidden = !problem;
      if (problem) first ??= field;
    }
    if (first) return (first.focus ?? first.el).focus();
    this.send.setAttribute("aria-busy", "true");
    this.error.hidden = true;
    try {
      await this.ctx.seat.ask("submit", { modal: this.id, values });
      this.close();
    } catch {
      this.error.textContent = this.ctx.word("modalFailed");
      this.error.hidden = false;
    } finally {
      this.send.removeAttribute("aria-busy");
    }
  }

  close() {
    this.detach();
    if (this.ctx.seat.modal === this) this.ctx.seat.modal = null;
    if (this.before?.isConnected) this.before.focus();
  }
}

export async function readFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000)
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return { file: file.name, base64: btoa(text) };
}
