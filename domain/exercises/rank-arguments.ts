import { isReasoned, isStock } from '../marking/lenses.ts';
import { pick, shuffle } from '../practice/shuffle.ts';

/**
 * How much an examiner could give for an argument: a reason on this very claim; a factor that is named and left; nothing
 * at all, or a reason about something else.
 */
export type Strength = 'reasoned' | 'named' | 'empty' | 'elsewhere';

export type Argument = { text: string; strength: Strength };

type Sources = {
  /** Of this section, the point that is practised first. */
  own: readonly string[];
  /** Of sections that have nothing to do with it. */
  elsewhere: readonly string[];
};

/** Four arguments on a claim, dealt in no order. */
export function dealArguments({ own, elsewhere }: Sources, seed: number): Argument[] {
  const [point = '', other] = own.map((text) => firstSentence(text));
  const second: Argument =
    other && seed % 2 === 0
      ? { text: other, strength: 'reasoned' }
      : { text: firstSentence(pick(elsewhere, seed) ?? ''), strength: 'elsewhere' };
  const four: Argument[] = [
    { text: point, strength: 'reasoned' },
    { text: factorOf(point) ?? pick(bare, seed) ?? '', strength: 'named' },
    { text: pick(stock, seed + 1) ?? '', strength: 'empty' },
    second,
  ];
  return shuffle(four, seed + 2);
}

export type RankMarking = { verdict: 'right' | 'partly' | 'not yet' };

/** Any order that never puts a weaker argument before a stronger one: there may be several. */
export function markRanking(dealt: readonly Argument[], order: readonly number[]): RankMarking {
  const ranks = order.map((place) => rankOf(dealt[place]?.strength));
  if (ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0))) return { verdict: 'right' };
  return { verdict: ranks[0] === 0 ? 'partly' : 'not yet' };
}

/** What says nothing and what belongs elsewhere earn the same: either may come last. */
function rankOf(strength: Strength | undefined): number {
  return strength === 'reasoned' ? 0 : strength === 'named' ? 1 : 2;
}

/** 'The impact depends on income, gearing and …' is named as 'It depends on income.' */
function factorOf(point: string): string | undefined {
  const [, factor] =
    /\bdepends? on ((?!how|what|whether|where|who|it )[a-z][a-z' -]{3,40}?)(?=[,;:.(]| and | or | of )/.exec(point) ??
    [];
  const text = factor && `It depends on ${factor.trim()}.`;
  return text && isStock(text) && !isReasoned(text) ? text : undefined;
}

const bare = ['However, the effect may be small.', 'It may take some time.', 'Not everybody gains from it.'];
const stock = ['There are advantages and disadvantages.', 'It depends.', 'It may not work in practice.'];

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/.exec(text)?.[0] ?? text;
}
