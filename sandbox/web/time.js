// Discord time stamps, and the one clock that lets relative ones count.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function format(locale, date, style) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

export function relative(locale, date, now = Date.now()) {
  const seconds = Math.round((date - now) / 1000);
  const [unit, size] = STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

export function stamp(locale, unix, style = "f") {
  const date = new Date(Number(unix) * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${unix}:${style}>`;
  const el = h("time", { class: "stamp", datetime: date.toISOString(), title: format(locale, date, "F") });
  if (style === "R") {
    el.dataset.relative = String(date.getTime());
    el.dataset.locale = locale;
    el.textContent = relative(locale, date);
  } else el.textContent = format(locale, date, style);
  return el;
}

setInterval(() => {
  for (const el of document.querySelectorAll("time[data-relative]")) {
    const text = relative(el.dataset.locale, Number(el.dataset.relative));
    if (el.textContent !== text) el.textContent = text;
  }
}, 1000);

export function dayOf(iso) {
  return new Date(iso).toDateString();
}
