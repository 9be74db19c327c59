import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';

/** What nobody can answer as it stands: nothing but signs, code, another language, a whole paper. */
export function refuseOddWords({ turn: { words }, lesson }: Scene): Reply | undefined {
  const odd = oddities.find(({ isSo }) => isSo(words.trim()));
  if (!odd) return undefined;
  return { say: [tell(lesson, odd.say)], ...(odd.say === 'onlySigns' ? { ask: tell(lesson, 'whatNext') } : {}) };
}

const letters = (words: string) => words.match(/\p{L}/gu)?.length ?? 0;

const oddities: { say: 'onlySigns' | 'isCode' | 'isForeign' | 'isPaper'; isSo(words: string): boolean }[] = [
  { say: 'onlySigns', isSo: (words) => letters(words) === 0 && !/[\d?]/.test(words) },
  {
    say: 'isCode',
    isSo: (words) =>
      /(?:function |const |import |#include|public class|def \w+\(|SELECT .+ FROM|<\/?\w+>.*<\/)/.test(words),
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
