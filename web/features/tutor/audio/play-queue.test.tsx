import { expect, test } from 'vitest';
import { createPlayQueue, type PlayReport } from './play-queue.ts';

function startQueue(voiceRate = 16_000) {
  const reports: PlayReport[] = [];
  const queue = createPlayQueue(voiceRate, 48_000, (report) => reports.push(report));
  const hum = (utterance: number, length: number) =>
    queue.take({ type: 'add', utterance, samples: new Int16Array(length).fill(8000) });
  /** Plays that many milliseconds, in the browser's own pieces of 128 samples. */
  const play = (milliseconds: number) => {
    const output = new Float32Array(128);
    let loudest = 0;
    for (let at = 0; at < milliseconds * 48; at += 128) {
      queue.fill(output);
      loudest = Math.max(loudest, ...output);
    }
    return loudest;
  };
  return { queue, reports, hum, play };
}

test('utterances are played in their order, and each is reported when it starts and when it is done', () => {
  const { queue, reports, hum, play } = startQueue();
  hum(1, 1600);
  hum(1, 1600);
  queue.take({ type: 'end', utterance: 1 });
  hum(2, 800);
  queue.take({ type: 'end', utterance: 2 });
  expect(reports).toEqual([]);
  play(10);
  expect(reports).toEqual([{ type: 'started', utterance: 1 }]);
  play(300);
  expect(reports).toEqual([
    { type: 'started', utterance: 1 },
    { type: 'finished', utterance: 1, samples: 3200 },
    { type: 'started', utterance: 2 },
    { type: 'finished', utterance: 2, samples: 800 },
  ]);
});

test('a cut is silent at once and tells to the sample what was played', () => {
  const { queue, reports, hum, play } = startQueue();
  hum(1, 16_000);
  expect(play(256)).toBeGreaterThan(0.2);
  queue.take({ type: 'cut' });
  // 96 pieces of 128 at 48 kHz are 4096 samples at 16 kHz.
  expect(reports.at(-1)).toEqual({ type: 'cut', utterance: 1, samples: 4096 });
  play(5);
  expect(play(50)).toBeLessThan(0.001);
});

test('after a cut the next reply plays from its start', () => {
  const { queue, reports, hum, play } = startQueue();
  hum(1, 16_000);
  play(100);
  queue.take({ type: 'cut' });
  hum(2, 1600);
  queue.take({ type: 'end', utterance: 2 });
  play(200);
  expect(reports.slice(-2)).toEqual([
    { type: 'started', utterance: 2 },
    { type: 'finished', utterance: 2, samples: 1600 },
  ]);
});

test('held, it pauses where it is, and plays on from there', () => {
  const { queue, reports, hum, play } = startQueue();
  hum(1, 3200);
  queue.take({ type: 'end', utterance: 1 });
  play(64);
  queue.take({ type: 'hold', on: true });
  expect(reports.at(-1)).toEqual({ type: 'held', utterance: 1, samples: 1024 });
  play(5);
  expect(play(1000)).toBeLessThan(0.001);
  queue.take({ type: 'hold', on: false });
  expect(play(100)).toBeGreaterThan(0.2);
  play(100);
  expect(reports.at(-1)).toEqual({ type: 'finished', utterance: 1, samples: 3200 });
});

test('sound that comes late is waited for, and nothing is skipped', () => {
  const { queue, reports, hum, play } = startQueue(24_000);
  hum(1, 2400);
  play(1000);
  hum(1, 2400);
  queue.take({ type: 'end', utterance: 1 });
  play(50);
  expect(reports).toEqual([{ type: 'started', utterance: 1 }]);
  play(100);
  expect(reports.at(-1)).toEqual({ type: 'finished', utterance: 1, samples: 4800 });
});

test('an utterance without any sound is done as soon as it is its turn', () => {
  const { queue, reports, hum, play } = startQueue();
  hum(1, 1600);
  queue.take({ type: 'end', utterance: 1 });
  queue.take({ type: 'end', utterance: 2 });
  play(20);
  expect(reports.map(({ utterance }) => utterance)).toEqual([1]);
  play(200);
  expect(reports.at(-1)).toEqual({ type: 'finished', utterance: 2, samples: 0 });
});

test('a cut when nothing is being said reports no utterance', () => {
  const { queue, reports } = startQueue();
  queue.take({ type: 'cut' });
  expect(reports).toEqual([{ type: 'cut', utterance: undefined, samples: 0 }]);
});
