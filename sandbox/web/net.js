// The one WebSocket: requests with answers, events, and coming back by itself.

export class Net extends EventTarget {
  constructor() {
    super();
    this.waiting = new Map();
    this.number = 0;
    this.delay = 300;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  receive(frame) {
    if (frame.op === "done") {
      const answer = this.waiting.get(frame.n);
      this.waiting.delete(frame.n);
      if (frame.error !== undefined) answer?.reject(new Error(frame.error));
      else answer?.resolve(frame);
      return;
    }
    if (frame.op === "hello") {
      this.delay = 300;
      this.up = true;
    }
    this.dispatchEvent(new CustomEvent(frame.op, { detail: frame }));
  }

  lost() {
    this.up = false;
    for (const answer of this.waiting.values()) answer.reject(new Error("connection lost"));
    this.waiting.clear();
    this.dispatchEvent(new CustomEvent("lost"));
    setTimeout(() => this.connect(), this.delay);
    this.delay = Math.min(5000, this.delay * 1.6);
  }

  ask(person, action, args = {}) {
    const n = ++this.number;
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new Error("connection lost"));
      this.waiting.set(n, { resolve, reject });
      this.socket.send(JSON.stringify({ n, person, do: action, ...args }));
    });
  }
}
