import { expect, test } from 'vitest';
import { coreOf } from './core-of.ts';

test.each([
  [
    "Next point. If inflation falls from 11% to 4%, that's deflation.",
    "If inflation falls from 11% to 4%, that's deflation.",
  ],
  [
    'My friend says they are the same with better manners. Is a merger like a takeover? She was quite sure.',
    'Is a merger like a takeover?',
  ],
  [
    'I want to go through it properly. Start: why does a country gain from trade?',
    'why does a country gain from trade?',
  ],
])("of '%s' the core is '%s'", (words, core) => {
  expect(coreOf(words)).toBe(core);
});

test.each(['why is it negative', 'Ok. why is the demand curve for oil so steep in the short run', 'Hi there!', ''])(
  "'%s' is its own core",
  (words) => {
    expect(coreOf(words)).toBeUndefined();
  },
);
