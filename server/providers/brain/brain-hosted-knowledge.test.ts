import { expect, test } from 'vitest';
import { findTutor } from '#content/tutors.ts';
import { teachingByWords } from '#tests/teaching-by-words.ts';
import { findKnowledgeIn } from './brain-hosted-knowledge.ts';
import { writeKnowledge } from './brain-hosted-prompt.ts';
import type { Said } from './interface.ts';

const find = findKnowledgeIn(teachingByWords);

test('the knowledge is of the sections that the words are about, and of the one that was talked about last', async () => {
  const look = async (agentId: string, words: string, changes: { focus?: string; near?: string } = {}) => {
    const agent = findTutor(agentId);
    if (!agent) throw new Error(`There is no ${agentId}`);
    return find({ agent, focus: changes.focus, near: changes.near, words });
  };
  const ids = async (...asked: Parameters<typeof look>) => (await look(...asked)).sections.map(({ id }) => id);
  expect((await ids('economics-theme-1', 'What is opportunity cost?'))[0]).toBe('1.1.3');
  expect(await ids('economics-theme-1', 'What is opportunity cost?')).toHaveLength(3);
  expect(await ids('economics-theme-1', 'What is opportunity cost?', { near: '1.2.8' })).toContain('1.2.8');
  expect(await ids('economics-theme-1', '', { near: '1.2.8' })).toContain('1.2.8');
  expect((await look('business', 'What is a mission statement?')).sections).not.toEqual([]);
});

test('the nearest written answers and the sum worked out go along, and are written down for the model', async () => {
  const agent = findTutor('economics-theme-1');
  if (!agent) throw new Error('There is no such tutor');
  const words = 'price up from 8 to 10 and sales drop 300 to 270, whats the ped';
  const knowledge = await find({ agent, focus: undefined, words, near: '1.2.3' });
  expect(knowledge.answers?.length).toBe(8);
  const written = writeKnowledge(knowledge);
  expect(written).toContain('or not the sum that is meant: check that first. Price rises from 8 to 10, which is 25%.');
  expect(written).toContain('PED is minus 10 divided by 25, which is minus 0.4.');
  expect(written).toContain('Written answers that may be near to this, nearest first.');
  expect(written).toContain('where you know nothing or are not sure, say so');
});

test('what the page shows goes along, is never out of sight, and what it shows can be drawn', async () => {
  const agent = findTutor('economics-theme-1');
  if (!agent) throw new Error('There is no such tutor');
  const lookingAt = { section: '1.2.9', diagram: 'tax-inelastic' };
  const knowledge = await find({ agent, focus: undefined, words: 'explain this', near: undefined, lookingAt });
  expect(writeKnowledge(knowledge)).toContain(
    "The student's page shows section 1.2.9, Indirect taxes and subsidies and the diagram 'Tax on a good with inelastic demand': 'this' and numbers of questions are about it, unless something else was said last.",
  );
  expect(knowledge.sections.map(({ id }) => id)).toContain('1.2.9');
  expect(knowledge.explained?.[0]?.id).toBe('tax-inelastic');
  expect(writeKnowledge(knowledge)).toContain('Diagram, Tax on a good with inelastic demand: ');
  const elsewhere = await find({ ...{ agent, focus: undefined, near: '1.1.3', lookingAt }, words: 'what is a ppf' });
  expect(elsewhere.sections.map(({ id }) => id)).toContain('1.2.9');
});

test('a figure that was told before is known to the sum, and what the tutor said is no figure of the student’s', async () => {
  const agent = findTutor('business');
  if (!agent) throw new Error('There is no such tutor');
  const ask = (words: string, history: Said[]) => find({ agent, focus: undefined, words, near: undefined, history });
  const told = await ask('whats the break even at a price of 5', [
    { by: 'student', text: 'fixed costs are 6000 and variable cost is 2 each' },
    { by: 'tutor', text: 'Right.' },
  ]);
  expect(told.sum).toMatchObject({ kind: 'worked', result: '2,000' });
  const ofTutor = await ask('ok and why', [
    { by: 'tutor', text: 'Fixed costs are 6000, the price is 5 and the variable cost 2: what is break-even?' },
  ]);
  expect(ofTutor.sum).toBeUndefined();
});

test('what is surely so and what the student’s own case shows go along', async () => {
  const agent = findTutor('economics-theme-2');
  if (!agent) throw new Error('There is no such tutor');
  const ask = async (words: string) => writeKnowledge(await find({ agent, focus: undefined, words, near: undefined }));
  expect(await ask('so higher rates make the pound weaker yeah')).toContain(
    'True, if it is what the student speaks of: Higher interest rates make the pound stronger, because hot money flows into UK banks',
  );
  expect(await ask('is hs2 supply-side policy')).toContain(
    'Of the case that the student seems to name: HS2 is mainly an interventionist supply-side policy',
  );
});

test('only a sum that is worked goes along: what it lacks, a model sees for itself', async () => {
  const agent = findTutor('business');
  if (!agent) throw new Error('There is no such tutor');
  const sumOf = async (words: string) => (await find({ agent, focus: undefined, words, near: '3.5.2' })).sum?.kind;
  expect(await sumOf('i dont know the break even')).toBeUndefined();
  expect(await sumOf('whats the break even if the price is 5 and the variable cost 2')).toBeUndefined();
  expect(await sumOf('whats the break even if fixed costs are 600, the price is 5, variable cost 2')).toBe('worked');
});

test('a yes to the student’s own arithmetic does not go along: it may be the wrong sum', async () => {
  const agent = findTutor('business');
  if (!agent) throw new Error('There is no such tutor');
  const words = 'i got 900+200=1100 / 3 = 367';
  expect((await find({ agent, focus: undefined, words, near: '3.5.2' })).sum).toBeUndefined();
});

test('of several topics that are listed each one is there', async () => {
  const agent = findTutor('economics-theme-4');
  if (!agent) throw new Error('There is no such tutor');
  const words = 'test me on comparative advantage, exchange rates and inequality';
  const { sections } = await find({ agent, focus: undefined, words, near: '4.1.7' });
  expect(sections.map(({ title }) => title)).toEqual(['Specialisation and trade', 'Exchange rates', 'Inequality']);
  const lookingAt = { section: '4.1.2' };
  const noList = 'revise with me, i have a question on tariffs and i do not get at all why they make a triangle';
  const shown = await find({ agent, focus: undefined, words: noList, near: '4.1.7', lookingAt });
  expect(shown.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['4.1.7', '4.1.2']));
});

test('what was weak before is told in words, to the tutor of its theme', async () => {
  const weakPoints = [
    { sectionId: '1.1.3', itemKind: 'question', itemId: '1.1.3-q1', missing: 'forgone' } as const,
    { sectionId: '2.5.2', itemKind: 'question', itemId: '2.5.2-q3' } as const,
  ];
  const weakFor = async (id: string) => {
    const agent = findTutor(id);
    if (!agent) throw new Error('There is no such tutor');
    return (await find({ agent, focus: undefined, words: 'what should i revise', near: undefined, weakPoints })).weak;
  };
  expect(await weakFor('economics-theme-1')).toEqual([
    "The economic problem, 'Define opportunity cost.' (missing: forgone)",
  ]);
  expect(await weakFor('economics')).toHaveLength(2);
});

test('a tutor of an exam question has it in full, whether the tutor or the conversation names it', async () => {
  const examOf = async (agentId: string, focus?: string) => {
    const agent = findTutor(agentId);
    if (!agent) throw new Error(`There is no ${agentId}`);
    return (await find({ agent, focus, words: 'my plan', near: undefined })).exam?.index;
  };
  expect(await examOf('simulator-2')).toBe(2);
  expect(await examOf('simulator-default', '7')).toBe(7);
  expect(await examOf('simulator-default')).toBeUndefined();
  expect(await examOf('economics', '7')).toBeUndefined();
});

test('the letters of a skill go to its tutor, and levels of marks to who asks for marks', async () => {
  const written = async (id: string, words: string) => {
    const agent = findTutor(id);
    if (!agent) throw new Error('There is no such tutor');
    return writeKnowledge(await find({ agent, focus: undefined, words, near: undefined }));
  };
  expect(await written('evaluation-skills', 'what is SPEC')).toContain('SPEC: S, Short run or long run: Say how');
  expect(await written('analysis-builder', 'taxes')).toContain('IDEA: I, Identify: State one clear point');
  const marked = await written('economics', 'how many marks would this get');
  expect(marked).toContain('Edexcel 25 marks: Knowledge, application and analysis 16 (levels 1-4) + evaluation 9');
  expect(marked).toContain('Level 4, Good and focused: Analysis is clear');
  expect(await written('economics', 'what is a subsidy')).not.toContain('How long answers are marked');
});

test('the section before the last one stays in sight, so that a late answer can be noted', async () => {
  const agent = findTutor('economics-theme-1');
  if (!agent) throw new Error('There is no such tutor');
  const asked = { agent, focus: undefined, words: 'supply is inelastic then', near: '1.2.5' };
  const idsOf = async (before?: string) => (await find({ ...asked, before })).sections.map(({ id }) => id);
  expect(await idsOf('1.1.4')).toContain('1.1.4');
  expect(await idsOf()).not.toContain('1.1.4');
});
