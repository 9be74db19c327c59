import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const testOnPed = ['test me on elasticity', { act: 'test-me', found: ['ped-meaning'] }] as const;

test('a test is one question of the topic that is named', async () => {
  const lesson = await startLesson();
  const { text, shown, lesson: after } = await lesson.say(...testOnPed);
  expect(text).toBe(
    'Here is one on Price, income and cross elasticities of demand. A 10% price rise cuts quantity demanded by 4%. ' +
      'Calculate PED and say whether demand is elastic or inelastic. What would you say?',
  );
  expect(shown?.offers?.map(({ says }) => says)).toEqual(['Give me a hint', 'Tell me the answer']);
  expect(after).toMatchObject({ section: '1.2.3', open: { kind: 'check', id: '1.2.3-q1' }, asked: ['1.2.3-q1'] });
});

test("'test me on this' keeps to the topic in hand and does not name it again", async () => {
  const lesson = await startLesson();
  await lesson.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  expect((await lesson.say('test me on this')).text).toBe(
    'What is the difference between a specific and an ad valorem tax?',
  );
});

test('nothing in hand and nothing named: the page, what was weak, or something of the tutor’s own', async () => {
  const page = await startLesson({ lookingAt: { section: '1.2.9' } });
  expect((await page.say('test me')).lesson.section).toBe('1.2.9');
  const weakPoint = { sectionId: '1.2.3', itemKind: 'question', itemId: '1.2.3-q4' } as const;
  const weak = await startLesson({ weakPoints: [weakPoint] });
  expect((await weak.say('test me')).lesson.section).toBe('1.2.3');
  const other = await startLesson({ agent: 'economics-theme-4' });
  expect((await other.say('test me')).lesson.section).toMatch(/^4\./);
});

test('nothing is asked unasked that was not taught, at any hour, whatever was weak or sounds near', async () => {
  const weakPoint = { sectionId: '3.4.2', itemKind: 'question', itemId: '3.4.2-q1' } as const;
  const sections = new Set<string>();
  for (let hour = 0; hour < 24; hour++) {
    const now = `2026-11-${10 + (hour % 3)}T${String(hour).padStart(2, '0')}:00:00Z`;
    const lesson = await startLesson({ agent: 'economics', taught: [2], weakPoints: [weakPoint], now });
    const asked = await lesson.say('test me', { act: 'test-me', found: ['ped-meaning'] });
    sections.add(asked.lesson.section ?? '');
  }
  expect(sections.size).toBeGreaterThan(5);
  expect([...sections].filter((id) => !id.startsWith('2.'))).toEqual([]);
});

test('whoever names a topic, or opens its theme’s tutor, is asked about it although it was not taught', async () => {
  const named = await startLesson({ agent: 'economics', taught: [2] });
  expect((await named.say(...testOnPed)).lesson.section).toBe('1.2.3');
  const opened = await startLesson({ agent: 'economics-theme-4', taught: [2] });
  expect((await opened.say('test me')).lesson.section).toMatch(/^4\./);
});

test('the difficulty that is asked for decides', async () => {
  const hard = await startLesson();
  await hard.say(...testOnPed);
  expect((await hard.say('give me a hard one', { act: 'test-me' })).text).toBe(
    "Give two reasons why a firm should be careful about relying on last year's PED estimate when setting prices. " +
      'How would you put it?',
  );
  const easy = await startLesson();
  expect((await easy.say('an easy question on taxes', { act: 'test-me', found: ['tax-meaning'] })).text).toBe(
    'Here is one on Indirect taxes and subsidies. What is the difference between a specific and an ad valorem tax?',
  );
});

test('after a right answer without help the next question is harder', async () => {
  const lesson = await startLesson();
  await lesson.say(...testOnPed);
  await lesson.say('inelastic, minus 0.4', { act: 'answer', marked: ['found', 'found'] });
  expect((await lesson.say('yes')).lesson.open).toMatchObject({ id: '1.2.3-q2' });
  const helped = await startLesson();
  await helped.say(...testOnPed);
  await helped.say('hint');
  await helped.say('inelastic, minus 0.4', { act: 'answer', marked: ['found', 'found'] });
  expect((await helped.say('yes')).lesson.open).toMatchObject({ id: '1.2.3-q3' });
});

test('no question comes twice; when the curriculum has none left the written checks follow, and then the truth', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const asked: string[] = [];
  for (let time = 0; time < 9; time++) {
    const { open } = (await lesson.say('test me on this')).lesson;
    asked.push(open?.kind === 'check' ? open.id : '');
  }
  expect(new Set(asked).size).toBe(9);
  expect(asked.slice(6)).toEqual(['ped-minus', 'ped-example', 'ped-misconception']);
  expect((await lesson.say('test me on this')).text).toBe(
    'You have had every question I have on price, income and cross elasticities of demand. ' +
      'Pick another topic and I will carry on.',
  );
});

test('by ear no sum is asked for while there is anything else', async () => {
  const lesson = await startLesson({ spoken: true });
  expect((await lesson.say(...testOnPed)).text).toBe(
    'Here is one on Price, income and cross elasticities of demand. ' +
      'State three factors that make demand more price elastic. What would you say?',
  );
});

test("'question 3' is the third of the section that the page shows, and of nothing when it shows none", async () => {
  const lesson = await startLesson({ lookingAt: { section: '1.2.3' } });
  const { lesson: after } = await lesson.say('can you help me with question 3');
  expect(after.open).toMatchObject({ kind: 'check', id: '1.2.3-q3' });
  expect((await (await startLesson()).say('can you help me with question 3')).lesson.open).toBeNull();
});

test.each([
  // Another section speaks of it first, or is nearer by its words.
  ['give me a quick question on inflation', '2.1.2', [{ id: 'ped-meaning', probability: 0.7 }]],
  ['can you test me on economic growth', '2.1.1', []],
] as const)('a topic that is named by its title is that one: %s', async (words, section, found) => {
  const lesson = await startLesson({ agent: 'economics-theme-2', begin: { section: '2.1.1', turns: 2 } });
  expect((await lesson.say(words, { act: 'test-me', found })).lesson.section).toBe(section);
});

test.each([
  ['test me on elasticity with numbers', true],
  ['give me a question on elasticity, with figures this time', true],
  ['test me on the determinants of elasticity', false],
] as const)('a sum where one is wanted: %s', async (words, isSum) => {
  const lesson = await startLesson({ begin: { asked: ['1.2.3-q1'], turns: 2 } });
  const { text } = await lesson.say(words, { act: 'test-me', found: ['ped-meaning'] });
  expect(/\d/.test(text)).toBe(isSum);
});

test.each(['ok can i have a harder one now. on taxes maybe', 'could i get an easier one, on taxes'])(
  'another question is asked for, and nothing to be explained: %s',
  async (words) => {
    const lesson = await startLesson({ begin: { section: '1.2.3', turns: 2 } });
    const { act } = await lesson.say(words, { act: { 'test-me': 0.98, 'move-on': 0.02 }, found: ['tax-meaning'] });
    expect(act).toBe('test-me');
  },
);
