import { anyOf } from '#domain/any-of.ts';
import type { Event } from './read-events.ts';

export type Frame = { cause: Event; effect: Event; condition?: Event };

/** What moves, the first cause first; nothing where something is named and nobody can tell what it does there. */
export function chainOf(tokens: string[], events: Event[]): Event[] | undefined {
  const moving = withoutTwice(events.filter(({ direction }) => direction));
  const still = events.filter(({ direction }) => !direction);
  if (still.length > 1 || moving.length > mostSteps) return undefined;
  const [named] = still;
  if (!named) return moving.length > 1 ? ordered(tokens, moving) : undefined;
  const [effect, another] = moving;
  if (!effect || another || !mayBeBroughtIn(named, effect)) return undefined;
  const { cause } = orderOf(tokens, named, effect);
  // 'A tax reduces demand': a tax that is named and does not move is one that was brought in.
  return cause === named ? [{ ...named, direction: 'up' }, effect] : undefined;
}

const mostSteps = 4;

/** 'If the price rises, the higher price …': said twice. */
function withoutTwice(moving: Event[]): Event[] {
  return moving.filter(
    (event, at) =>
      !moving
        .slice(0, at)
        .some((one) => one.direction === event.direction && one.concepts.join() === event.concepts.join()),
  );
}

/** 'Costs make profit fall' may speak of low costs or of high ones; 'does the price affect demand' asks of either. */
function mayBeBroughtIn({ concepts }: Event, { direction }: Event): boolean {
  return direction === 'what' || direction === 'which' || !concepts.some((concept) => levels.test(concept));
}

const levels = anyOf(
  [
    /prices?|rates?|wages?|incomes?|costs?|elasticity|elasticity of \w+|ratio|size|span/,
    /span of control|days|(?<!in )time|value|length|demand|supply|account|balance|turnover|level/,
    /output|revenue|volume|gdp|GDP|per capita/,
  ],
  { before: /(?<!minimum |maximum )\b/, after: /$/ },
);

function ordered(tokens: string[], moving: Event[]): Event[] {
  if (moving.length === 2) {
    const { cause, effect } = orderOf(tokens, moving[0] as Event, moving[1] as Event);
    return [cause, effect];
  }
  const asked = moving.filter(asksFor);
  const told = moving.filter((event) => !asksFor(event));
  const turned = told.findIndex((event, at) => at > 0 && isBackwards(tokens, told[at - 1] as Event, event));
  return [...(turned > 0 ? [...told.slice(turned), ...told.slice(0, turned)] : told), ...asked];
}

export function orderOf(tokens: string[], one: Event, other: Event): { cause: Event; effect: Event } {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (asksFor(first) && !asksFor(second)) return { cause: second, effect: first };
  if (asksFor(second)) return { cause: first, effect: second };
  return isBackwards(tokens, first, second) ? { cause: second, effect: first } : { cause: first, effect: second };
}

/** 'Exports fall when the pound rises': what comes second is the cause. */
function isBackwards(tokens: string[], first: Event, second: Event): boolean {
  const between = tokens.slice(first.to, second.from);
  // 'prices rise cause costs rise', but 'higher costs cause prices to rise'.
  const isBecause =
    between.includes('cause') &&
    second.turn?.binds === 'before' &&
    !tokens.slice(second.to, second.turn.from).includes('to');
  // 'average fixed cost falls as output rises', but not 'as well'.
  const isWhile = between.some((token, at) => token === 'as' && !/^(?:well|a)$/.test(between[at + 1] ?? ''));
  return isBecause || isWhile || between.some((token) => backwards.has(token));
}

const backwards = new Set(['because', 'if', 'when', 'due', 'since', 'after', 'from', 'whenever', 'following', 'by']);

function asksFor({ direction }: Event): boolean {
  return direction === 'which' || direction === 'what';
}
