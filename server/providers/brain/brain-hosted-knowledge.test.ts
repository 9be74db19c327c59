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
  expect(written).toContain(
    'A sum worked out exactly, if it is the one that the student means: Price rises from 8 to 10, which is 25%.',
  );
  expect(written).toContain('PED is minus 10 divided by 25, which is minus 0.4.');
  expect(written).toContain('Written answers that may be near to this, nearest first.');
  expect(written).toContain('say that you are not sure');
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
  const told = await ask('whats the break even', [
    { by: 'student', text: 'fixed costs are 6000, price is 5 and variable cost is 2 each' },
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
    'Surely so: Higher interest rates make the pound stronger, because hot money flows into UK banks',
  );
  expect(await ask('is hs2 supply-side policy')).toContain(
    "The student's own case: HS2 is mainly an interventionist supply-side policy",
  );
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
