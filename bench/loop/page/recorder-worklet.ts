declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => object): void;

const longestSeconds = 30;

/** Keeps both sounds to itself until it is asked: while it measures it must not disturb the page. */
class Recorder extends AudioWorkletProcessor {
  readonly #heard = new Float32Array(longestSeconds * sampleRate);
  readonly #spoken = new Float32Array(longestSeconds * sampleRate);
  #length = 0;
  #records = false;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<'record' | 'read'>) => {
      this.#records = data === 'record';
      if (data === 'read')
        this.port.postMessage({
          heard: this.#heard.slice(0, this.#length),
          spoken: this.#spoken.slice(0, this.#length),
        });
    };
  }

  process([heard, spoken]: Float32Array[][], [output]: Float32Array[][]): boolean {
    const samples = output?.[0]?.length ?? 128;
    if (!this.#records || this.#length + samples > this.#heard.length) return true;
    if (heard?.[0]) this.#heard.set(heard[0], this.#length);
    if (spoken?.[0]) this.#spoken.set(spoken[0], this.#length);
    this.#length += samples;
    return true;
  }
}

registerProcessor('recorder', Recorder);
