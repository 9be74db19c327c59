import { floatData, output, type Session } from '../../providers/models/onnx.ts';
import type { WordPiece } from '../../providers/models/wordpiece.ts';
import { coreOf } from './core-of.ts';
import { encodeRows } from './encode-rows.ts';
import type { HeldBank } from './held-bank.ts';
import { ofWorth, rate } from './rate.ts';
import type { Asked, Found } from './reader.ts';
import { type createSearch, dimensions, type Near } from './vectors.ts';
import type { Weigh } from './weigh-entries.ts';
import { writeOut } from './write-out.ts';

/** An entry that was found, and the way of asking that is nearest to the words; none where it was not looked for. */
export type Candidate = Found & { ask?: string };

/** `alone`: what the finder makes of the words without any topic; nothing where it was not asked. */
type FoundBy = { found: Candidate[]; alone?: Float32Array };

type Parts = {
  findSame: (asked: Asked) => Found | undefined;
  findTerm: (asked: Asked) => Found | undefined;
  bank: HeldBank;
  finder: Session;
  wordPiece: WordPiece;
  weigh: Weigh;
  search: ReturnType<typeof createSearch>;
  mostTokens: { finder: number; chooser: number };
};

/** Found with the topic in hand, and found by the words alone: the right one is among them 98 times of 100. */
const mostNear = 6;
const mostAlone = 3;
/** One sentence of several says less than all of them: it must fit clearly better. */
const coreCost = 2;
/** Words that fit only without the topic in hand fit a little less. */
const aloneCost = 0.03;

/** The written answers that are nearest to what was asked. */
export function createFinder({ findSame, findTerm, bank, finder, wordPiece, weigh, search, mostTokens }: Parts) {
  return find;

  /** By all that was said and, where one sentence of it asks, by that one too. */
  async function find(asked: Asked): Promise<FoundBy> {
    const core = coreOf(asked.words);
    const same = findSame(asked) ?? (core && findSame({ ...asked, words: core })) ?? findTerm(asked);
    if (same) return { found: [same] };
    const { found, alone } = await findBy(asked);
    if (!core) return { found, alone };
    const byCore = (await findBy({ ...asked, words: core })).found;
    const lowered = byCore.map(({ id, ask, worth }) => ({ ...ofWorth(id, worth - coreCost), ask }));
    return { found: bestOf([...found, ...lowered]), alone };
  }

  async function findBy(asked: Asked): Promise<Required<FoundBy>> {
    const { subject, topic } = asked;
    const words = writeOut(asked.words, subject);
    const near = new Map<number, Near>();
    let alone = new Float32Array();
    // One at a time: padding would make the shorter one cost as much as the longer.
    for (const pair of topic ? [topic, ''] : ['']) {
      const row = wordPiece.encode(words, pair ? { pair, most: mostTokens.finder } : { most: mostTokens.finder });
      const vector = floatData(output(await finder.run(encodeRows([row])), 'embedding')).subarray(0, dimensions);
      if (!pair) alone = Float32Array.from(vector);
      const most = pair ? mostNear : topic ? mostAlone : mostNear + mostAlone;
      const cost = pair || !topic ? 0 : aloneCost;
      for (const one of search(vector, subject, most)) {
        const nearness = one.nearness - cost;
        if (nearness > (near.get(one.at)?.nearness ?? -1)) near.set(one.at, { ...one, nearness });
      }
    }
    const shown = [...near.values()].flatMap(({ at, nearness, ask }) => {
      const entry = bank.read(at);
      return entry ? [{ entry, nearness, ask: entry.asks[ask] ?? '' }] : [];
    });
    const rows = await weigh(asked, shown, mostTokens.chooser);
    const found = shown
      .map(({ entry, nearness, ask }, at) => ({ ...rate(entry.id, rows[at] ?? 0, nearness), ask }))
      .sort((a, b) => b.worth - a.worth);
    return { found, alone };
  }
}

/** Each entry once, with the better of its ratings. */
function bestOf(found: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of found) if (one.worth > (best.get(one.id)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(one.id, one);
  return [...best.values()].sort((a, b) => b.worth - a.worth);
}
