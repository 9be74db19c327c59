import { createResampler } from './resampler.ts';

export type PlayRequest =
  | { type: 'add'; utterance: number; samples: Int16Array }
  /** No more sound for it. */
  | { type: 'end'; utterance: number }
  /** A pause, and on from there. */
  | { type: 'hold'; on: boolean }
  /** Silence at once, and nothing of what waits. */
  | { type: 'cut' };

export type PlayReport =
  | { type: 'started'; utterance: number }
  /** `samples` at the voice's own rate, as they came from the server. */
  | { type: 'finished'; utterance: number; samples: number }
  /** No utterance: nothing was being said. */
  | { type: 'held' | 'cut'; utterance: number | undefined; samples: number };

type Utterance = { utterance: number; from: number; to: number; ended: boolean; started: boolean };

/** Plays utterances one after another and knows to the sample how much of each has been played. */
export function createPlayQueue(voiceRate: number, contextRate: number, report: (report: PlayReport) => void) {
  const resampler = createResampler(voiceRate, contextRate);
  let waiting: Utterance[] = [];
  let pushed = 0;
  let last = 0;
  let held = false;

  const find = (utterance: number): Utterance => {
    const known = waiting.find((entry) => entry.utterance === utterance);
    if (known) return known;
    const entry = { utterance, from: pushed, to: pushed, ended: false, started: false };
    waiting.push(entry);
    return entry;
  };
  const add = (utterance: number, samples: Int16Array) => {
    const entry = find(utterance);
    resampler.push(Float32Array.from(samples, (sample) => sample / 32_768));
    pushed += samples.length;
    entry.to = pushed;
  };
  const played = ({ from, to }: Utterance) => Math.min(Math.max(0, Math.floor(resampler.position()) - from), to - from);
  const tellPlace = (type: 'held' | 'cut') => {
    const [entry] = waiting;
    report({ type, utterance: entry?.utterance, samples: entry ? played(entry) : 0 });
  };
  const hold = (on: boolean) => {
    held = on;
    if (on) tellPlace('held');
  };
  const cut = () => {
    tellPlace('cut');
    held = false;
    waiting = [];
    pushed = 0;
    resampler.clear();
  };
  /** Reports who begins and who is done at the place where the sound is now. */
  const tell = () => {
    for (let entry = waiting[0]; entry; entry = waiting[0]) {
      const hasSound = entry.to > entry.from;
      if (!hasSound && !entry.ended) return;
      if (!entry.started) report({ type: 'started', utterance: entry.utterance });
      entry.started = true;
      if (!entry.ended || resampler.position() < entry.to) return;
      report({ type: 'finished', utterance: entry.utterance, samples: entry.to - entry.from });
      waiting.shift();
    }
  };
  return {
    take(request: PlayRequest): void {
      if (request.type === 'add') add(request.utterance, request.samples);
      else if (request.type === 'end') find(request.utterance).ended = true;
      else if (request.type === 'hold') hold(request.on);
      else cut();
    },
    fill(output: Float32Array): void {
      if (!held) tell();
      const ended = waiting.every((entry) => entry.ended);
      for (let index = 0; index < output.length; index++) {
        // A wave that stops at full height would click: it dies away within a few samples.
        last = !held && resampler.hasNext(ended) ? resampler.next() : last * 0.9;
        output[index] = last;
      }
      if (!held) tell();
    },
  };
}
