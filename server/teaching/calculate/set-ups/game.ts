import { step } from '../formula.ts';
import { sayWith } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { judgeGame } from './judge-game.ts';
import { corners, type Game, type Payoffs, readGame } from './read-game.ts';
import { listen, type Thread, toSum } from './set-up.ts';

/** A game of two firms with the same two choices: what each does best, where both end up, and whether it is a dilemma. */
export function gameSum(thread: Thread): WorkedSum | undefined {
  const heard = listen(thread, readGame);
  const game = heard && wholeGame(heard.known);
  if (!heard || !game) return undefined;
  const isNew = corners.some((corner) => heard.before?.[corner] !== game[corner]);
  const solved = solve(game);
  if (!solved) return undefined;
  const judged = judgeGame(game, solved);
  if (!isNew && !judged && !asksOfGame.test(game.text)) return undefined;
  if (isNew && !heard.before && !ofGame.test(game.text)) return undefined;
  const whole = sayGame(game, solved);
  const said = !isNew && asksDilemma.test(game.text) ? { ...whole, sentences: [sayDilemma(whole, solved)] } : whole;
  return toSum({
    name: 'Nash equilibrium',
    value: solved.ends[0] ?? 0,
    unit: 'money',
    result: solved.result,
    currency: game.currency,
    judged,
    thread,
    ...said,
  });
}

export type Whole = Game & Required<Payoffs>;

function wholeGame(game: Game): Whole | undefined {
  return corners.every((corner) => game[corner] !== undefined) ? (game as Whole) : undefined;
}

/** 'Is it a prisoners' dilemma', when the game itself has been worked. */
function sayDilemma({ sentences }: { sentences: string[] }, { isDilemma }: Solved): string {
  return `${isDilemma ? 'Yes' : 'No'}, ${sentences.at(-1)?.replace(/^It/, 'it')}`;
}

const asksDilemma =
  /^(?:(?:so|and|ok|then|but) )*is (?:it|this|that)(?: [a-z]+){0,2} prisoners? dilemma(?: then)? ?\??$/;

const ofGame =
  /\bnash\b|\bequilibrium\b|\bdominant\b|\bdilemma\b|\bgame\b|\bpay ?offs?\b|\bstrateg\w+|\bwhat (?:will|would|do|does|should|happens)\b/;
const asksOfGame =
  /^(?:\S+ ){0,3}?(?:is|what|whats|wheres|where|which)\b.{0,30}\b(?:nash|equilibrium|dominant|dilemma)\b/;

/** What to do if the rival holds back, and if it does not; a tie is no best answer. */
export type Solved = { dominant?: 'hold' | 'go'; isDilemma: boolean; ends: number[]; result: string };

function solve({ both, war, alone, other, kind, currency }: Whole): Solved | undefined {
  if (alone === both || war === other) return undefined;
  const { money } = sayWith(currency);
  const { bothHold, bothGo } = names[kind];
  if (alone > both && war > other)
    return { dominant: 'go', isDilemma: both > war, ends: [war], result: `${bothGo}, ${money(war)} each` };
  if (alone < both && war < other)
    return { dominant: 'hold', isDilemma: false, ends: [both], result: `${bothHold}, ${money(both)} each` };
  return alone < both
    ? { isDilemma: false, ends: [both, war], result: `${bothHold}, or ${bothGo}` }
    : { isDilemma: false, ends: [alone, other], result: 'one of each' };
}

export const names = {
  price: {
    hold: 'a high price',
    go: 'a low price',
    rivalHolds: 'the rival sets a high price',
    rivalGoes: 'the rival sets a low price',
    bothHold: 'both set a high price',
    bothGo: 'both set a low price',
  },
  advertise: {
    hold: 'not advertising',
    go: 'advertising',
    rivalHolds: 'the rival does not advertise',
    rivalGoes: 'the rival advertises',
    bothHold: 'neither advertises',
    bothGo: 'both advertise',
  },
  cheat: {
    hold: 'keeping to the agreement',
    go: 'cheating',
    rivalHolds: 'the rival keeps to the agreement',
    rivalGoes: 'the rival cheats',
    bothHold: 'both keep to the agreement',
    bothGo: 'both cheat',
  },
} as const;

function sayGame({ both, war, alone, other, kind, currency }: Whole, { dominant, isDilemma }: Solved) {
  const { money } = sayWith(currency);
  const { hold, go, rivalHolds, rivalGoes, bothHold, bothGo } = names[kind];
  const best = (isGo: boolean, going: number, holding: number) =>
    isGo
      ? `${go} earns ${money(going)} instead of ${money(holding)}`
      : `${hold} earns ${money(holding)} instead of ${money(going)}`;
  const end = {
    go: `So ${go} is the dominant strategy, and the Nash equilibrium is that ${bothGo} and earn ${money(war)} each.`,
    hold: `So ${hold} is the dominant strategy, and the Nash equilibrium is that ${bothHold} and earn ${money(both)} each.`,
    even: `So there is no dominant strategy, and there are two Nash equilibria: ${bothHold}, with ${money(both)} each, and ${bothGo}, with ${money(war)} each.`,
    uneven: `So there is no dominant strategy, and there are two Nash equilibria: in each one firm goes for ${go}, with ${money(alone)}, and the other for ${hold}, with ${money(other)}.`,
  }[dominant ?? (alone < both ? 'even' : 'uneven')];
  const dilemma = isDilemma
    ? `It is a prisoners' dilemma: if ${bothHold} they earn ${money(both)} each, which is more than ${money(war)}, but each is tempted away from it.`
    : `It is not a prisoners' dilemma, because ${dominant ? 'the dominant strategy does not leave both worse off' : 'that needs a dominant strategy'}.`;
  return {
    sentences: [
      `If ${rivalHolds}, ${best(alone > both, alone, both)}.`,
      `If ${rivalGoes}, ${best(war > other, war, other)}.`,
      end,
      dilemma,
    ],
    steps: [
      step(`If ${rivalHolds}`, `${money(alone)} ${alone > both ? '>' : '<'} ${money(both)}`),
      step(`If ${rivalGoes}`, `${money(war)} ${war > other ? '>' : '<'} ${money(other)}`),
    ],
  };
}
