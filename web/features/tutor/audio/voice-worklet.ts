import { createPlayQueue, type PlayRequest } from './play-queue.ts';
import { createResampler } from './resampler.ts';

/** What runs on the browser's audio thread, whose names TypeScript's own lists leave out. */
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new (options: AudioWorkletNodeOptions) => object): void;

const earsRate = 16_000;
/** 20 ms. */
const frameSamples = 320;

/** The microphone, as the server's ears take it. */
class Capture extends AudioWorkletProcessor {
  readonly #resampler = createResampler(sampleRate, earsRate);
  #frame = new Int16Array(frameSamples);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0];
    if (samples) this.#resampler.push(samples);
    while (this.#resampler.hasNext(false)) {
      const sample = Math.max(-1, Math.min(1, this.#resampler.next()));
      this.#frame[this.#filled++] = Math.round(sample * 32_767);
      if (this.#filled === frameSamples) this.#send();
    }
    return true;
  }

  #send(): void {
    this.port.postMessage(this.#frame.buffer, [this.#frame.buffer]);
    this.#frame = new Int16Array(frameSamples);
    this.#filled = 0;
  }
}

class Playback extends AudioWorkletProcessor {
  readonly #queue;

  constructor({ processorOptions }: AudioWorkletNodeOptions) {
    super();
    this.#queue = createPlayQueue(processorOptions?.rate, sampleRate, (report) => this.port.postMessage(report));
    this.port.onmessage = ({ data }: MessageEvent<PlayRequest>) => this.#queue.take(data);
  }

  process(_inputs: Float32Array[][], [output]: Float32Array[][]): boolean {
    if (output?.[0]) this.#queue.fill(output[0]);
    return true;
  }
}

registerProcessor('capture', Capture);
registerProcessor('playback', Playback);
