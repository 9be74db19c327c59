import { chainOf, type Frame, orderOf } from './chain-events.ts';
import type { Checked } from './checked.ts';
import { type Direction, type Effect, opposite } from './fact.ts';
import { isIn, isPlain } from './is-plain.ts';
import { kinOf } from './kin.ts';
import type { Event, Events } from './read-events.ts';
import type { Facts } from './read-facts.ts';
import { isContent } from './small-words.ts';

/** Nothing unless the words name what moves what, the facts know it, and hardly anything else is said. */
export function checkEffects(facts: Facts, said: Events, before: Events | undefined): Checked | undefined {
  const { tokens } = said;
  const known = [...said.mentions, ...[...said.kinds.values()].flat()];
  if (!isPlain(said, said.mentions, known) || speaksOfKinds(said)) return undefined;
  const end = reasonOf(said);
  if (said.loose.some((at) => at < end)) return undefined;
  const claimed = said.events.filter(({ to }) => to <= end);
  const chain = chainOf(tokens, claimed);
  const checked = chain
    ? (checkChain(facts, chain) ?? checkConditions(facts, tokens, claimed))
    : checkAfter(facts, tokens, claimed, before);
  if (checked?.verdict !== 'right') return checked;
  // Nobody says yes to 'always', nor to a reason that is not known to be one.
  const reason = said.events.filter(({ from }) => from > end);
  const isKnown = tokens.every((token, at) => at <= end || !isContent(token) || isIn(known, at));
  const isReason = isKnown && said.loose.every((at) => at < end) && holds(facts, chain ?? [], reason);
  return tokens.some((token) => absolute.has(token)) || !isReason ? undefined : checked;
}

const absolute = new Set(['alway', 'must', 'every', 'all']);

/** 'Costs rise and profit falls because …': where the reason starts for what is claimed before it. */
function reasonOf({ tokens, events }: Events): number {
  const at = tokens.findIndex((token) => token === 'because' || token === 'since');
  const claimed = events.filter(({ to }) => to <= at);
  return claimed.length >= 2 && claimed.some(({ direction }) => direction) ? at : tokens.length;
}

/** Whether what is said to be the reason comes of the cause and brings the effect, as the facts know both. */
function holds(facts: Facts, chain: Event[], reason: Event[]): boolean {
  const [cause, effect] = [chain[0], chain.at(-1)];
  return reason.every((step) =>
    [cause && checkFrame(facts, { cause, effect: step }), effect && checkFrame(facts, { cause: step, effect })].every(
      (one) => one?.verdict === 'right',
    ),
  );
}

/** 'Is "a higher wage raises unemployment" positive?' asks nothing of wages. */
function speaksOfKinds({ kinds }: Events): boolean {
  return (kinds.get('positive or normative') ?? []).some(({ meanings }) =>
    meanings.some((one) => one.kind === 'category'),
  );
}

/** Each step after the one before it. One that is wrong spoils the chain; it is right only when every step is known to be. */
function checkChain(facts: Facts, chain: Event[]): Checked | undefined {
  const [first] = chain;
  const found = chain.slice(1).map((effect, at) => {
    const step = checkFrame(facts, { cause: chain[at] as Event, effect });
    // 'The pound rises, exports fall and imports rise': both come of the first.
    const fromFirst = at > 0 && first ? checkFrame(facts, { cause: first, effect }) : undefined;
    return step && fromFirst && step.verdict !== fromFirst.verdict ? undefined : (step ?? fromFirst);
  });
  const wrong = found.find((one) => one?.verdict === 'wrong' || one?.verdict === 'unmoved');
  if (wrong || !found.every(Boolean)) return wrong;
  return found.find((one) => one?.verdict === 'depends') ?? found.at(-1);
}

/** 'And what happens to exports then': the cause was told a moment ago. */
function checkAfter(facts: Facts, tokens: string[], events: Event[], before: Events | undefined): Checked | undefined {
  const [effect, another] = asksAbout(tokens, events);
  if (!effect?.direction || another || !before || !tokens.some((token) => leaning.has(token))) return undefined;
  const end = reasonOf(before);
  if (before.loose.some((at) => at < end)) return undefined;
  const told = before.events.filter(({ direction, to }) => to <= end && (direction === 'up' || direction === 'down'));
  const [cause] = told;
  if (!cause || told.some(({ concepts }) => concepts.some((concept) => effect.concepts.includes(concept))))
    return undefined;
  const last = told.at(-1) as Event;
  // He may have had it the wrong way round: what he is told moved is what the facts say moved.
  const moved = last === cause ? undefined : checkFrame(facts, { cause, effect: last })?.direction;
  const found = [
    checkFrame(facts, { cause, effect }),
    ...(moved ? [checkFrame(facts, { cause: { ...last, direction: moved }, effect })] : []),
  ].filter((one) => one !== undefined);
  return new Set(found.map(({ verdict, direction }) => `${verdict} ${direction}`)).size === 1 ? found[0] : undefined;
}

/** 'And exports?' */
function asksAbout(tokens: string[], events: Event[]): Event[] {
  const [only] = events;
  const isAsked = events.length === 1 && only && !only.direction && tokens.length <= 6 && tokens[0] === 'and';
  return isAsked ? [{ ...only, direction: 'what' }] : events;
}

const leaning = new Set(['then', 'that', 'it', 'this', 'and', 'so', 'what', 'they']);

/** Three that move, one of which is the condition for the others: 'if demand is inelastic a higher price means more revenue'. */
function checkConditions(facts: Facts, tokens: string[], events: Event[]): Checked | undefined {
  const moving = events.filter(({ direction }) => direction);
  if (moving.length !== 3 || events.length !== 3) return undefined;
  for (const condition of moving) {
    const [first, second] = moving.filter((event) => event !== condition);
    const checked = first && second && checkFrame(facts, { ...orderOf(tokens, first, second), condition });
    if (checked) return checked;
  }
  return undefined;
}

function checkFrame(facts: Facts, { cause, effect, condition }: Frame): Checked | undefined {
  const moved = cause.direction;
  if (moved !== 'up' && moved !== 'down') return undefined;
  const known = knownOf(facts, cause.concepts, effect.concepts).filter((one) => one[moved]);
  const fact = choose(known, condition);
  const says = fact?.[moved];
  if (!fact || !says) return undefined;
  const direction = directionOf(fact, moved);
  return { says, section: fact.section, direction, verdict: hedge(says, judge(fact, direction, effect.direction)) };
}

/** What is known of the very things; else of those that move as they do. */
function knownOf(facts: Facts, causes: string[], effects: string[]): Effect[] {
  const between = (some: string[], others: string[]) =>
    some.flatMap((one) => others.flatMap((other) => facts.effectsOf(one, other)));
  const known = between(causes, effects);
  if (known.length) return known;
  const near = between(causes, effects.flatMap(kinOf));
  return near.length ? near : between(causes.flatMap(kinOf), effects);
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
  if (said === 'same') return sign === '0' ? 'right' : 'other';
  if (sign === '0') return 'unmoved';
  return said === direction ? 'right' : 'wrong';
}

/** 'Higher wages raise unit costs unless …': nobody says a plain yes to that. */
function hedge(says: string, verdict: Checked['verdict']): Checked['verdict'] {
  return verdict === 'right' && hedges.test(says) ? 'depends' : verdict;
}

const hedges =
  /^(?:(?! because ).)*\b(?:may|can|could|risks?|suggests?|at first)\b|\b(?:unless|as long as|only if|if productivity)\b/;
