import type { Checked } from './checked.ts';
import { type Direction, type Effect, opposite } from './fact.ts';
import { isPlain } from './is-plain.ts';
import type { Event, Events } from './read-events.ts';
import type { Facts } from './read-facts.ts';

type Frame = { cause: Event; effect: Event; condition?: Event };

/** Nothing unless the words name what moves what, the facts know it, and hardly anything else is said. */
export function checkEffects(facts: Facts, said: Events, before: Event | undefined): Checked | undefined {
  if (!isPlain(said) || speaksOfKinds(said)) return undefined;
  const frames = framesOf(withoutReason(said), before);
  const found = frames.map((frame) => checkFrame(facts, frame));
  // One step that is wrong spoils a chain; it is right only when every step is known to be.
  const wrong = found.find((one) => one?.verdict === 'wrong' || one?.verdict === 'unmoved');
  const checked = wrong ?? (found.every(Boolean) ? found.at(-1) : undefined) ?? checkConditions(facts, said);
  // Nobody says yes to 'always'.
  return checked?.verdict === 'right' && said.tokens.includes('alway') ? undefined : checked;
}

/** 'Costs rise and profit falls because …': what is claimed stands before the reason that is given for it. */
function withoutReason(said: Events): Events {
  const reason = said.tokens.indexOf('because');
  const claimed = said.events.filter(({ to }) => to <= reason);
  return claimed.filter(({ direction }) => direction).length >= 2 ? { ...said, events: claimed } : said;
}

/** 'Is "a higher wage raises unemployment" positive?' asks nothing of wages. */
function speaksOfKinds({ mentions }: Events): boolean {
  return mentions.some(({ meanings }) => meanings.some((one) => one.kind === 'category' && /normative/.test(one.set)));
}

/** A cause and what comes of it, step by step. */
function framesOf({ tokens, events }: Events, before: Event | undefined): Frame[] {
  const moving = events.filter(({ direction }) => direction);
  const still = events.filter(({ direction }) => !direction);
  const [first, second, third, ...more] = moving;
  const [named] = still;
  if (!first || more.length) return [];
  if (second && still.length) return [];
  if (second) return [orderOf(tokens, first, second), ...(third ? [orderOf(tokens, second, third)] : [])];
  if (named)
    return still.length === 1
      ? [orderOf(tokens, introduced(named), first)].filter(({ effect }) => effect === first)
      : [];
  return before && leansOnBefore(tokens) ? [{ cause: before, effect: first }] : [];
}

/** Three that move, one of which is the condition for the others: 'if demand is inelastic a higher price means more revenue'. */
function checkConditions(facts: Facts, { tokens, events }: Events): Checked | undefined {
  const moving = events.filter(({ direction }) => direction);
  if (moving.length !== 3 || events.length !== 3) return undefined;
  for (const condition of moving) {
    const [first, second] = moving.filter((event) => event !== condition);
    const checked = first && second && checkFrame(facts, { ...orderOf(tokens, first, second), condition });
    if (checked) return checked;
  }
  return undefined;
}

/** 'A tax reduces demand': a tax that is named and does not move is one that was brought in. */
function introduced(event: Event): Event {
  return { ...event, direction: 'up' };
}

function orderOf(tokens: string[], one: Event, other: Event): { cause: Event; effect: Event } {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (asksFor(first) && !asksFor(second)) return { cause: second, effect: first };
  if (asksFor(second)) return { cause: first, effect: second };
  const between = tokens.slice(first.to, second.from);
  return between.some((token) => backwards.has(token))
    ? { cause: second, effect: first }
    : { cause: first, effect: second };
}

const backwards = new Set(['because', 'if', 'when', 'due', 'since', 'after', 'from', 'whenever', 'following']);

function asksFor({ direction }: Event): boolean {
  return direction === 'which' || direction === 'what';
}

/** 'And what happens to exports then': the cause was told a moment ago. */
function leansOnBefore(tokens: string[]): boolean {
  return tokens.some((token) => ['then', 'that', 'it', 'this', 'and', 'so', 'what'].includes(token));
}

function checkFrame(facts: Facts, { cause, effect, condition }: Frame): Checked | undefined {
  const moved = cause.direction;
  if (moved !== 'up' && moved !== 'down') return undefined;
  const known = cause.concepts.flatMap((one) => effect.concepts.flatMap((other) => facts.effectsOf(one, other)));
  const fact = choose(known, condition);
  const says = fact?.[moved];
  if (!fact || !says) return undefined;
  const direction = directionOf(fact, moved);
  return { says, section: fact.section, direction, verdict: judge(fact, direction, effect.direction) };
}

/** The one with the condition that the student names; where he names none, the one that has none. */
function choose(known: Effect[], condition: Event | undefined): Effect | undefined {
  if (condition)
    return known.find(({ when }) => condition.concepts.some((concept) => `${concept} ${condition.direction}` === when));
  const plain = known.filter(({ when }) => !when);
  // Two of the same name that say different things: nobody knows which is meant.
  return new Set(plain.map(({ sign }) => sign)).size === 1 ? plain[0] : undefined;
}

function directionOf({ sign }: Effect, moved: Direction): Direction | undefined {
  if (sign === '+') return moved;
  return sign === '-' ? opposite(moved) : undefined;
}

function judge({ sign }: Effect, direction: Direction | undefined, said: Event['direction']): Checked['verdict'] {
  if (said === 'which' || said === 'what') return 'told';
  if (sign === '?') return 'depends';
  if (sign === '0') return 'unmoved';
  return said === direction ? 'right' : 'wrong';
}
