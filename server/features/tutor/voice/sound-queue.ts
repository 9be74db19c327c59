import { inBackground } from '../../../in-background.ts';
import type { Log } from '../../../log.ts';
import { earsRate, frameSamples } from '../../../providers/speech/interface.ts';
import { createFraming } from './audio-frames.ts';
import type { Timers } from './timers.ts';
import type { TurnTakingInput } from './turn-taking.ts';

/** Five seconds of sound that nobody has listened to yet: what comes now is dropped. */
const mostWaiting = 160;
/** A microphone gives as much sound as time passes. After a stall a minute may come at once; more is not listened to. */
const burstMilliseconds = 60_000;

type Listener = {
  timers: Timers;
  log: Log;
  put(input: TurnTakingInput): void;
  hear(frame: Int16Array): Promise<void> | undefined;
};

/** Sound and buttons, dealt with one after the other in the order in which they came. */
export function createSoundQueue({ timers, log, put, hear }: Listener) {
  const framing = createFraming();
  const waiting: (Int16Array | TurnTakingInput)[] = [];
  let listening = false;
  let lastSoundAt = timers.now();
  let burstLeft = burstMilliseconds;
  let isSilent = true;

  function listen(): void {
    if (!listening) inBackground(log, 'the tutor could not hear', listenToAll());
  }

  async function listenToAll(): Promise<void> {
    listening = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const heard = next instanceof Int16Array ? hear(next) : put(next);
        if (heard) await heard;
      }
    } finally {
      listening = false;
    }
  }

  return {
    add(samples: Int16Array): void {
      const passed = timers.now() - lastSoundAt;
      burstLeft = Math.min(burstLeft + passed, burstMilliseconds) - (samples.length / earsRate) * 1000;
      lastSoundAt += passed;
      isSilent = false;
      if (burstLeft < 0) return;
      for (const frame of framing(samples)) if (waiting.length < mostWaiting) waiting.push(frame);
      listen();
    },
    /** As if the microphone had given so many frames without a sound. */
    addSilence(frames: number): void {
      for (let count = 0; count < frames; count++) waiting.push(new Int16Array(frameSamples));
      listen();
    },
    /** In its turn, after the sound that came before it. */
    putLater(input: TurnTakingInput): void {
      waiting.push(input);
      listen();
    },
    millisecondsSince: () => timers.now() - lastSoundAt,
    /** Nothing has come yet. */
    isSilent: () => isSilent,
    clear(): void {
      waiting.length = 0;
    },
  };
}
