import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { practiceAttempts } from '#server/db/schema/practice.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';

/** Taxes on inelastic goods raise money but change behaviour little and are often regressive … */
const taxes = '1.2.9-p8';

test('SPEC: a side with a reason counts; bolted on, off the point, elsewhere and repeated are told apart', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const view = await next(browser, `kind=spec&item=${taxes}`);
  expect(Object.keys(view).sort()).toEqual(['claim', 'itemId', 'kind', 'section', 'seed']);
  const work = {
    kind: 'spec',
    time: 'In the long run consumers find substitutes, so demand for the taxed good becomes more elastic.',
    people: 'It depends on elasticity.',
    size: 'The effect on football fans is large because their team won the cup again.',
    conditions: '',
  };
  const marking = await (await send(browser, { itemId: taxes, work })).json();
  expect(marking.sides.map(({ mark }: { mark: string }) => mark)).toEqual([
    'reasoned',
    'bolted on',
    'elsewhere',
    'empty',
  ]);
  expect(marking).toMatchObject({ verdict: 'partly', missing: 'who gains and who loses' });
  expect(view.claim).toBe('A tax on sugary drinks is the best way to cut how much sugar people consume.');
  expect(marking.weighed).toEqual({
    agree: "The tax raises producers' costs and so the price, and firms change their recipes to avoid paying it.",
    disagree: 'Demand may be price inelastic, so consumption falls little and poorer households pay most.',
    decides: 'Price elasticity of demand, how firms respond, and how it compares with education or regulation.',
  });
  const copied = { ...work, people: work.time, size: work.time, conditions: work.time };
  const repeated = await (await send(browser, { itemId: taxes, work: copied })).json();
  expect(repeated.sides.map(({ mark }: { mark: string }) => mark).slice(1)).toEqual([
    'repeated',
    'repeated',
    'repeated',
  ]);
});

test('a judgement is supported, unsupported or on the fence, and stock phrases are pointed at', async () => {
  await using product = await startProduct();
  const { browser, id: userId } = await createSignedInStudent(product);
  const judge = async (text: string) =>
    (await send(browser, { itemId: taxes, work: { kind: 'judgement', text } })).json();
  expect(await judge('Overall, the tax is effective.')).toMatchObject({ verdict: 'partly', judged: 'unsupported' });
  const when = 'Overall the tax is effective if demand for sugary drinks is elastic, but not when it is inelastic.';
  expect(await judge(when)).toMatchObject({ verdict: 'partly', judged: 'unsupported' });
  expect(await judge('The tax on consumers has advantages and disadvantages.')).toMatchObject({ judged: 'fence' });
  expect(await judge('Overall I like cake because it tastes good if fresh.')).toMatchObject({ judged: 'elsewhere' });
  const bolted = 'It depends on elasticity. Overall the tax raises revenue.';
  expect(await judge(bolted)).toMatchObject({ judged: 'unsupported', boltedOn: [[0, 25]] });
  expect(await judge('The tax? It depends on elasticity.')).toMatchObject({ judged: 'fence' });
  const good =
    'Overall the tax is effective at raising revenue, because demand is price inelastic; if demand were elastic, quantity would fall far more.';
  expect(await judge(good)).toMatchObject({ verdict: 'right', judged: 'reasoned', boltedOn: [] });
  const kept = await attemptsOf(product, userId);
  expect(kept.map(({ itemKind }) => itemKind)).toEqual(Array(7).fill('evaluation'));
});

test('arguments may be ranked in more than one right order, with a reason for each', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const { arguments: dealt, seed } = await next(browser, `kind=rank&item=${taxes}`);
  const rank = async (order: number[]) =>
    (await send(browser, { itemId: taxes, seed, work: { kind: 'rank', order } })).json();
  const { strengths } = await rank([0, 1, 2, 3]);
  expect(strengths).toHaveLength(dealt.length);
  const value: Record<string, number> = { reasoned: 0, named: 1, empty: 2, elsewhere: 2 };
  const worth = (place = 0) => value[strengths[place]] ?? 0;
  const best = [0, 1, 2, 3].sort((a, b) => worth(a) - worth(b));
  expect((await rank(best)).verdict).toBe('right');
  // Either both reasons or both that are worth nothing may change places.
  const [one, other] = worth(best[0]) === worth(best[1]) ? [0, 1] : [2, 3];
  const changed = best.with(one, best[other] ?? 0).with(other, best[one] ?? 0);
  expect((await rank(changed)).verdict).toBe('right');
  expect((await rank(best.toReversed())).verdict).toBe('not yet');
});

type Browser = ReturnType<Product['visitor']>;

async function next(browser: Browser, query: string) {
  return (await browser.get(`/api/practice/exercises/economics/next?${query}`)).json();
}

function send(browser: Browser, body: { itemId: string; seed?: number; work: unknown }) {
  return browser.post('/api/practice/exercises/economics/attempts', { id: randomUUID(), seed: 7, ...body });
}

function attemptsOf({ deps }: Product, userId: string) {
  return deps.db().select().from(practiceAttempts).where(eq(practiceAttempts.userId, userId));
}
