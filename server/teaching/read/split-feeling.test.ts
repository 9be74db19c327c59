import { expect, test } from 'vitest';
import { splitFeeling } from './split-feeling.ts';

test.each([
  ['i keep mixing these up and its stressing me out. what is a merger', 'feelsStressed', 'what is a merger'],
  ['im so lost with all this. can you tell me what a merger is', 'feelsStressed', 'can you tell me what a merger is'],
  ['ugh i hate finance. what is a budget', 'dislikes', 'what is a budget'],
  ['this is so boring lol. why do we need it', 'dislikes', 'why do we need it'],
  ['im so stupid at this. how do i draw it', 'feelsDoubt', 'how do i draw it'],
])('how one feels, and what one asks: %s', (words, mood, rest) => {
  expect(splitFeeling(words)).toEqual({ mood, rest });
});

test.each([
  'my mock is on friday. what is a merger',
  'love this. what is a merger',
  'what is a merger? im so tired',
  'im so tired',
  'oligopoly. im so tired. whats the one sentence version',
  'why would staff be stressed. what does that cost',
])('no feeling before a question: %s', (words) => {
  expect(splitFeeling(words)).toBeUndefined();
});
