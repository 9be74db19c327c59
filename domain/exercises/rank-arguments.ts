import { pick, shuffle } from '../practice/shuffle.ts';

/**
 * How much an examiner could give for an argument: a reason on this very claim; a factor that is named and left; nothing
 * at all, or a reason about something else.
 */
export type Strength = 'reasoned' | 'named' | 'empty' | 'elsewhere';

export type Argument = { text: string; strength: Strength };

type Sources = {
  /** A reason on each side of the claim, and what decides between them. */
  agree: string;
  disagree: string;
  decides: string;
  /** Reasons on claims that have nothing to do with it. */
  elsewhere: readonly string[];
};

/** Four arguments on a claim, dealt in no order. */
export function dealArguments({ agree, disagree, decides, elsewhere }: Sources, seed: number): Argument[] {
  const [first, other] = seed % 4 < 2 ? [agree, disagree] : [disagree, agree];
  const second: Argument =
    seed % 2 === 0
      ? { text: other, strength: 'reasoned' }
      : { text: pick(elsewhere, seed) ?? '', strength: 'elsewhere' };
  const four: Argument[] = [
    { text: first, strength: 'reasoned' },
    { text: factorOf(decides) ?? pick(bare, seed) ?? '', strength: 'named' },
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

/** 'Price elasticity of demand, and how …' is named as 'It depends on price elasticity of demand.' */
function factorOf(decides: string): string | undefined {
  const [, factor] = /^((?!How|What|Whether|Where|Who|Why|It )[A-Z][a-z' -]{3,40}?)(?=[,:.])/.exec(decides) ?? [];
  return factor && `It depends on ${factor.charAt(0).toLowerCase()}${factor.slice(1)}.`;
}

const bare = ['However, the effect may be small.', 'It may take some time.', 'Not everybody gains from it.'];
const stock = ['There are advantages and disadvantages.', 'It depends.', 'It may not work in practice.'];
