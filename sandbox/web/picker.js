// The list above the composer: commands, choices, people. The text field keeps the focus.

import { h } from "./dom.js";

let serial = 0;

export class Picker {
  constructor(host) {
    this.id = `picker-${++serial}`;
    this.items = [];
    this.at = 0;
    this.list = h("div", { class: "picker-items", id: this.id, role: "listbox" });
    this.title = h("div", { class: "picker-title" });
    this.el = h("div", { class: "picker", hidden: true }, this.title, this.list);
    host.append(this.el);
  }

  // items: [{label, description, extra}], pick(item)
  show(field, title, items, pick, note = "") {
    this.hide();
    Object.assign(this, { field, items, pick, at: 0 });
    this.title.textContent = title;
    this.list.setAttribute("aria-label", title);
    this.list.replaceChildren(
      ...items.map((item, i) => this.row(item, i)),
      note && h("div", { class: "empty" }, note),
    );
    this.el.hidden = false;
    field.setAttribute("aria-expanded", "true");
    field.setAttribute("aria-controls", this.id);
    this.mark();
  }

  row(item, i) {
    const el = h(
      "div",
      { class: "picker-item", role: "option", id: `${this.id}-${i}` },
      h(
        "div",
        { class: "picker-text" },
        h("b", null, item.label),
        item.extra && h("span", { class: "picker-extra" }, item.extra),
      ),
      item.description && h("small", null, item.description),
    );
    el.addEventListener("pointerdown", (event) => event.preventDefault());
    el.addEventListener("click", () => this.choose(i));
    el.addEventListener("pointermove", () => this.at !== i && ((this.at = i), this.mark(false)));
    return el;
  }

  hide() {
    this.el.hidden = true;
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
    this.items = [];
  }

  get open() {
    return !this.el.hidden;
  }

  mark(scroll = true) {
    this.items.forEach((_, i) => {
      const el = this.list.children[i];
      el.classList.toggle("at", i === this.at);
      el.setAttribute("aria-selected", String(i === this.at));
    });
    if (scroll) this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
    if (this.items.length) this.field.setAttribute("aria-activedescendant", `${this.id}-${this.at}`);
  }

  choose(i = this.at) {
    const item = this.items[i];
    if (item) this.pick(item);
  }

  // Returns true when the key was for the list.
  key(event) {
    if (!this.open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.items.length) {
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.mark();
    } else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.items.length)
      this.choose();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
