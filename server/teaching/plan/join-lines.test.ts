import { expect, test } from 'vitest';
import { readJoin } from './join-lines.ts';
import { readPlanWords } from './read-plan-words.ts';

test.each([
  [
    'also point 2 is wrong in your plan, the habit forming thing is the reason for the inelastic one not its own point',
    'the habit forming thing',
    'the inelastic one',
  ],
  ['the NHS bit is meant to be the evidence for my revenue point', 'the NHS bit', 'my revenue point'],
  ['my strikes point is just an example of the wages one', 'my strikes point', 'the wages one'],
  ['can you put the habit bit with the inelastic one', 'the habit bit', 'the inelastic one'],
  ['merge the scale point and the average cost one', 'the scale point', 'the average cost one'],
  ['please move the Tesco bit under the buying power argument', 'the Tesco bit', 'the buying power argument'],
])("'%s' makes one line of two", (said, which, to) => {
  expect(readJoin(said)).toEqual({ does: 'join', which, to });
});

test.each([
  'put the habit bit under the other side',
  'move the tax one to my second point',
  'inelastic demand is the reason for the price rise',
  'the tax is the cause of the fall in sales',
  'can you add a point about habits',
  'the habit point is my judgement',
])("'%s' does not", (said) => {
  expect(readJoin(said)).toBeUndefined();
});

const title = 'Evaluate the view that a sugar tax is the best way to cut sugary drinks';

test.each([
  [
    'can you fix the plan tho, move the habit forming bit and show me it',
    [{ does: 'move', which: 'the habit forming bit', to: undefined }, { does: 'show' }],
  ],
  ['could you sort out my plan, take out the second one', [{ does: 'remove', which: 'the second one' }]],
  ['please update the plan: put that under against', [{ does: 'move', which: 'that', to: 'Other side' }]],
  ['shift the revenue point please', [{ does: 'move', which: 'the revenue point', to: undefined }]],
  ['show me it again', [{ does: 'show' }]],
  [
    'how would firms change the plan, if costs rose',
    [{ does: 'ask', text: 'how would firms change the plan, if costs rose' }],
  ],
])("'%s'", (words, wishes) => {
  expect(readPlanWords(words, title)).toEqual(wishes);
});
