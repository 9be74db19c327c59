import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const growth =
  "Hi, I've got a 20 mark essay: 'Evaluate whether a business such as Greggs should grow by opening more stores (organic growth) or by takeover.' Can you help me plan it?";
const monopolies =
  "I've got a 25 marker: Evaluate the view that monopolies are always against the interests of consumers. Can you help me plan it?";
const organic =
  'Organic growth is less risky because they already know how to open stores and it keeps the same culture, and they can pay for it with retained profit';
const faster = 'Takeovers are faster, so Greggs could get lots of sites straight away and remove a competitor';
const clash =
  "Culture clash, like the staff from the other company might leave, and they might overpay for it. I can't think of one against organic growth, you give me one";
const slow =
  'Um ok. Organic growth is slow and the UK might get full of Greggs, so new stores just take customers from the old ones. Show me the plan so far';
const prices =
  "My first point is that monopolies charge higher prices than competitive firms because there's no competition, so consumer surplus falls.";
const scale =
  'My second point is economies of scale, a natural monopoly like water has huge fixed costs so one firm has lower average costs and can charge less';

type Said = Awaited<ReturnType<Awaited<ReturnType<typeof startLesson>>['say']>>;

function linesOf({ lesson: { open, parked } }: Said) {
  const plan = open?.kind === 'essay' ? open : parked;
  return plan?.lines ?? [];
}

async function planned(title: string, ...points: string[]) {
  const lesson = await startLesson({ agent: title === growth ? 'business' : 'economics' });
  await lesson.say(title, { act: 'essay-plan' });
  for (const point of points) await lesson.say(point, { act: 'claim' });
  return lesson;
}

test('no point is lost that is brought beside a wish, and who asks for one gets one', async () => {
  const lesson = await planned(growth, organic, faster);
  const given = await lesson.say(clash, { act: 'ask' });
  expect(given.text).toMatch(/Here is one you could use|Take this one/);
  const shown = await lesson.say(slow, { act: 'ask' });
  expect(linesOf(shown).map(({ part, text }) => [part, text.slice(0, 22)])).toEqual(
    expect.arrayContaining([
      ['Point', 'Organic growth is less'],
      ['Other side', 'Takeovers are faster, '],
      ['Point', 'Culture clash, like th'],
      ['Other side', 'Organic growth is slow'],
    ]),
  );
  expect(shown.shown?.steps?.length).toBe(linesOf(shown).length);
});

test.each([
  'Takeovers cost a lot because the bidder pays a premium. Can I see the plan?',
  'The bidder pays a premium because rivals bid too. Finish the plan',
  "The bidder pays a premium, so gearing rises. I'm stuck on the next one, give me a point",
])('whatever is wished for behind it, a point goes in: %s', async (words) => {
  const lesson = await planned(growth, organic);
  const lines = linesOf(await lesson.say(words, { act: 'ask' })).map(({ text }) => text);
  expect(lines).toContainEqual(expect.stringContaining('premium'));
  expect(lines.join(' ')).not.toMatch(/plan|stuck|give me/i);
});

test.each(['You give me one', 'u give me 1', 'idk give me something', 'could you suggest one'])(
  'a point is given to who asks for one, whatever the title: %s',
  async (words) => {
    const lesson = await planned(growth, organic, 'Organic growth is cheap because profit pays for it');
    const reply = await lesson.say(words, { act: 'ask' });
    expect(linesOf(reply)).toHaveLength(3);
  },
);

test.each([
  'Did my point about being slow and taking customers off the old stores go in? I want to see all of it',
  'has my point about being slow gone in',
  'Is the bit about being slow in there or not',
  'did the slow one get added?',
])('whether a point is in is answered from the plan: %s', async (words) => {
  const lesson = await planned(growth, organic, slow);
  const reply = await lesson.say(words, { act: 'ask', found: ['ped-effect'] });
  expect(reply.text).toMatch(/(?:Yes, as|It is in, as) the other side: 'Organic growth is slow/);
  expect(linesOf(reply)).toHaveLength(2);
});

test('what was lost is found again, and a paragraph to be checked is not filed', async () => {
  const lesson = await planned(growth, organic, faster);
  const reply = await lesson.say(
    "You've lost two of my points, the culture clash one and the one about new stores stealing customers from old ones. Never mind, I'll start writing. Can you check this: 'Greggs should grow organically because it is less risky. Greggs already has over 2,500 stores so managers know how to choose sites and train staff. This means new shops are likely to make profit quickly.'",
    { act: 'check-my-work' },
  );
  expect(linesOf(reply).map(({ text }) => text)).toEqual([
    organic,
    faster,
    'culture clash',
    'new stores stealing customers from old ones',
  ]);
  expect(reply.text).toContain("'greggs should grow organically'");
  expect(reply.text).not.toMatch(/one more step|one step further|other side\./);
});

test.each([
  "I already wrote 'this means new shops are likely to make profit quickly'. What's missing?",
  "You're not listening, I said that two messages ago because it was important to my essay",
  'You missed out my second point again, the one on takeovers because it matters',
])('a complaint to the tutor is no point: %s', async (words) => {
  const lesson = await planned(growth, organic, faster);
  expect(linesOf(await lesson.say(words, { act: 'claim' }))).toHaveLength(2);
});

test('a point that is said to stand on the wrong side is moved', async () => {
  const lesson = await planned(monopolies, prices, 'Water firms have huge fixed costs, so one firm is best');
  const moved = await lesson.say(
    'That was already the other side though? Point 1 says bad for consumers, point 2 says good for them',
    { act: 'claim' },
  );
  expect(linesOf(moved).map(({ part }) => part)).toEqual(['Point', 'Other side']);
  const back = await lesson.say("No, that's not the other side, that's my first paragraph.", { act: 'claim' });
  expect(linesOf(back).map(({ part }) => part)).toEqual(['Point', 'Point']);
});

test.each([
  "But that's just repeating my point. Shouldn't the evaluation be that they might just give the profit to shareholders instead, because with no rivals there's no pressure to innovate?",
  "Couldn't you argue that they might just give the profit to shareholders instead?",
  'You could also argue the opposite, that they might just give the profit to shareholders instead',
  'A counter-argument to that is that they might just give the profit to shareholders instead',
])("a student's own counter-argument is the other side: %s", async (words) => {
  const lesson = await planned(monopolies, prices, scale);
  const line = linesOf(await lesson.say(words, { act: 'ask', found: ['ped-effect'] })).at(-1);
  expect(line?.part).toBe('Other side');
  expect(line?.text).toMatch(/^they might just give the profit to shareholders instead/);
});

test('what is said to stand where it stands is left there, and nothing said to the tutor comes into the plan', async () => {
  const lesson = await planned(monopolies, prices);
  await lesson.say(`I didn't ask about mergers. Anyway go back to the plan. ${scale}`, { act: 'claim' });
  const reply = await lesson.say(
    'That was already the other side though? Point 1 says bad for consumers, point 2 says good for them',
    { act: 'claim' },
  );
  expect(reply.text).toMatch(/stands (?:now, )?as the other side/);
  expect(linesOf(reply).map(({ part }) => part)).toEqual(['Point', 'Other side']);
  expect(linesOf(reply)[1]?.text).toMatch(/^economies of scale/);
});

test('what is said to be lost and is there stays where it is', async () => {
  const lesson = await planned(growth, organic, clash, slow);
  const { lines } = { lines: linesOf(await lesson.say('Show the plan so far', { act: 'ask' })) };
  const after = await lesson.say(
    "You've lost two of my points, the culture clash one and the one about new stores stealing customers from old ones.",
    { act: 'claim' },
  );
  expect(after.text).toMatch(/in the plan already|has that one already/);
  expect(linesOf(after)).toEqual(lines);
});

test('two points that are there are named, and not added as a third', async () => {
  const lesson = await planned(
    monopolies,
    prices,
    'My next point is dynamic efficiency: supernormal profit can be spent on R&D, like pharmaceutical firms making new drugs, so consumers get better products',
  );
  const reply = await lesson.say("Ok so I'll do prices and dynamic efficiency.", { act: 'claim' });
  expect(linesOf(reply)).toHaveLength(2);
});

test('a judgement goes in without what is only said around it', async () => {
  const lesson = await planned(monopolies, prices, scale);
  const reply = await lesson.say(
    "Fine. For my conclusion I want to say the word 'always' is wrong because it depends on whether the monopoly is regulated and contestable. Is that a good judgement?",
    { act: 'claim' },
  );
  expect(linesOf(reply).at(-1)).toEqual({
    part: 'Judgement',
    text: "the word 'always' is wrong because it depends on whether the monopoly is regulated and contestable.",
  });
});

test('a better end of a paragraph takes the place of no line of the plan', async () => {
  const lesson = await planned(growth, organic, slow);
  await lesson.say(
    "Forget the plan please. Just mark this paragraph: 'However, a takeover would be quicker. When Greggs opens shops one by one it takes years, but buying a chain gives it hundreds of sites at once, which means it gains market share.'",
    { act: 'check-my-work' },
  );
  const reply = await lesson.say(
    "'...which means lower unit costs, so Greggs can keep its prices low and still protect its profit margin.' Better? And how do I write the conclusion, I'm never sure what counts as a judgement",
    { act: 'ask' },
  );
  expect(reply.text).toMatch(/^Yes, that is better\./);
  expect(linesOf(reply).map(({ text }) => text.slice(0, 22))).toEqual([
    'Organic growth is less',
    'Organic growth is slow',
  ]);
});
