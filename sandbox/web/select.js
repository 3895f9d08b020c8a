// A select menu as Discord draws it: a button that opens a list, one choice or several.

import { button, h, icon } from "./dom.js";
import { emoji } from "./markdown.js";

let serial = 0;

// options: [{value, label, description, emoji, default}], done(values) is called once the choice is made.
export class Select {
  constructor(
    { options, min = 1, max = 1, placeholder, disabled, label, searchable, done, instant = true },
    ctx,
  ) {
    Object.assign(this, { options, min, max, ctx, done, instant, searchable });
    this.placeholder = placeholder || ctx.word("choose");
    this.id = `select-${++serial}`;
    this.values = options.filter((option) => option.default).map((option) => option.value);
    this.at = -1;
    this.face = h("span", { class: "select-face" });
    this.button = h(
      "button",
      {
        type: "button",
        class: "select-button",
        disabled,
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-label": label ?? this.placeholder,
      },
      this.face,
      icon("down"),
    );
    this.el = h("div", { class: "select" }, this.button);
    this.button.addEventListener("click", () => (this.list ? this.close() : this.open()));
    this.button.addEventListener("keydown", (event) => {
      if (!this.list && ["ArrowDown", "ArrowUp"].includes(event.key)) {
        event.preventDefault();
        this.open();
      }
    });
    this.paint();
  }

  paint() {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    this.face.replaceChildren(
      ...(chosen.length
        ? chosen.map((option) =>
            h(
              "span",
              { class: this.max > 1 ? "chosen chip" : "chosen" },
              emoji(option.emoji, this.ctx),
              option.label,
            ),
          )
        : [h("span", { class: "placeholder" }, this.placeholder)]),
    );
    this.button.setAttribute("aria-description", chosen.map((option) => option.label).join(", "));
  }

  open() {
    this.before = [...this.values];
    this.filter = h("input", {
      class: "select-filter",
      type: "text",
      role: "combobox",
      "aria-expanded": "true",
      "aria-controls": this.id,
      "aria-label": this.ctx.word("search"),
      placeholder: this.ctx.word("search"),
      autocomplete: "off",
    });
    this.items = h("div", {
      class: "select-items",
      id: this.id,
      role: "listbox",
      "aria-multiselectable": this.max > 1,
    });
    const many = this.max > 1;
    this.list = h(
      "div",
      { class: `select-list ${this.searchable || this.options.length > 8 ? "" : "no-filter"}` },
      this.filter,
      this.items,
      many &&
        h(
          "div",
          { class: "select-foot" },
          h("span", null, this.ctx.word("pickBetween", { min: this.min, max: this.max })),
          button(
            this.ctx.word("done"),
            () => this.close(),
            { class: "button primary" },
            this.ctx.word("done"),
          ),
        ),
    );
    this.filter.addEventListener("input", () => this.fill());
    this.filter.addEventListener("keydown", (event) => this.key(event));
    this.outside = (event) => !this.el.contains(event.target) && this.close(false);
    document.addEventListener("pointerdown", this.outside, true);
    this.el.append(this.list);
    this.button.setAttribute("aria-expanded", "true");
    this.fill();
    this.place();
    this.filter.focus({ preventScroll: true });
  }

  // Opens upwards where there is more room above than below.
  place() {
    const box = this.button.getBoundingClientRect();
    const frame = (
      this.el.closest(".scroller, .modal-body") ?? document.documentElement
    ).getBoundingClientRect();
    const [above, below] = [box.top - frame.top, frame.bottom - box.bottom];
    const up = below < Math.min(this.list.offsetHeight, 300) && above > below;
    this.list.classList.toggle("up", up);
    this.items.style.maxHeight = `${Math.max(120, Math.min(300, (up ? above : below) - 80))}px`;
  }

  fill() {
    const text = this.filter.value.trim().toLowerCase();
    this.shown = this.options.filter((option) => option.label.toLowerCase().includes(text));
    this.at = Math.max(
      0,
      this.shown.findIndex((option) => this.values.includes(option.value)),
    );
    this.items.replaceChildren(
      ...this.shown.map((option, i) => this.item(option, i)),
      this.shown.length ? "" : h("div", { class: "empty" }, this.ctx.word("nothingFound")),
    );
    this.mark();
  }

  item(option, i) {
    const el = h(
      "div",
      {
        class: "select-item",
        role: "option",
        id: `${this.id}-${i}`,
        "aria-selected": this.values.includes(option.value) ? "true" : "false",
      },
      emoji(option.emoji, this.ctx),
      h(
        "span",
        { class: "select-text" },
        h("b", null, option.label),
        option.description && h("small", null, option.description),
      ),
      h("span", { class: "tick" }, icon("check")),
    );
    el.addEventListener("click", () => this.pick(option));
    return el;
  }

  mark() {
    [...this.items.children].forEach((el, i) => el.classList.toggle("at", i === this.at));
    this.items.children[this.at]?.scrollIntoView?.({ block: "nearest" });
    this.filter.setAttribute("aria-activedescendant", this.shown.length ? `${this.id}-${this.at}` : "");
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.at = (this.at + step + this.shown.length) % Math.max(1, this.shown.length);
    else if (event.key === "Home") this.at = 0;
    else if (event.key === "End") this.at = this.shown.length - 1;
    else if (event.key === "Escape") this.close();
    else if (event.key === "Tab") return this.close(false);
    else if (event.key === "Enter" || (event.key === " " && !this.filter.value))
      this.pick(this.shown[this.at]);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (this.list) this.mark();
  }

  pick(option) {
    if (!option) return;
    if (this.max === 1) {
      this.values = this.values.includes(option.value) && this.min === 0 ? [] : [option.value];
      this.changed = true;
      return this.close();
    }
    if (this.values.includes(option.value))
      this.values = this.values.filter((value) => value !== option.value);
    else if (this.values.length < this.max) this.values.push(option.value);
    [...this.items.children].forEach((el, i) =>
      el.setAttribute("aria-selected", this.values.includes(this.shown[i]?.value) ? "true" : "false"),
    );
    this.paint();
  }

  close(focus = true) {
    if (!this.list) return;
    document.removeEventListener("pointerdown", this.outside, true);
    this.list.remove();
    this.list = null;
    this.button.setAttribute("aria-expanded", "false");
    if (this.instant && this.values.length < this.min) this.values = this.before;
    const changed = this.changed || String([...this.before].sort()) !== String([...this.values].sort());
    this.changed = false;
    this.paint();
    if (focus) this.button.focus({ preventScroll: true });
    if (changed) this.done?.(this.ordered());
  }

  ordered() {
    return this.options.map((option) => option.value).filter((value) => this.values.includes(value));
  }
}
