import { inSequence } from '#domain/in-sequence.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { barePoint } from './bare-point.ts';
import type { Changed } from './change-plan.ts';
import { findLine } from './find-line.ts';
import { headingOf } from './heading-of.ts';
import type { Line } from './parts.ts';
import type { PlanWish } from './plan-wish.ts';
import type { OpenEssay } from './start-essay.ts';

type Join = Extract<PlanWish, { does: 'join' }>;

/** 'The habit forming bit is the reason for the inelastic one', 'put the NHS bit with the revenue point': one line of two. */
export function readJoin(said: string): Join | undefined {
  const [which, to] = [isReasonFor, puts].map((form) => form.exec(said)?.slice(1)).find(Boolean) ?? [];
  return which && to && !ofParts.test(to) ? { does: 'join', which, to } : undefined;
}

const line = /((?:the|my|that|this) (?:[\w'’-]+ ){1,6}?(?:one|points?|argument|bit|line|thing|part))/i;
const isReasonFor = inSequence([
  /(?:^|[,;:] |\b(?:and|but|so|that) )/i,
  line,
  /(?:[’']?s| is| was| should be)(?: just| only| really| meant to be| supposed to be)* /i,
  /(?:(?:the|an?|my|part of the) )?(?:reason|because|explanation|evidence|example|cause)s? (?:for|behind|of|to) /i,
  line,
]);
const puts = inSequence([
  /^(?:(?:can|could|please|you should|i want to) ?(?:you|u|we|i)? ?)?(?:please |just )?/i,
  /(?:put|move|merge|join|attach|combine|stick|add) /i,
  line,
  / (?:in )?(?:under|with|into|onto|to|and|behind|inside) /i,
  line,
]);
/** 'The other side part', 'my second point': a place in the plan, and no line of it by name. */
const ofParts =
  /^(?:the|my|that|this) (?:(?:other|second|first|third|next|last|against|for|side|own|main|it|depends|evaluation) )*(?:one|points?|argument|bit|line|thing|part)$/i;

/** The one goes behind the other and stands no longer by itself. */
export function joinLines(context: TurnContext, open: OpenEssay, { which, to }: Join): Changed {
  const { lesson } = context;
  const host = findLine(open.lines, open.marks, to);
  const rest = open.lines.filter((one) => one !== host);
  const guest = findLine(rest, open.marks, which) ?? findLine(open.lines, open.marks, which);
  if (!host || !guest) return { open, say: [tell(lesson, 'planWhichLine')] };
  if (guest === host) return { open, say: [tell(lesson, 'planTogether', { text: headingOf(host) })] };
  const whole = { ...host, text: joined(host.text, barePoint(guest.text)) };
  return {
    open: { ...open, lines: open.lines.flatMap((one) => (one === guest ? [] : one === host ? whole : one)) },
    say: [tell(lesson, 'planJoined', { text: headingOf(host) })],
  };
}

/** What is named is the reason of a line, and not the line. */
export function standsBehind(one: Line, which: string): boolean {
  const [heading, all] = [headingOf(one), one.text].map((text) => new Set(stemsOf(text)));
  const named = stemsOf(which);
  return named.some((stem) => all?.has(stem)) && !named.some((stem) => heading?.has(stem));
}

/** A reason or a next step runs on; anything else is a sentence of its own. */
export function joined(text: string, more: string): string {
  return runsOn.test(more)
    ? `${text.replace(/[\s.?!]+$/, '')}, ${lowerFirst(more)}`
    : `${text.replace(/[^.?!]$/, '$&.')} ${upperFirst(more)}`;
}

/** 'Because they have done it before', 'which means …' */
export const runsOn = /^(?:because|bc|cos|coz|cuz|so|since|which|therefore)\b/i;
