// One person's view of the box: channels, messages, unread marks, drafts. Panes draw it.

import { displayName, newer } from "./dom.js";
import { say } from "./words.js";

export const TEXT = 0;
export const DM = 1;
export const VOICE = 2;
export const isThread = (channel) => channel.type >= 10 && channel.type <= 12;

const EPHEMERAL = 64;

export class Seat extends EventTarget {
  constructor(net, person, bot, table) {
    super();
    Object.assign(this, { net, person, bot, id: person.id, locale: person.locale });
    this.key = `${table}.${person.id}`;
    this.channels = new Map();
    this.users = new Map();
    this.guilds = new Map();
    this.messages = new Map(); // channel id -> {list, more}; absent until first opened
    this.loading = new Map();
    this.voice = new Map();
    this.commands = {};
    this.pings = new Map();
    this.drafts = new Map();
    this.scroll = new Map();
    this.failures = new Map(); // message id -> word shown under it
    this.typing = new Map();
    this.pending = new Map(); // slash commands not yet answered
    this.watchers = 0;
    const kept = JSON.parse(localStorage.getItem(this.key) ?? "{}");
    this.read = new Map(Object.entries(kept.read ?? {}));
    this.current = kept.channel ?? null;
    this.dismissed = new Set(kept.dismissed);
  }

  async open() {
    const snap = await this.net.ask(this.id, "open", { read: Object.fromEntries(this.read) });
    this.locale = snap.locale;
    const peopleFirst = [...snap.users].sort((a, b) => Boolean(a.bot) - Boolean(b.bot));
    this.users = new Map(peopleFirst.map((user) => [user.id, user]));
    this.guilds = new Map(snap.guilds.map((guild) => [guild.id, guild]));
    this.channels = new Map(snap.channels.map((channel) => [channel.id, channel]));
    this.voice = new Map(snap.voice.map((state) => [state.user_id, state]));
    this.commands = snap.commands;
    this.pings = new Map(Object.entries(snap.pings));
    this.messages.clear();
    this.pending.clear();
    const first = this.read.size === 0; // who comes for the first time has nothing to catch up on
    for (const channel of this.channels.values()) {
      if (!this.read.has(channel.id)) this.read.set(channel.id, (first && channel.last) || "0");
    }
    this.keep();
    if (!this.channels.has(this.current)) this.current = this.home();
    this.ready = true;
    this.changed("all");
  }

  home() {
    const texts = [...this.channels.values()].filter((channel) => channel.type === TEXT);
    return (texts.find((channel) => channel.name === "games") ?? texts[0])?.id ?? null;
  }

  changed(kind, detail = {}) {
    this.dispatchEvent(new CustomEvent("change", { detail: { kind, ...detail } }));
  }

  keep() {
    const dismissed = [...this.dismissed].slice(-200);
    const kept = { read: Object.fromEntries(this.read), channel: this.current, dismissed };
    localStorage.setItem(this.key, JSON.stringify(kept));
  }

  ask(action, args) {
    return this.net.ask(this.id, action, args);
  }

  word(key, args) {
    return say(this.locale, key, args);
  }

  // -- names ---------------------------------------------------------------------------------------

  name(userId) {
    const user = this.users.get(userId);
    if (!user) return null;
    const guild = this.guilds.get(this.channels.get(this.current)?.guild_id);
    return displayName({ ...user, nick: guild?.members[userId]?.nick });
  }

  channelName(channel) {
    if (!channel) return this.word("unknownChannel");
    return channel.type === DM ? displayName(this.bot) : channel.name;
  }

  label(channel) {
    return channel?.type === TEXT ? `#${channel.name}` : this.channelName(channel);
  }

  role(id) {
    for (const guild of this.guilds.values()) {
      const role = guild.roles.find((each) => each.id === id);
      if (role) return role.name.replace(/^@/, "");
    }
    return null;
  }

  // -- messages ------------------------------------------------------------------------------------

  async load(channelId, before) {
    const key = `${channelId}.${before ?? ""}`;
    if (!this.loading.has(key)) {
      const work = this.ask("history", { channel: channelId, before }).finally(() =>
        this.loading.delete(key),
      );
      this.loading.set(key, work);
    }
    const { messages, more } = await this.loading.get(key);
    const known = this.messages.get(channelId) ?? { list: [] };
    const ids = new Set(messages.map((message) => message.id));
    const list = [...messages, ...known.list.filter((message) => !ids.has(message.id))];
    list.sort((a, b) => newer(a.id, b.id));
    this.messages.set(channelId, { list, more });
    this.changed("history", { channel: channelId });
  }

  shown(channelId) {
    return (this.messages.get(channelId)?.list ?? []).filter((message) => !this.dismissed.has(message.id));
  }

  goto(channelId) {
    const channel = this.channels.get(channelId);
    if (!channel || channel.type === VOICE) return;
    this.current = channelId;
    this.markRead(channelId);
    this.changed("goto");
  }

  markRead(channelId) {
    const channel = this.channels.get(channelId);
    if (!channel) return;
    this.read.set(channelId, channel.last ?? "0");
    this.pings.delete(channelId);
    this.keep();
  }

  unread(channel) {
    return newer(channel.last ?? "0", this.read.get(channel.id) ?? "0") > 0;
  }

  totalPings() {
    return [...this.pings.values()].reduce((sum, count) => sum + count, 0);
  }

  dismiss(messageId) {
    this.dismissed.add(messageId);
    this.keep();
    this.changed("remove", { id: messageId });
  }

  // -- events --------------------------------------------------------------------------------------

  event(name, data) {
    const handler = {
      MESSAGE_CREATE: this.onCreate,
      MESSAGE_UPDATE: this.onUpdate,
      MESSAGE_REACTION_ADD: this.onUpdate,
      MESSAGE_REACTION_REMOVE: this.onUpdate,
      MESSAGE_DELETE: this.onDelete,
      THREAD_CREATE: this.onChannel,
      THREAD_UPDATE: this.onChannel,
      CHANNEL_CREATE: this.onChannel,
      CHANNEL_UPDATE: this.onChannel,
      THREAD_DELETE: this.onGone,
      CHANNEL_DELETE: this.onGone,
      THREAD_MEMBERS_UPDATE: this.onMembers,
      TYPING_START: this.onTyping,
      VOICE_STATE_UPDATE: this.onVoice,
      COMMANDS_UPDATE: (update) => ((this.commands = update.commands), this.changed("commands")),
      INTERACTION_MODAL_CREATE: this.onModal,
    }[name];
    handler?.call(this, data);
  }

  onCreate(message) {
    const channel = this.channels.get(message.channel_id);
    if (!channel) return;
    this.users.set(message.author.id, message.author);
    if (newer(message.id, channel.last ?? "0") > 0) channel.last = message.id;
    this.typing.get(message.channel_id)?.delete(message.author.id);
    const box = this.messages.get(message.channel_id);
    if (box && !box.list.some((each) => each.id === message.id)) {
      box.list.push(message);
      box.list.sort((a, b) => newer(a.id, b.id));
    }
    const seen =
      this.watchers > 0 && this.current === message.channel_id && document.visibilityState === "visible";
    const mine = message.author.id === this.id || message.flags & EPHEMERAL;
    if (seen || mine) this.markRead(message.channel_id);
    else if (message.pings) this.pings.set(channel.id, (this.pings.get(channel.id) ?? 0) + 1);
    if (isThread(channel)) channel.message_count = (channel.message_count ?? 0) + 1;
    this.changed("create", { channel: message.channel_id, message });
  }

  onUpdate(message) {
    const box = this.messages.get(message.channel_id);
    const at = box?.list.findIndex((each) => each.id === message.id) ?? -1;
    if (at < 0) return;
    box.list[at] = message;
    this.failures.delete(message.id);
    this.changed("update", { channel: message.channel_id, message });
  }

  onDelete({ id, channel_id: channelId }) {
    const box = this.messages.get(channelId);
    if (box) box.list = box.list.filter((message) => message.id !== id);
    this.changed("remove", { channel: channelId, id });
  }

  onChannel(channel) {
    const old = this.channels.get(channel.id);
    this.channels.set(channel.id, { ...old, ...channel, last: channel.last ?? old?.last ?? null });
    if (!this.read.has(channel.id)) this.read.set(channel.id, "0");
    this.keep();
    this.changed("channels", { channel: channel.id });
  }

  onGone({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.pings.delete(id);
    if (this.current === id) this.current = this.home();
    this.changed("all");
  }

  onMembers(update) {
    const thread = this.channels.get(update.id);
    if (!thread) return;
    thread.member_count = update.member_count;
    if (update.added_members?.some((member) => member.user_id === this.id)) thread.joined = true;
    if (update.removed_member_ids?.includes(this.id)) thread.joined = false;
    this.changed("channels");
  }

  onTyping({ channel_id: channelId, user_id: userId }) {
    if (userId === this.id) return;
    const names = this.typing.get(channelId) ?? new Map();
    this.typing.set(channelId, names);
    clearTimeout(names.get(userId));
    names.set(
      userId,
      setTimeout(() => (names.delete(userId), this.changed("typing")), 9000),
    );
    this.changed("typing");
  }

  onVoice(state) {
    if (state.channel_id) this.voice.set(state.user_id, state);
    else this.voice.delete(state.user_id);
    this.changed("voice", { user: state.user_id });
  }

  // The dialog is built by the pane that shows this person, now or when one next does.
  onModal({ id, modal }) {
    this.modal?.close();
    this.asked = { id, modal };
    this.changed("modal");
  }

  get call() {
    return this.voice.get(this.id)?.channel_id ?? null;
  }

  // -- acting --------------------------------------------------------------------------------------

  async setLocale(locale) {
    await this.ask("locale", { locale });
    this.locale = locale;
    this.changed("all");
  }

  // Commands of this channel, flattened: "game new" is one entry.
  entries(channel) {
    const place = channel?.guild_id ?? "dm";
    const context = channel?.type === DM ? 1 : 0;
    const local = (thing, field) => thing[`${field}_localizations`]?.[this.locale] ?? thing[field];
    const out = [];
    const walk = (node, path, shown) => {
      const names = [...path, node.name];
      const labels = [...shown, local(node, "name")];
      const nested = (node.options ?? []).filter((option) => option.type <= 2);
      if (nested.length) return nested.forEach((option) => walk(option, names, labels));
      out.push({
        path: names.join(" "),
        label: labels.join(" "),
        description: local(node, "description"),
        options: (node.options ?? []).map((option) => ({
          ...option,
          label: local(option, "name"),
          hint: local(option, "description"),
          choices: option.choices?.map((choice) => ({ ...choice, label: local(choice, "name") })),
        })),
      });
    };
    for (const command of this.commands[place] ?? []) {
      if (!command.contexts || command.contexts.includes(context)) walk(command, [], []);
    }
    return out.sort((a, b) => a.label.localeCompare(b.label, this.locale));
  }
}
