import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { calculate } from '../calculate.ts';
import type { SumRequest, WorkedSum } from '../sum.ts';

const costs = 'fixed costs are £12,000, price £8 and variable cost £5. whats the break even';
const safety = 'break even is 4,000 and they sell 9,000, what is the margin of safety';
const cover = 'is my answer right, the contribution is smaller so you need to sell more to cover the 12000';

/** As the model would read the one figure of the words. */
const taken = (role: string): SumRequest['read'] => ({
  goals: [{ name: 'margin of safety', sure: 0.9 }],
  figures: [{ index: 0, role, told: 'value', sure: 0.9 }],
});
const ofSafety: SumRequest['read'] = {
  goals: [{ name: 'margin of safety', sure: 0.9 }],
  figures: ['breakEven', 'actualSales'].map((role, index) => ({ index, role, told: 'value', sure: 0.9 })),
};

function after(words: string, role: string, said = costs) {
  const first = calculate({ words: safety, subject: 'business', topic: '', ...(ofSafety && { read: ofSafety }) });
  const read = taken(role);
  return calculate({
    ...{ words, subject: 'business', topic: '', told: (first as WorkedSum).told ?? [] },
    ...(read && { read }),
    before: { words: safety, name: 'margin of safety', result: 5000 },
    said,
  });
}

test('a figure with a meaning of its own is in no other place when it is mentioned again', () => {
  for (const role of ['breakEven', 'actualSales']) expect(after(cover, role)).toBeUndefined();
  expect(after('you need to cover the 12,000 first?', 'actualSales')).toBeUndefined();
});

test('one that is new, or asked about, is worked', () => {
  const sold = ['The margin of safety is 12,000 minus 4,000, which is 8,000.'];
  expect(after('they sell 12,000 now', 'actualSales', '')).toMatchObject({ sentences: expect.arrayContaining(sold) });
  expect(after('what if they sell 12,000', 'actualSales')).toMatchObject({ sentences: expect.arrayContaining(sold) });
});

test('a figure of the sum before keeps its place, unless the words call it something else', () => {
  const words = 'fixed costs are £12,000, price £8 and variable cost £5. they sell 9,000. what is the margin of safety';
  const follow = (next: string) =>
    calculate({ words: next, subject: 'business', topic: '', before: { words, name: 'margin of safety' } });
  expect(follow('and with 12000?')).toMatchObject({ result: '5,000' });
  expect(follow('and if they sell 12000?')).toMatchObject({ result: '8,000' });
});

test('what is only stated about a result is no sum', async () => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say(costs, { act: 'calculate' });
  await lesson.say(safety, { act: 'calculate' });
  for (const words of [cover, 'you have to cover the 12,000 first', 'so the break even is smaller'])
    expect((await lesson.say(words, { act: 'claim' })).shown?.steps).toBeUndefined();
});
