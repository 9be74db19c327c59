declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => object): void;

/** 20 ms, as ours. */
const frameSamples = Math.round(0.02 * sampleRate);

class Floor extends AudioWorkletProcessor {
  #frame = new Int16Array(frameSamples);
  #filled = 0;
  readonly #waiting: Int16Array[] = [];
  #read = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => this.#waiting.push(new Int16Array(data));
  }

  process([input]: Float32Array[][], [output]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#frame[this.#filled++] = sample * 32_767;
      if (this.#filled === frameSamples) this.#send();
    }
    const speaker = output?.[0];
    for (let index = 0; speaker && index < speaker.length; index++) speaker[index] = this.#next();
    return true;
  }

  #send(): void {
    this.port.postMessage(this.#frame.buffer, [this.#frame.buffer]);
    this.#frame = new Int16Array(frameSamples);
    this.#filled = 0;
  }

  #next(): number {
    const [frame] = this.#waiting;
    if (!frame) return 0;
    const sample = (frame[this.#read++] ?? 0) / 32_767;
    if (this.#read === frame.length) {
      this.#waiting.shift();
      this.#read = 0;
    }
    return sample;
  }
}

registerProcessor('floor', Floor);
