import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const sum = 'price up from 8 to 10 and sales drop 300 to 270, whats the ped';
const worked =
  'Price rises from 8 to 10, which is 25%. Quantity falls from 300 to 270, which is 10%. ' +
  'PED is minus 10 divided by 25, which is minus 0.4. That is inelastic, so the higher price brings in more revenue.';

test('a sum is worked step by step, and what is asked next is about it', async () => {
  const lesson = await startLesson();
  const { text, shown, lesson: after } = await lesson.say(sum, { act: 'calculate', found: ['ped-meaning'] });
  expect(text).toBe(worked);
  expect(shown?.steps).toEqual([
    { left: '%Δ price', right: '(10 − 8) ÷ 8 × 100 = 25%' },
    { left: '%Δ quantity', right: '(270 − 300) ÷ 300 × 100 = −10%' },
    { left: 'PED', right: '−10 ÷ 25 = −0.4' },
  ]);
  expect(after).toMatchObject({ section: '1.2.3', entry: 'ped-meaning', open: null });
});

test.each(['ask', 'claim', 'check-my-work', 'tell-me'] as const)(
  'figures are worked when the words are read as %s, too, and let an open check lapse',
  async (act) => {
    const lesson = await startLesson();
    await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
    const { text, lesson: after } = await lesson.say(sum, { act, found: ['ped-meaning'] });
    expect(text).toBe(worked);
    expect(after.open).toBeNull();
  },
);

test('what is asked after a sum is answered, not met with the same sum, which comes again when it is asked for', async () => {
  const lesson = await startLesson();
  await lesson.say(sum, { act: 'calculate', found: ['ped-meaning'] });
  const after = await lesson.say('so is the ped always negative', { act: 'ask', found: ['ped-minus'] });
  expect(after.text).toMatch(/^Because price and quantity move in opposite directions\./);
  expect((await lesson.say(sum, { act: 'calculate', found: ['ped-meaning'] })).text).toBe(worked);
});

test('the figures of the example in hand are not the student’s: his own are kept', async () => {
  const lesson = await startLesson();
  const own =
    'a cafe sells 400 coffees a week at £3.20, variable cost is £1.10 per coffee, fixed costs are £500. calculate the profit';
  await lesson.say(own, { act: 'calculate', found: ['profit-figures'] });
  const { text } = await lesson.say('q2 how many coffees does it need to break even', { act: 'ask', found: [] });
  expect(text).toBe(
    'Contribution per unit is £3.20 minus £1.10, which is £2.10. Break-even is the fixed costs divided by that: ' +
      '£500 divided by £2.10 is 238.1, so 239 in whole units. So they must sell 239 to cover all their costs.',
  );
});

test('an answer with figures is an answer while a question waits', async () => {
  const lesson = await startLesson();
  await lesson.say('test me on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  const { text } = await lesson.say('price rose 10% and quantity fell 4% so PED is minus 0.4, inelastic', {
    act: 'answer',
    marked: ['found', 'found'],
  });
  expect(text).toMatch(/^Spot on\. /);
});

test('a figure that is missing is asked for, with the formula', async () => {
  const { text } = await (await startLesson()).say('price up 10%, whats the ped', { act: 'calculate' });
  expect(text).toBe(
    'One thing is missing for price elasticity of demand: the change in quantity demanded. ' +
      'PED = %Δ quantity demanded ÷ %Δ price.',
  );
});

test('who asks for the formula, or only for a hint, gets just that', async () => {
  const formula =
    'Work out the percentage change in quantity demanded, then divide it by the percentage change in price.';
  for (const [words, act] of [
    ['what is the formula for ped', 'calculate'],
    ['just a hint, how do i work it out', 'hint'],
  ] as const) {
    const lesson = await startLesson();
    if (act === 'hint') await lesson.say(sum, { act: 'calculate', found: ['ped-meaning'] });
    const { text, shown } = await lesson.say(words, { act });
    expect(text).toBe(formula);
    expect(shown?.steps).toEqual([
      { left: 'price elasticity of demand', right: 'PED = %Δ quantity demanded ÷ %Δ price' },
    ]);
  }
});

test('a formula is not said twice in a row, and the apology for it never stands alone', async () => {
  const lesson = await startLesson();
  await lesson.say('how do i work out ped', { act: 'calculate', found: ['ped-meaning'] });
  const again = await lesson.say('no thats not what i asked', { act: 'ask', found: ['ped-minus'] });
  expect(again.shown?.steps).toBeUndefined();
  expect(again.text).toBe(
    'Sorry, I went off your question. Because price and quantity move in opposite directions. What happens to the sign if both move the same way?',
  );
});

test('the student’s own result is judged once, before it is worked', async () => {
  const right = await (await startLesson()).say(`${sum}, is it -0.4?`, { act: 'calculate' });
  expect(right.text).toBe(`Yes, minus 0.4 is right. ${worked}`);
  const wrong = await (await startLesson()).say(`${sum}, is it 0.5?`, { act: 'calculate' });
  expect(wrong.text).toBe(`Not quite: it is minus 0.4, not 0.5. ${worked}`);
});

test('by ear a sum has no signs in it', async () => {
  const { text } = await (await startLesson({ spoken: true })).say(sum, { act: 'calculate' });
  expect(text).toBe(worked.replaceAll('%', ' per cent'));
});

test.each(['switch-topic', 'feelings', 'off-topic'] as const)(
  'two figures make a sum, even when the words are read as %s',
  async (act) => {
    const lesson = await startLesson();
    expect((await lesson.say(`lets do elasticity. ${sum}`, { act, found: ['ped-meaning'] })).text).toBe(worked);
  },
);

test('a question with figures is a sum, and no answer to the check that waits', async () => {
  const lesson = await startLesson();
  await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  const { text } = await lesson.say(`${sum}?`, { act: { answer: 0.9 }, found: ['ped-meaning'] });
  expect(text).toBe(worked);
});

test('a figure that is missing may have been said with the sum before', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const costs = 'fixed costs 24000, price 20 and variable cost 12, whats break even';
  expect((await lesson.say(costs, { act: 'calculate' })).text).toContain('3,000');
  const { text } = await lesson.say('they sell 4200 whats margin of safety', { act: 'calculate' });
  expect(text).toContain('1,200');
  const alone = await startLesson({ agent: 'business' });
  expect((await alone.say('they sell 4200 whats margin of safety', { act: 'calculate' })).text).toContain(
    'the break-even output',
  );
});

test("'import' is no code", async () => {
  const lesson = await startLesson({ agent: 'economics-theme-4' });
  const words =
    'How do I calculate the terms of trade if the export price index is 110 and the import price index is 125?';
  expect((await lesson.say(words, { act: 'calculate' })).text).toContain('88');
});

test('a suggestion with a figure in it is no sum', async () => {
  const lesson = await startLesson();
  await lesson.say('price up from 8 to 10 and sales drop 300 to 270, whats the ped', { act: 'calculate' });
  const { shown } = await lesson.say('then they could just charge 12', {
    act: 'claim',
    found: ['ped-effect'],
  });
  expect(shown?.steps).toBeUndefined();
});

test.each([
  ['ask', "i know the formula for ped but i don't get what the sign tells you"],
  ['ask', 'how do i show ped on a diagram? do i draw two curves or just one'],
  ['ask', "Can you explain ped to me? My teacher just gave us the formula and I don't see why it works"],
  ['calculate', "That's just the formula again. Why does the quantity go on top in ped?"],
  ['ask', 'ok. why would it be smaller in real life than the formula says'],
  ['ask', "They raised it from 50p to 65p in 2024. Isn't that simply admitting the original number was a guess?"],
] as const)('as %s no figure is wanted by: %s', async (act, words) => {
  const lesson = await startLesson();
  const { shown } = await lesson.say(words, { act, found: ['ped-minus'] });
  expect(shown?.steps).toBeUndefined();
});

test('the figures of the thread are kept, however many parts the question has', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const say = async (words: string) => (await lesson.say(words, { act: 'calculate' })).text;
  await say('homework q: Fixed costs £24,000, selling price £15, variable cost £9 per unit. calculate break even');
  expect(await say('part b: they currently sell 5500 units. work out the margin of safety and the profit')).toBe(
    'The margin of safety is 5,500 minus 4,000, which is 1,500. So sales could fall by 1,500 before they make a loss. ' +
      'Revenue is £15 times 5,500, which is £82,500. Total cost is £9 times 5,500 plus £24,000, which is £73,500. ' +
      'Take total cost away: £82,500 minus £73,500 is £9,000. So they make a profit of £9,000.',
  );
  expect(await say('and the profit?')).toBe('So they make a profit of £9,000.');
  expect(await say('part c says what happens to the break even if the price drops to £13')).toContain('is 6,000.');
  await say('and if the price was £14');
  await say('and if the price was £12');
  expect(await say('how much loss would they make at 5500')).toContain('So they make a loss of £7,500.');
});

test('what was worked is said as a percentage, though the task is quoted, and a rise is added to what was', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const say = async (words: string, act: 'ask' | 'calculate') => (await lesson.say(words, { act })).text;
  await say(
    'q1: a company sells candles at £12 each, variable cost is £7 and fixed costs are £2000 a month. how many do they need to sell to break even',
    'ask',
  );
  await say('thanks. q2 says they expect to sell 550, calculate the margin of safety and the profit', 'calculate');
  const percentage = 'can you do margin of safety as a percentage too? it says "as a percentage of expected sales"';
  expect(await say(percentage, 'ask')).toBe('As a percentage, 150 divided by 550, times 100, is 27.3% of sales.');
  const rent =
    'ok q3: the rent goes up by £250 a month. what happens to break even and say how the owner could respond';
  expect(await say(rent, 'calculate')).toBe(
    'Fixed costs are now £2,000 plus £250, which is £2,250. ' +
      'Break-even is the fixed costs of £2,250 divided by the contribution of £5, which is 450. So break-even rises from 400 to 450.',
  );
});

test('a margin of safety is worked and its meaning said, and both results follow when the costs change', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const say = async (words: string) => (await lesson.say(words, { act: 'ask' })).text;
  await say(
    'a cafe has fixed costs of £4,800 a month, sells coffees at £3.50 and variable cost is £1.10 each. work out break even',
  );
  const meaning =
    'ok cool. next one says they currently sell 2600, whats the margin of safety and what does it actually mean';
  expect(await say(meaning)).toBe(
    'The margin of safety is 2,600 minus 2,000, which is 600. So sales could fall by 600 before they make a loss. ' +
      'The bigger it is beside the sales, the safer: that is how far sales can fall before there is a loss.',
  );
  const dearer =
    'whatever. next q: rent goes up so fixed costs are now 6000, what happens to break even and the margin of safety';
  expect(await say(dearer)).toBe(
    'Break-even is the fixed costs of £6,000 divided by the contribution of £2.40, which is 2,500. ' +
      'The margin of safety is 2,600 minus 2,500, which is 100. ' +
      'So break-even rises from 2,000 to 2,500, and the margin of safety falls from 600 to 100.',
  );
  expect(await say('and the margin of safety? they still sell 2600')).toBe(
    'The margin of safety is 2,600 minus 2,500, which is 100. So sales could fall by 100 before they make a loss.',
  );
});
