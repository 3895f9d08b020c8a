// Classic embeds.

import { h, safeUrl } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { format } from "./time.js";

export function embed(data, ctx) {
  const el = h(
    "article",
    { class: "embed" },
    h(
      "div",
      { class: "embed-main" },
      data.author && h("div", { class: "embed-author" }, maybeLink(data.author.url, data.author.name)),
      data.title && h("div", { class: "embed-title" }, maybeLink(data.url, markdown(data.title, ctx))),
      data.description && h("div", { class: "embed-text" }, markdown(data.description, ctx)),
      data.fields?.length > 0 &&
        h(
          "div",
          { class: "fields" },
          data.fields.map((field) => fieldNode(field, ctx)),
        ),
      data.image && picture({ ...data.image, description: data.image.description }, ctx),
      footer(data, ctx),
    ),
    data.thumbnail && picture(data.thumbnail, ctx, "thumbnail"),
  );
  if (data.color !== undefined && data.color !== null) {
    el.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  }
  return el;
}

function maybeLink(url, kid) {
  const href = url && safeUrl(url);
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, kid) : kid;
}

function fieldNode(field, ctx) {
  return h(
    "div",
    { class: field.inline ? "field inline" : "field" },
    h("div", { class: "field-name" }, markdown(field.name, ctx)),
    h("div", { class: "field-value" }, markdown(field.value, ctx)),
  );
}

function footer(data, ctx) {
  const time = data.timestamp && format(ctx.locale, new Date(data.timestamp), "s");
  const parts = [data.footer?.text, time].filter(Boolean);
  return parts.length > 0 && h("div", { class: "embed-footer" }, parts.join(" · "));
}
