import { anyOf } from '#domain/any-of.ts';
import type { Solved, Whole } from './game.ts';
import { scaleOf } from './read-game.ts';
import { type Judged, offersResult } from './set-up.ts';

/** 'So low is dominant because 11 > 8 and 5 > 2, correct?', held against the figures of the game. */
export function judgeGame(game: Whole, solved: Solved): Judged | undefined {
  const { text } = game;
  const pairs = comparedIn(game);
  const claims = [strategyIn(game, solved), endIn(game, solved), dilemmaIn(text, solved)].filter(
    (one) => one !== undefined,
  );
  if (!pairs.length && (!offersResult(text) || !claims.length)) return undefined;
  const isReason = pairs.length === 0 || showsBest(pairs, game, solved);
  if (claims.every(Boolean) && isReason) return { own: 'right', says: 'Yes, that is right.' };
  return claims.length > 0 && claims.every(Boolean)
    ? { own: 'wrong', says: 'Not quite: the conclusion is right, but those are not the figures to compare.' }
    : { own: 'wrong', says: 'Not quite.' };
}

/** '11 > 8 and 5 > 2', '11 > 8 > 5 > 2' */
function comparedIn(game: Whole): [number, number][] {
  const scale = scaleOf(game);
  const valueAt = (index: string) => {
    const figure = game.figures[Number(index)];
    return figure
      ? figure.scale === 1 && Math.abs(figure.value) < scale
        ? figure.value * scale
        : figure.value
      : Number.NaN;
  };
  return [...game.text.matchAll(compared)].flatMap(([, one = '', sign = '', two = '']): [number, number][] => {
    const pair: [number, number] = [valueAt(one), valueAt(two)];
    return [/^<|less|worse/.test(sign) ? [pair[1], pair[0]] : pair];
  });
}

const compared =
  /#(\d+) (?=(>|<|(?:is |are )?(?:more|bigger|greater|higher|better|less|worse|beats)(?: than)?) #(\d+))/g;

/** Against a rival that holds back, and against one that does not; or the whole order of a prisoners' dilemma. */
function showsBest(
  pairs: [number, number][],
  { both, war, alone, other }: Whole,
  { dominant, isDilemma }: Solved,
): boolean {
  const has = (more: number, less: number) => pairs.some(([one, two]) => one === more && two === less);
  if (pairs.some(([more, less]) => more <= less)) return false;
  if (isDilemma && has(alone, both) && has(both, war) && has(war, other)) return true;
  if (dominant === 'go') return has(alone, both) && has(war, other);
  return dominant === 'hold' ? has(both, alone) && has(other, war) : false;
}

const sides = {
  price: { hold: /\bhigh\b/, go: /\blow\b|\bundercut\w*|\bcut\w*/ },
  advertise: { hold: /\bnot advertis\w*|\bno advert\w*|\bdont advertis\w*|\bneither\b/, go: /\badvertis\w*/ },
  cheat: {
    hold: /\bkeep\w*|\bcollud\w*|\bco ?operat\w*|\bstick\w*|\bneither\b/,
    go: /\bcheat\w*|\bdefect\w*|\bbreak\w*/,
  },
};

/** Which of the two is called dominant. */
function strategyIn({ text, kind }: Whole, { dominant }: Solved): boolean | undefined {
  const said = dominance.exec(text);
  if (!said) return undefined;
  if (/\b(?:no|isnt a|not a) $/.test(said[1] ?? '')) return dominant === undefined;
  const side = sideIn(said[1] ?? '', kind) ?? sideIn(said[2] ?? '', kind);
  return side && side === dominant;
}

const dominance = /^(.*?)\bdominant(?: strategy)?(?: (?:is|would be)([^#.]*))?/;

/** Where both are said to end up. */
function endIn({ text, kind, ...game }: Whole, { ends }: Solved): boolean | undefined {
  const said = equilibrium.exec(text)?.[1];
  const side = said === undefined ? undefined : sideIn(said, kind);
  return side && ends.includes(side === 'go' ? game.war : game.both);
}

const equilibrium = anyOf([
  /\b(?:nash|equilibrium)\b(?: equilibrium)?(?: (?:is|=|would be|at|where))+ ?((?:(?!because|\bas\b)[^#.])*)/,
]);

function sideIn(text: string, kind: Whole['kind']): 'hold' | 'go' | undefined {
  const { hold, go } = sides[kind];
  return hold.test(text) ? 'hold' : go.test(text) ? 'go' : undefined;
}

function dilemmaIn(text: string, { isDilemma }: Solved): boolean | undefined {
  const said = /\b(?:its|it is|this is|thats|that is|is|isnt|not)\b((?: [a-z]+){0,2}) prisoners? dilemma\b/.exec(text);
  if (!said || /^(?:(?:and|so|then|but) )*is /.test(text)) return undefined;
  return isDilemma !== /\bisnt\b|\bnot\b/.test(said[0]);
}
