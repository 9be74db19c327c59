import { afterEach, expect, test } from 'vitest';
import { enterConversation, readStoredConversation, say } from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { type LocalAnswer, startLocalModelServer } from '#tests/support/local-model-server.ts';
import { teachingByWords as teaching } from '#tests/teaching-by-words.ts';
import { createLocalBrain } from '../../providers/brain/brain-local.ts';
import { matcherMarker } from '../../providers/marker/marker-matcher.ts';
import { findLocalModels } from '../../providers/models/local-model/find-local-models.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const takenOver = 'The AI service is not answering just now, so the built-in tutor has taken over.';

/** A product that has found a model in an Ollama of its own. */
async function startWithModel(answer: () => LocalAnswer) {
  const server = await startLocalModelServer({ answer });
  const product = await startProduct();
  const { log, clock, metrics } = product.deps;
  const models = await findLocalModels({ log, modelsDir: '/nowhere', places: [server.ollama] });
  await expect.poll(() => models.status().state).toBe('ready');
  product.deps.ownModels = models;
  product.deps.hostedBrain = createLocalBrain({
    ...{ teaching, marker: matcherMarker, log, clock, models },
    ...{ timeoutSeconds: 60, count: metrics.countOwnModelSentence },
  });
  closing.push(
    () => models.close(),
    () => server[Symbol.asyncDispose](),
    () => product[Symbol.asyncDispose](),
  );
  return { product, server, models, talk: await enterConversation(product) };
}

const question = 'What is opportunity cost?';
const sweets = 'Two sweets on the table and you may take one.';

test('a model that runs on this machine teaches, and those who ask are told of it', async () => {
  const { product, talk } = await startWithModel(() => ({ says: sweets.match(/.{1,7}/g) ?? [] }));
  const { browser, conversationId } = talk;
  const { reply } = await say(browser, conversationId, question);
  expect(reply).toContain(sweets);
  expect((await (await browser.get('/api/tutor/voice-status')).json()).model).toEqual({
    ...{ state: 'ready', model: 'qwen3.5:4b in Ollama', speaks: expect.any(Boolean) },
  });
  const figures = await product.deps.metrics.registry.metrics();
  expect(figures).toContain('margin_own_model_sentences_total{outcome="said"} 1');
});

test('what it makes up is seen by nobody and counted', async () => {
  const { product, talk } = await startWithModel(() => ({
    says: ['It was 73% in 1911. You are wrong. See www.evil.example for more.'],
  }));
  const { reply } = await say(talk.browser, talk.conversationId, question);
  expect(reply).not.toMatch(/73|1911|wrong|evil/);
  expect(reply.length).toBeGreaterThan(50);
  const figures = await product.deps.metrics.registry.metrics();
  expect(figures).toContain('margin_own_model_sentences_total{outcome="figure"} 1');
  expect(figures).toContain('margin_own_model_sentences_total{outcome="replaced"} 1');
});

test('one that is gone in the middle of a turn: the built-in tutor goes on in the same thread, says so once, and leads on', async () => {
  let answer: LocalAnswer = { says: ['Hi.'] };
  const { models, talk } = await startWithModel(() => answer);
  const { browser, conversationId } = talk;
  answer = { cutOffAfter: [`${sweets} `, 'And it '] };
  const first = await say(browser, conversationId, question);
  expect(first.events.filter(({ type }) => type === 'notice')).toEqual([{ type: 'notice', sentence: takenOver }]);
  expect(first.reply).toMatch(/a door closes behind you/);
  expect(models.ready(false)).toBeUndefined();
  const second = await say(browser, conversationId, 'give me an example');
  expect(second.events.map(({ type }) => type)).not.toContain('notice');
  expect((await readStoredConversation(browser, conversationId)).said).toHaveLength(4);
});

test('a full queue, a lost model and garbage are no more than a notice', async () => {
  for (const fault of [
    { status: 503, body: { error: 'server busy, please try again.  maximum pending requests exceeded' } },
    { status: 404, body: { error: 'model not found' } },
    { garbage: '<html>' },
  ]) {
    let answer: LocalAnswer = { says: ['Hi.'] };
    const { talk } = await startWithModel(() => answer);
    answer = fault;
    const { reply, events } = await say(talk.browser, talk.conversationId, question);
    expect(events.some(({ type }) => type === 'notice')).toBe(true);
    expect(reply.length).toBeGreaterThan(50);
  }
});
