import { expect, test } from 'vitest';
import { compileFrames } from './frames.ts';
import { plainWords } from './plain-words.ts';

function isFound(frame: string, said: string): boolean {
  const { find } = compileFrames([frame], { pet: 'cat|guinea pig' });
  return [...find(plainWords(said))].length > 0;
}

test.each([
  ['want|need tea', 'I need tea', true],
  ['want|need tea', 'I like tea', false],
  ['(give up|let go) now', 'please let go now', true],
  ['i (really)? want tea', 'I want tea', true],
  ['hurt* me', 'it hurts me', true],
  ['# tablets', '20 tablets', true],
  ['my <pet> died', 'my guinea pig died', true],
  ['i .. want tea', 'I would very much want tea', true],
  ['i .. want tea', 'I would so very very much want tea', false],
  ['i ... want tea', 'I would so very very much want tea', true],
  ['i .. want tea', 'I do not want tea', false],
  ['i .. want tea', 'I never want tea', false],
  ['i .. want tea', 'It is I. Want tea?', false],
  ['want tea .', 'I want tea', true],
  ['want tea .', 'I want tea today', false],
])('the frame %j in %j: %s', (frame, said, found) => {
  expect(isFound(frame, said)).toBe(found);
});

test('a frame that is not well written is told at once', () => {
  expect(() => compileFrames(['my <dog> died'], {})).toThrow('There is no list called dog');
});
