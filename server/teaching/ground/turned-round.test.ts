import { expect, test } from 'vitest';
import { openBank } from '../bank/open-bank.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { createReplyCheck } from './check-reply.ts';

/** One word for its opposite. */
const opposites: Record<string, string> = {
  ...{ rises: 'falls', falls: 'rises', rise: 'fall', fall: 'rise', higher: 'lower', lower: 'higher', more: 'less' },
  ...{ less: 'more', right: 'left', left: 'right', elastic: 'inelastic', inelastic: 'elastic', demand: 'supply' },
  ...{ supply: 'demand', imports: 'exports', exports: 'imports', consumers: 'producers', producers: 'consumers' },
  ...{ always: 'never', never: 'always', cannot: 'can', above: 'below', below: 'above', short: 'long', long: 'short' },
  ...{
    public: 'private',
    private: 'public',
    fixed: 'variable',
    before: 'after',
    not: '',
    only: '',
    hardly: '',
    may: '',
  },
};

/** Every word that has one is turned round by itself; a figure is raised; a 'not' put in; halves of two are joined. */
function turnRound(sentence: string, other: string): string[] {
  const words = sentence.split(' ');
  const changed = (at: number, word: string) => words.with(at, word).join(' ').replaceAll(/ +/g, ' ').trim();
  const half = (text: string[]) => Math.floor(text.length / 2);
  return [
    ...words.flatMap((word, at) => {
      const bare = word.replaceAll(/\W/g, '');
      const opposite = opposites[bare];
      if (/\d/.test(word))
        return [
          changed(
            at,
            word.replace(/\d/, (digit) => `${(Number(digit) + 1) % 10}`),
          ),
        ];
      if (/^(?:is|are|can|will|does)$/.test(word)) return [changed(at, `${word} not`)];
      return opposite === undefined ? [] : [changed(at, word.replace(bare, opposite))];
    }),
    ...(half(words) > 1
      ? [[...words.slice(0, half(words)), ...other.split(' ').slice(half(other.split(' ')))].join(' ')]
      : []),
  ];
}

/** Two halves may happen to make a sentence that was written, but for an 'and'. */
const plainly = (sentence: string) => bareOf(sentence).replaceAll(' and ', ' ');

test('no written sentence is said turned round, in any of 100 answers', async () => {
  const bank = await openBank();
  const every = Math.floor(bank.entries.length / 100);
  const said: string[] = [];
  let tried = 0;
  for (const entry of bank.entries.filter((_, at) => at % every === 0)) {
    const written = [entry.reply, entry.plainer, entry.answer ?? ''].flatMap(sentencesOf);
    const known = new Set(written.map(plainly));
    for (const [at, sentence] of written.entries())
      for (const wrong of turnRound(sentence, written[at - 1] ?? written.at(-1) ?? '')) {
        if (known.has(plainly(wrong))) continue;
        const check = createReplyCheck({ written, words: '', said: [] }, { sentences: 9, words: 999 });
        tried++;
        if (check(wrong) === 'said') said.push(`${entry.id}: ${wrong}`);
      }
  }
  expect(tried).toBeGreaterThan(600);
  expect(said).toEqual([]);
});
