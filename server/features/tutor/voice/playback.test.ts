import { expect, test } from 'vitest';
import { createPlayback } from './playback.ts';

/** A voice of 1000 samples a second and a clock that is set by hand. */
function listenTo() {
  let now = 0;
  const playback = createPlayback({ now: () => now, after: () => () => undefined }, 1000);
  const say = (text: string, samples: number) => {
    const utterance = playback.start('reply', text, true);
    playback.sent(samples);
    playback.finish();
    return utterance;
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { playback, say, wait };
}

test('by the clock, what was sent is heard a little later, one sentence after another', () => {
  const { playback, say, wait } = listenTo();
  say('One two. ', 1000);
  const second = say('Three four.', 1000);
  expect(playback.textHeard('reply')).toBe('');
  wait(150 + 600);
  expect(playback.textHeard('reply')).toBe('One');
  wait(1000);
  expect(playback.textHeard('reply')).toBe('One two. Three');
  expect(playback.current()).toBe(second);
  wait(400);
  expect(playback.textHeard('reply')).toBe('One two. Three four.');
  expect(playback.leftMilliseconds()).toBe(0);
});

test('the browser’s word counts more than the clock, but never beyond what it was sent', () => {
  const { playback, say } = listenTo();
  const first = say('One two. ', 1000);
  say('Three four.', 1000);
  expect(playback.heard(first, 5_000_000)).toBe(true);
  expect(playback.textHeard('reply')).toBe('One two. ');
  expect(playback.leftMilliseconds()).toBe(1000);
  playback.heard(first, -7);
  expect(playback.textHeard('reply')).toBe('');
  expect(playback.heard(99, 10)).toBe(false);
});

test('held, nothing more is heard until it goes on', () => {
  const { playback, say, wait } = listenTo();
  say('One two. ', 1000);
  wait(750);
  playback.hold(true);
  wait(60_000);
  say('Three four.', 1000);
  expect(playback.textHeard('reply')).toBe('One');
  expect(playback.leftMilliseconds()).toBe(1400);
  playback.hold(false);
  wait(400);
  expect(playback.textHeard('reply')).toBe('One two. ');
});

test('a sentence whose sound is not all made yet is not taken for heard', () => {
  const { playback, wait } = listenTo();
  playback.start('reply', 'One two three four five six seven eight nine ten.', true);
  playback.sent(500);
  wait(5000);
  expect(playback.textHeard('reply')).toBe('One two');
});

test('what was only written is taken for read', () => {
  const { playback } = listenTo();
  playback.start('reply', 'One two. ', false);
  playback.start('other', 'Not this.', false);
  expect(playback.textHeard('reply')).toBe('One two. ');
});
