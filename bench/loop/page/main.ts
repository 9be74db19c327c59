import { findDelays } from './find-delays.ts';
import { openRecorder } from './recorder.ts';

export type Side = 'floor' | 'ours' | 'elevenlabs';

declare global {
  var loop: {
    /** Settles when the sound runs. */
    start(side: Side): Promise<void>;
    /** From the microphone to the speaker, in milliseconds, one burst after the other. */
    finish(): Promise<number[]>;
  };
}

const sides: Record<Side, () => Promise<() => Promise<unknown>>> = {
  floor: async () => (await import('./floor.ts')).startFloor,
  ours: async () => (await import('./ours.ts')).startOurs,
  elevenlabs: async () => (await import('./elevenlabs.ts')).startElevenLabs,
};

const recorder = openRecorder();

globalThis.loop = {
  async start(side) {
    const [start, { record }] = await Promise.all([sides[side](), recorder]);
    await start();
    await record();
  },
  async finish() {
    const { read, rate } = await recorder;
    const { heard, spoken } = await read();
    return findDelays(heard, spoken, rate);
  },
};
