import { wordsOf } from '../bank/open-bank.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** What nobody can answer as it stands: nothing but signs, code, another language, a whole paper. */
export function refuseOddWords({ turn: { words }, lesson, bank }: TurnContext): Reply | undefined {
  const odd = oddities.find(({ isSo }) => isSo(words.trim()));
  if (!odd && isUnknown(words, bank)) return { say: [tell(lesson, 'notEnglish')], change: {} };
  if (!odd) return undefined;
  return { say: [tell(lesson, odd.say)], ...(odd.say === 'onlySigns' ? { ask: tell(lesson, 'whatNext') } : {}) };
}

/** Keys that were struck at random, or another language: hardly a word of it stands in any answer. */
function isUnknown(words: string, { knows }: TurnContext['bank']): boolean {
  const said = wordsOf(words).filter((word) => word.length > 1);
  const known = said.filter(knows).length;
  return said.length >= fewestWords ? known / said.length <= leastKnown : said.length > 1 && known === 0;
}

const fewestWords = 4;
const leastKnown = 0.34;

const letters = (words: string) => words.match(/\p{L}/gu)?.length ?? 0;

const oddities: { say: 'onlySigns' | 'isCode' | 'isForeign' | 'isPaper'; isSo(words: string): boolean }[] = [
  { say: 'onlySigns', isSo: (words) => letters(words) === 0 && !/[\d?]/.test(words) },
  {
    say: 'isCode',
    isSo: (words) =>
      /\bfunction \w*\(|\b(?:const|let|var) \w+ =|\bimport .+ from ['"]|#include|\bpublic class\b|\bdef \w+\(|\bSELECT .+ FROM\b|<\w+>.*<\/|[{};]\s*\n.*[{};]/.test(
        words,
      ),
  },
  {
    say: 'isForeign',
    isSo: (words) => {
      const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0;
      return letters(words) >= 6 && latin / letters(words) < 0.5;
    },
  },
  { say: 'isPaper', isSo: (words) => (words.match(/\b\d{1,2}\s*marks?\b/gi)?.length ?? 0) >= 4 || words.length > 3200 },
];
