import { modelFamilies, neverTeaches, sizeBands } from '#content/local-models.ts';
import type { Listed } from './places.ts';

/** The better of two has the smaller number; nothing for one that is not on our list. */
export function rankModel({ name, file, billions = billionsIn(name) }: Listed): number | undefined {
  const plain = name.toLowerCase().split(/[/\\]/).at(-1) ?? '';
  const parts = plain.replace(/\.gguf$/, '').split(/[-_:. ]+/);
  if (neverTeaches.some((word) => parts.includes(word)) || /embed|whisper/.test(plain)) return undefined;
  const family = modelFamilies.findIndex(({ spellings }) => spellings.some((spelling) => plain.startsWith(spelling)));
  const talks = ['instruct', 'chat', 'it'].some((word) => parts.includes(word));
  if (family < 0 || (file && !modelFamilies[family]?.plain && !talks)) return undefined;
  const band = sizeBands.findIndex(
    ({ least, most }) => (billions ?? unknownSize) >= least && (billions ?? unknownSize) < most,
  );
  return band < 0 ? undefined : band * 10_000 + family * 100 - (billions ?? unknownSize);
}

/** From this size on a model keeps to what it was given in words of its own; a smaller one mixes things up. */
export function mayUseOwnWords(name: string): boolean {
  return (billionsIn(name) ?? unknownSize) >= leastForOwnWords;
}

const leastForOwnWords = 3;

/** One whose size is not told may be small. */
const unknownSize = 1.5;

function billionsIn(name: string): number | undefined {
  const [, found] = /(?:^|[-_:/ ])e?(\d+(?:\.\d+)?)b(?:$|[-_.: ])/i.exec(name) ?? [];
  return found ? Number(found) : undefined;
}
