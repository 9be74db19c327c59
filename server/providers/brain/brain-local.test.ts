import llamaTokenizer from 'llama-tokenizer-js';
import { expect, test } from 'vitest';
import { findTutor } from '#content/tutors.ts';
import { teachingByWords as teaching } from '#tests/teaching-by-words.ts';
import { createLog } from '../../log.ts';
import { matcherMarker } from '../marker/marker-matcher.ts';
import { EngineFailure, type LocalModel, type LocalModels, type LocalPrompt } from '../models/interface.ts';
import { createLocalBrain } from './brain-local.ts';
import { writeLocalPrompt } from './brain-local-prompt.ts';
import type { TutorTurn } from './interface.ts';

const log = createLog({ production: true, logLevel: 'silent' });
const agent = findTutor('economics-theme-1');
if (!agent) throw new Error('There is no such tutor');
const turn: TutorTurn = {
  ...{ agent, focus: undefined, kind: 'words', words: 'What is opportunity cost?', spoken: false },
  ...{ history: [], lesson: undefined, weakPoints: [] },
};

function openBrain(
  say: (prompt: LocalPrompt) => Iterable<string> | AsyncIterable<string>,
  { quick = true, name = 'a small model' } = {},
) {
  const counted: string[] = [];
  const prompts: LocalPrompt[] = [];
  const failed: LocalModel[] = [];
  const model: LocalModel = {
    description: name,
    async *say(prompt) {
      prompts.push(prompt);
      yield* say(prompt);
    },
    close: async () => undefined,
  };
  const models: LocalModels = {
    ready: (spoken) => (quick || !spoken ? model : undefined),
    failed: (one) => void failed.push(one),
    status: () => ({ state: 'ready', model: model.description, speaks: quick }),
    close: async () => undefined,
  };
  const clock = { now: () => new Date('2026-11-16T09:00:00Z') };
  const brain = createLocalBrain({
    ...{ teaching, marker: matcherMarker, log, clock, models, timeoutSeconds: 60 },
    count: (outcome) => void counted.push(outcome),
  });
  const ask = async (asked: Partial<TutorTurn> = {}) => {
    let text = '';
    const kinds: string[] = [];
    for await (const event of brain.reply({ ...turn, ...asked }, {})) {
      kinds.push(event.kind);
      if (event.kind === 'text') text += event.text;
    }
    return { text, kinds };
  };
  return { brain, ask, counted, prompts, failed };
}

const entryOf = async (words: string) => (await openBrain(() => []).ask({ words })).text;

const door =
  'Whenever you choose, a door closes behind you, and the cost of what you chose is the best thing that was behind the door.';
const use = 'Economists use this idea of cost everywhere.';
const sweets = 'Two sweets on the table and you may take one.';

test('what it chooses from the written answer, and shortens, is said as it comes', async () => {
  const { ask, counted, prompts } = openBrain(() => [sweets.slice(0, 30), `${sweets.slice(30)} ${door} ${use}`]);
  const { text, kinds } = await ask();
  expect(text).toBe(`${sweets} ${door} ${use}`);
  expect(kinds.at(-1)).toBe('lesson');
  expect(counted).toEqual(['said', 'said', 'said']);
  expect(prompts[0]?.words).toContain('The student asks a question.');
  expect(prompts[0]?.words).toMatch(/The right answer: Whenever .+\nIn other words: Two sweets on the table/);
});

test('the names of the notes that it copies are not said', async () => {
  const { ask } = openBrain(() => [`In other words: ${sweets} The right answer: ${door} ${use}`]);
  expect((await ask()).text).toBe(`${sweets} ${door} ${use}`);
});

test('what it leaves out of the written answer is said after it', async () => {
  const { ask, counted } = openBrain(() => [`${sweets} It is the idea of a lifetime.`]);
  expect((await ask()).text).toBe(`${sweets} ${await entryOf('What is opportunity cost?')}`);
  expect(counted).toEqual(['said', 'strange', 'completed']);
});

test('the answer itself is never left out, nor is another question answered', async () => {
  const bill =
    'If you revise tonight instead of earning £30 at work, the real cost of revising is that £30, although nobody sent you a bill.';
  const other = 'Opportunity cost is the value of the next best alternative given up when a choice is made.';
  const { ask, counted } = openBrain(() => [`${bill} ${use} ${other}`]);
  expect((await ask()).text).toBe(`${bill} ${use} ${door}`);
  expect(counted).toEqual(['said', 'said', 'strange', 'completed']);
});

test('one of which nothing stands three times in a row is not listened to any longer', async () => {
  let heard = 0;
  const { ask, counted } = openBrain(function* () {
    for (;;) {
      heard++;
      yield 'The market of markets is what it is. ';
    }
  });
  expect((await ask()).text).toBe(await entryOf('What is opportunity cost?'));
  expect(counted).toEqual(['strange', 'strange', 'strange', 'replaced']);
  expect(heard).toBeLessThan(10);
});

test('what it invents is left out, and what contradicts the answer is replaced by it', async () => {
  const written = await entryOf('What is opportunity cost?');
  const invented = openBrain(() => ['It was invented in 1723 by a king. Bananas sing loudly on purple Tuesdays.']);
  expect((await invented.ask()).text).toBe(written);
  expect(invented.counted).toEqual(['figure', 'strange', 'replaced']);
  const wrong = openBrain(() => ['The cost of what you chose is not the best thing behind the door. And so on.']);
  expect((await wrong.ask()).text).toBe(written);
  expect(wrong.counted).toEqual(['contradiction', 'replaced']);
});

test.each(['qwen3.5:2b in Ollama', 'qwen3.5:9b in Ollama', 'Gemma 4 E4B in a process of its own'])(
  '%s says nothing in words of its own, however large it is',
  async (name) => {
    const wrong = [
      'The cost of what you chose is the worst thing that was behind the door.',
      'The table of sweets takes the best thing behind you.',
    ];
    const { ask, counted } = openBrain(() => wrong.map((sentence) => `${sentence} `), { name });
    expect((await ask()).text).toBe(await entryOf('What is opportunity cost?'));
    expect(counted).not.toContain('said');
    expect(counted.at(-1)).toBe('replaced');
  },
);

test('a sum is said as it was worked', async () => {
  const words = 'Price rises from £10 to £12 and quantity falls from 100 to 90. What is the PED?';
  const written = await entryOf(words);
  expect(written).toMatch(/0\.5/);
  const { ask } = openBrain(() => ['So the price elasticity of demand is 7. The PED is 20 divided by 10, which is 2.']);
  expect((await ask({ words })).text).toBe(written);
});

test('greetings, tests, marks and what has no answer are the built-in tutor’s own', async () => {
  const { ask, prompts } = openBrain(() => ['Hello.']);
  for (const words of ['hello', 'test me on elasticity', 'who won the football last night', 'thanks'])
    await ask({ words });
  await ask({ kind: 'opening', words: '' });
  expect(prompts).toEqual([]);
});

test('a reply has an end', async () => {
  function* endless() {
    for (;;) yield `${door} ${use} `;
  }
  expect((await openBrain(endless).ask()).text).toBe(`${door} ${use}`);
  function* breathless() {
    for (;;) yield 'and ';
  }
  await expect(openBrain(breathless).ask()).rejects.toMatchObject({ code: 'garbage' });
});

test('one that breaks off is given up; one that is busy is not', async () => {
  const broken = openBrain(function* () {
    yield `${door} It`;
    throw new EngineFailure('brain', 'cut_off');
  });
  await expect(broken.ask()).rejects.toMatchObject({ code: 'cut_off' });
  expect(broken.failed).toHaveLength(1);
  const busy = openBrain(() => {
    throw new EngineFailure('brain', 'busy');
  });
  await expect(busy.ask()).rejects.toMatchObject({ code: 'busy' });
  expect(busy.failed).toHaveLength(0);
});

test('one that is slow takes no spoken turn', () => {
  const { brain } = openBrain(() => [], { quick: false });
  expect([brain.takes?.({ spoken: false }), brain.takes?.({ spoken: true })]).toEqual([true, false]);
});

test('the history begins with the student, each speaks in turn, and what was said just now is longer', () => {
  const said = (by: 'student' | 'tutor', text: string) => ({ by, text });
  const long = 'word '.repeat(60).trim();
  const turns = [1, 2, 3].flatMap(() => [said('student', long), said('tutor', long)]);
  const prompt = writeLocalPrompt(
    { ...turn, history: [said('tutor', 'Hello.'), ...turns, said('tutor', 'One thing more.')] },
    { act: 'ask', answer: '', also: [], sum: '', open: '' },
  );
  expect(prompt.history.map(({ by }) => by)).toEqual(['student', 'tutor', 'student', 'tutor', 'student', 'tutor']);
  expect(prompt.history.map(({ text }) => text.length)).toEqual([79, 79, 179, 179, 179, 179]);
});

test('the prompt stays under 1,200 tokens, begins alike in every turn, and holds six turns of history', async () => {
  const { bank } = await teaching.open();
  const longest = bank.entries.map(({ reply }) => reply).sort((a, b) => b.length - a.length);
  const history = Array.from({ length: 20 }, (_, at) => ({
    by: at % 2 ? ('tutor' as const) : ('student' as const),
    text: `Message ${at}. ${longest[at]}`,
  }));
  const matter = {
    act: 'ask' as const,
    answer: longest[0] ?? '',
    also: longest.slice(1, 3),
    sum: longest[3] ?? '',
    open: longest[4] ?? '',
  };
  const prompt = writeLocalPrompt({ ...turn, history, words: 'Why? '.repeat(600) }, matter);
  expect(prompt.history.map(({ text }) => text.slice(0, 11))).toEqual(
    Array.from({ length: 12 }, (_, at) => `Message ${at + 8}.`.padEnd(11)),
  );
  const said = [prompt.rules, ...prompt.history.map(({ text }) => text), prompt.words];
  // A template puts some eight tokens around each.
  expect(llamaTokenizer.encode(said.join('\n')).length + 8 * said.length).toBeLessThan(1200);
  expect(writeLocalPrompt({ ...turn, words: 'Another question.' }, matter).rules).toBe(prompt.rules);
});
