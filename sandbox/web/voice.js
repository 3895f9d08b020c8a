// The sound of the voice channel: Opus packets from a WebSocket, decoded by WebCodecs, played by WebAudio.

const RATE = 48000;
const PACKET_US = 20000;
const AHEAD = 0.12; // seconds kept in hand against jitter
const TOO_FAR = 0.6;

export const supported = () => "AudioDecoder" in window && "AudioContext" in window;

export class Sound extends EventTarget {
  constructor() {
    super();
    this.volume = Number(localStorage.getItem("volume") ?? 0.8);
    this.person = null;
    this.packets = 0;
  }

  get on() {
    return this.person !== null;
  }

  setVolume(value) {
    this.volume = value;
    localStorage.setItem("volume", String(value));
    if (this.gain) this.gain.gain.value = value;
  }

  start(person) {
    this.stop();
    this.person = person;
    this.audio ??= new AudioContext({ sampleRate: RATE, latencyHint: "interactive" });
    this.audio.resume();
    if (!this.gain) {
      this.gain = this.audio.createGain();
      this.gain.connect(this.audio.destination);
    }
    this.gain.gain.value = this.volume;
    this.next = 0;
    this.clock = 0;
    this.connect();
    this.dispatchEvent(new Event("change"));
  }

  connect() {
    const person = this.person;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/voice?person=${person}`);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", (event) => this.receive(event.data));
    socket.addEventListener("close", () => {
      if (this.socket === socket && this.person === person)
        this.retry = setTimeout(() => this.connect(), 1500);
    });
    this.socket = socket;
  }

  stop() {
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    this.person = null;
    socket?.close();
    if (this.decoder?.state === "configured") this.decoder.close();
    this.decoder = null;
    this.dispatchEvent(new Event("change"));
  }

  receive(packet) {
    if (!this.decoder || this.decoder.state !== "configured") {
      this.decoder = new AudioDecoder({
        output: (data) => this.play(data),
        error: () => (this.decoder = null),
      });
      this.decoder.configure({ codec: "opus", sampleRate: RATE, numberOfChannels: 2 });
    }
    this.packets += 1;
    this.clock += PACKET_US;
    this.decoder.decode(new EncodedAudioChunk({ type: "key", timestamp: this.clock, data: packet }));
  }

  play(data) {
    const buffer = this.audio.createBuffer(data.numberOfChannels, data.numberOfFrames, data.sampleRate);
    for (let plane = 0; plane < data.numberOfChannels; plane++) {
      data.copyTo(buffer.getChannelData(plane), { planeIndex: plane, format: "f32-planar" });
    }
    data.close();
    const now = this.audio.currentTime;
    if (this.next < now + 0.005) this.next = now + AHEAD;
    if (this.next > now + TOO_FAR) return; // a backlog: drop until the clock has caught up
    const source = this.audio.createBufferSource();
    source.buffer = buffer;
    source.connect(this.gain);
    source.start(this.next);
    this.next += buffer.duration;
    this.heard = (this.heard ?? 0) + buffer.duration;
  }
}

export const sound = new Sound();
