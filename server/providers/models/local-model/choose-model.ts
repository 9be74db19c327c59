import { modelFamilies, neverTeaches, neverTeachesWithin, sizeBands } from '#content/local-models.ts';
import type { Listed } from './places.ts';
import { billionsIn } from './read-size.ts';

/** The better of two has the smaller number; nothing for one that is not on our list. */
export function rankModel({ name, file, billions = billionsIn(name) ?? unknownSize }: Listed): number | undefined {
  const plain = name.toLowerCase().split(/[/\\]/).at(-1) ?? '';
  const parts = plain.replace(/\.gguf$/, '').split(/[-_:. ]+/);
  if (neverTeaches.some((word) => parts.includes(word))) return undefined;
  if (neverTeachesWithin.some((word) => plain.includes(word))) return undefined;
  const family = modelFamilies.findIndex(({ spellings }) => spellings.some((spelling) => plain.startsWith(spelling)));
  const talks = ['instruct', 'chat', 'it'].some((word) => parts.includes(word));
  if (family < 0 || (file && !modelFamilies[family]?.plain && !talks)) return undefined;
  const band = sizeBands.findIndex(({ least, most }) => billions >= least && billions < most);
  return band < 0 ? undefined : band * 10_000 + family * 100 - billions;
}

/** One whose size is not told may be small. */
const unknownSize = 1.5;
