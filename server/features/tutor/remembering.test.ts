import { expect, test } from 'vitest';
import type { Evidence } from '#domain/tutor.ts';
import { evidence } from '#server/db/schema/memory.ts';
import {
  enterConversation,
  pieces,
  readStoredConversation,
  say,
  scriptedBrain,
  startConversation,
} from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { scheduleHourlyJobs } from '../../jobs/schedule.ts';
import { readConversation } from './queries.ts';

test('what a student has shown is kept with the reply and the lesson, and is known in the next conversation only', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(({ words }) => [
    { kind: 'text', text: 'Not quite.' },
    { kind: 'lesson', lesson: { step: 1 }, evidence: words === 'A guess' ? [shown()] : [] },
  ]);
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'A guess');
  await say(browser, conversationId, 'Hm');
  await say(browser, await startConversation(browser), 'Hello again');
  expect(brain.turns.map(({ lesson }) => lesson)).toEqual([undefined, { step: 1 }, undefined]);
  expect(brain.turns.map(({ weakPoints }) => weakPoints)).toEqual([
    [],
    [],
    [{ sectionId: '1.2.3', itemKind: 'question', itemId: '1.2.3-q1', missing: 'percentage change' }],
  ]);
});

test('the weakest comes first, and what was put right since is no weak point', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(({ words }) => [
    { kind: 'text', text: 'Marked.' },
    { kind: 'lesson', lesson: {}, evidence: answers[words] ?? [] },
  ]);
  const answers: Record<string, Evidence[]> = {
    first: [
      shown({ itemId: 'a', verdict: 'partly', hints: 1 }),
      shown({ itemId: 'b', verdict: 'not yet', hints: 4 }),
      shown({ itemId: 'c', verdict: 'not yet', hints: 0 }),
      shown({ itemId: 'd', verdict: 'not yet' }),
      shown({ itemId: 'e', verdict: 'right' }),
    ],
    second: [shown({ itemId: 'd', verdict: 'right' }), shown({ itemId: 'e', verdict: 'partly', hints: 3 })],
  };
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'first');
  product.clock.advance(60);
  await say(browser, await startConversation(browser), 'second');
  await say(browser, await startConversation(browser), 'third');
  expect(brain.turns[2]?.weakPoints.map(({ itemId }) => itemId)).toEqual(['b', 'c', 'e', 'a']);
});

test('when the reply cannot be stored, neither the lesson nor the evidence is', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => [
    { kind: 'text', text: 'Not quite.' },
    { kind: 'lesson', lesson: { step: 1 }, evidence: [shown({ hints: 9 })] },
  ]);
  const { browser, conversationId } = await enterConversation(product);
  const { events } = await say(browser, conversationId, 'A guess');
  expect(events.at(-1)).toMatchObject({ type: 'failed' });
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([['student', 'A guess']]);
  expect((await readConversation(product.deps.db, conversationId))?.lesson).toBeNull();
  expect(await product.deps.db().select().from(evidence)).toEqual([]);
});

test('every message goes 30 days after it was said, its words in the title too, and the conversation with the last', async () => {
  await using product = await startProduct({ now: '2026-11-01T12:00:00Z' });
  product.deps.brain = scriptedBrain(({ words }) => pieces(`About ${words}.`));
  const { browser, conversationId, email, password } = await enterConversation(product);
  const purge = async () => {
    await scheduleHourlyJobs(product.deps);
    await product.runJobs();
  };
  const signIn = async () => browser.post('/api/session', { email, password });
  await say(browser, conversationId, 'a secret of the first day');
  const named = await startConversation(browser);
  await browser.request('PATCH', `/api/tutor/conversations/${named}`, { json: { title: 'My own name' } });
  await say(browser, named, 'a word of the first day');
  product.clock.set('2026-11-20T12:00:00Z');
  await signIn();
  await say(browser, conversationId, 'elasticity');
  await say(browser, named, 'elasticity');
  product.clock.set('2026-12-01T11:59:59Z');
  await signIn();
  await purge();
  expect((await readStoredConversation(browser, conversationId)).said).toHaveLength(4);
  product.clock.set('2026-12-01T13:00:00Z');
  await purge();
  const { said, conversation } = await readStoredConversation(browser, conversationId);
  expect(said).toEqual([
    ['student', 'elasticity'],
    ['tutor', 'About elasticity.'],
  ]);
  expect(conversation.title).toBe('Theme 1 tutor');
  expect((await readStoredConversation(browser, named)).conversation.title).toBe('My own name');
  product.clock.set('2026-12-20T13:00:00Z');
  await signIn();
  await purge();
  expect((await browser.get(`/api/tutor/conversations/${conversationId}`)).status).toBe(404);
});

function shown(changes: Partial<Evidence> = {}): Evidence {
  return {
    subject: 'economics',
    sectionId: '1.2.3',
    itemKind: 'question',
    itemId: '1.2.3-q1',
    verdict: 'not yet',
    hints: 2,
    unassisted: false,
    missing: 'percentage change',
    ...changes,
  };
}

test('the brain is told the board that the student sits and what was taught, and nothing of what is worrying', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(() => pieces('Yes.'));
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'How long for a 25 marker?');
  await browser.put('/api/study-profile', {
    ...{ yearOfStudy: 'Year 2', worries: ['remembering'] },
    courses: [{ subject: 'economics', board: 'OCR', taught: [1] }],
  });
  await say(browser, conversationId, 'And for a 15?');
  expect(brain.turns.map(({ board }) => board)).toEqual([undefined, 'OCR']);
  expect(brain.turns.map(({ taught }) => taught)).toEqual([null, [1]]);
  expect(JSON.stringify(brain.turns)).not.toContain('remembering');
});
