import { expect, test, vi } from 'vitest';
import { collect, failureOf, lessonTurn, testBrain, textOf } from '#tests/contracts/brain-contract.ts';
import { slotsOf, startBrain, vendors } from '#tests/hosted-brain-alone.ts';
import type { ModelAnswer, ModelRequest } from '#tests/support/model-server.ts';

for (const vendor of vendors) {
  testBrain(`a hosted model (${vendor})`, () =>
    startBrain(vendor, () => ({ says: ['Good question. ', 'What do you ', 'think?'] })),
  );

  test(`${vendor}: the words arrive in order and its note of an answer becomes evidence`, async () => {
    const note = { id: '1.1.3-q1', verdict: 'partly', hints: 1, unassisted: false, missing: 'forgone or given up' };
    await using world = await startBrain(vendor, () => ({
      calls: [{ name: 'note_answer', input: note }],
      says: ['Nearly. ', 'What is given up?'],
    }));
    const events = await collect(world.brain, lessonTurn({ words: 'It is the next best alternative' }));
    expect(textOf(events)).toBe('Nearly. What is given up?');
    expect(events.at(-1)).toEqual({
      kind: 'lesson',
      lesson: { near: '1.1.3' },
      evidence: [
        {
          subject: 'economics',
          sectionId: '1.1.3',
          itemKind: 'question',
          itemId: '1.1.3-q1',
          verdict: 'partly',
          hints: 1,
          unassisted: false,
          missing: 'forgone or given up',
        },
      ],
    });
    expect(world.requests).toHaveLength(1);
  });

  test(`${vendor}: a model that notes first and speaks after is asked to speak`, async () => {
    const note = { id: 'not in the curriculum', verdict: 'right', hints: 0, unassisted: true, missing: null };
    await using world = await startBrain(vendor, (_, index) =>
      index === 0 ? { calls: [{ name: 'note_answer', input: note }] } : { says: ['Right.'] },
    );
    const events = await collect(world.brain, lessonTurn());
    expect(textOf(events)).toBe('Right.');
    expect(events.at(-1)).toMatchObject({ kind: 'lesson', evidence: [] });
    expect(world.requests).toHaveLength(2);
  });

  test.each([
    ['too many requests', { status: 429, body: problem('rate_limit_error', 'Slow down') }, 'busy', ''],
    [
      'no money left',
      { status: 429, body: problem('insufficient_quota', 'You exceeded your current quota') },
      'quota',
      '',
    ],
    ['broken', { status: 500, body: problem('server_error', 'Oops') }, 'off', ''],
    ['overloaded', { status: 529, body: problem('overloaded_error', 'Overloaded') }, 'busy', ''],
    ['the key is wrong', { status: 401, body: problem('authentication_error', 'Bad key') }, 'refused', ''],
    ['cut off half-way', { cutOffAfter: ['One. ', 'Two'] }, 'cut_off', 'One. Two'],
    [
      'an error half-way',
      { says: ['One. '], errorAfter: { type: 'overloaded_error', message: 'Overloaded' } },
      'busy',
      'One. ',
    ],
    ['not JSON', { garbage: 'data: {"type": \n\ndata: <html>\n\n' }, 'garbage', ''],
    ['another thing altogether', { garbage: '<html>Maintenance</html>' }, 'garbage', ''],
    ['nothing said', { says: [''] }, 'garbage', ''],
  ] satisfies [string, ModelAnswer, string, string][])(
    `${vendor}, %s: the failure has its name, and what was said before it was said`,
    async (_, answer, code, said) => {
      await using world = await startBrain(vendor, () => answer);
      expect(await failureOf(world.brain, lessonTurn())).toEqual({ engine: 'brain', code, said });
    },
  );

  test(`${vendor}: silence is waited for so long and no longer, at first and half-way`, async () => {
    const silences: [ModelAnswer, said: string][] = [
      ['never', ''],
      [{ silentAfter: [] }, ''],
      [{ silentAfter: ['One. '] }, 'One. '],
    ];
    for (const [answer, said] of silences) {
      const timeoutSeconds = 600;
      await using world = await startBrain(vendor, () => answer, { timeoutSeconds });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let heard = '';
      let failure: object | undefined;
      void failureOf(world.brain, lessonTurn(), (words) => {
        heard += words;
      }).then((failed) => {
        failure = failed;
      });
      await expect.poll(() => (world.requests.length ? heard : undefined)).toBe(said);
      const waitLonger = () => vi.advanceTimersByTimeAsync(1000 * timeoutSeconds).then(() => failure);
      await expect.poll(waitLonger).toEqual({ engine: 'brain', code: 'timeout', said });
      vi.useRealTimers();
    }
  });

  test(`${vendor}: an address where nobody answers is off`, async () => {
    const world = await startBrain(vendor, () => ({ says: [] }));
    await world[Symbol.asyncDispose]();
    expect(await failureOf(world.brain, lessonTurn())).toMatchObject({ code: 'off' });
  });

  test(`${vendor}: when the student goes, the vendor is hung up on`, async () => {
    await using world = await startBrain(vendor, () => ({ silentAfter: ['One. '] }), { timeoutSeconds: 60 });
    const gone = new AbortController();
    for await (const _ of world.brain.reply(lessonTurn(), { signal: gone.signal })) gone.abort();
    await expect.poll(world.open).toBe(0);
  });
}

test('what breaks at once is asked once more, and the student hears nothing of it', async () => {
  for (const broken of [
    { status: 500, body: {} },
    { status: 529, body: {} },
  ]) {
    await using world = await startBrain('openai', (_, index) => (index === 0 ? broken : { says: ['Here.'] }));
    expect(textOf(await collect(world.brain, lessonTurn()))).toBe('Here.');
    expect(world.requests).toHaveLength(2);
  }
});

test('what broke after a while, was said in part or will not get better is not asked again', async () => {
  let now = new Date('2026-11-16T09:00:00Z').getTime();
  const clock = { now: () => new Date(now) };
  const late = () => {
    now += 3000;
    return { status: 500, body: {} };
  };
  const answers: (() => ModelAnswer)[] = [
    late,
    () => ({ cutOffAfter: ['One. '] }),
    () => ({ status: 401, body: {} }),
    () => ({ status: 429, body: problem('insufficient_quota', 'You exceeded your current quota') }),
  ];
  for (const answer of answers) {
    await using world = await startBrain('openai', answer, { clock });
    await expect(collect(world.brain, lessonTurn())).rejects.toBeDefined();
    expect(world.requests).toHaveLength(1);
  }
});

test('after two turns that failed the model is left alone for half a minute', async () => {
  let now = new Date('2026-11-16T09:00:00Z').getTime();
  const clock = { now: () => new Date(now) };
  await using world = await startBrain(
    'openai',
    (_, index) => (index < 4 ? { status: 500, body: {} } : { says: ['Back.'] }),
    { clock },
  );
  const ask = () => collect(world.brain, lessonTurn());
  await expect(ask()).rejects.toMatchObject({ code: 'off' });
  await expect(ask()).rejects.toMatchObject({ code: 'off' });
  await expect(ask()).rejects.toMatchObject({ code: 'resting' });
  expect(world.requests).toHaveLength(4);
  now += 30_000;
  expect(textOf(await ask())).toBe('Back.');
});

test('a model that recites its instructions or its secret mark is stopped', async () => {
  const recite = (pick: (rules: string) => string) => (request: ModelRequest) => ({
    says: pick(slotsOf(request).rules).match(/.{1,12}/gs) ?? [],
  });
  const mark = (rules: string) => `The reference is ${/Internal reference (\S+)\./.exec(rules)?.[1]}. Anything else?`;
  const spaced = (rules: string) => mark(rules).replaceAll('-', ' ');
  for (const pick of [mark, spaced, (rules: string) => rules.slice(0, 900)]) {
    await using world = await startBrain('openai', recite(pick));
    const { code, said } = await failureOf(world.brain, lessonTurn());
    expect(code).toBe('echo');
    expect(said).not.toContain('Your limits');
    expect(said).not.toMatch(/[0-9a-f]{4}-?[0-9a-f]{12}\./);
  }
});

function problem(type: string, message: string) {
  return { type: 'error', error: { type, code: type, message, param: null } };
}
