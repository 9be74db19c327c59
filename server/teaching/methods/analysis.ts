import type { WeakPoint } from '#domain/tutor.ts';
import type { PlacedPoint, Section } from '../curriculum/library.ts';
import { ownSection } from '../curriculum/own-section.ts';
import type { OpenOf } from '../lesson.ts';
import { named } from '../say/named.ts';
import { lowerFirst, stepInWords } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import { type Reply, readPoint, requireSection, type TurnContext } from '../turn-context.ts';
import { findSection, nearestPoint } from './find-point.ts';

export type OpenChain = OpenOf<'chain'>;
export type Chain = Extract<PlacedPoint['point'], { type: 'chain' }>;

/** Finds the chain that the student's topic asks for, and starts at its first link. */
export async function startChain(context: TurnContext, about: string): Promise<Reply> {
  if (!about) return beginChain(context, freshChain(context, ownSection(context)));
  const section = await findSection(context, about);
  if (!section) return { say: [tell(context.lesson, 'notTrusted')], ask: tell(context.lesson, 'chooseTopic') };
  const point = nearestPoint(context, section, about, 'chain');
  return beginChain(context, point ? { point, section } : freshChain(context, section));
}

/** The opening for somebody whose chain broke last time. */
export function openChain(context: TurnContext, weak: WeakPoint): Reply {
  const { lesson } = context;
  const known = readPoint(context, weak.itemId);
  const section = requireSection(context, weak.sectionId);
  const placed = known?.point.type === 'chain' ? known : freshChain(context, section);
  const title = named(section.title);
  const reply = beginChain(context, placed);
  return { ...reply, say: [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title }), ...reply.say] };
}

function freshChain({ lesson }: TurnContext, section: Section): PlacedPoint {
  const chains = section.keyPoints.filter(({ type }) => type === 'chain');
  const point = chains.find(({ id }) => !lesson.given.includes(id)) ?? chains[0];
  if (!point) throw new Error(`Section ${section.id} has no chain`);
  return { point, section };
}

function beginChain(context: TurnContext, { point, section }: PlacedPoint): Reply {
  const { lesson } = context;
  const { steps } = point as Chain;
  return {
    say: [tell(lesson, 'chainStart', { step: stepInWords(steps[0]) })],
    ask: tell(lesson, 'identify'),
    change: {
      section: section.id,
      given: [...new Set([...lesson.given, point.id])],
      open: { kind: 'chain', point: point.id, stage: 'identify', at: 1, rung: 0, helped: 0, faults: [], told: '' },
    },
  };
}

/** The term to define: one that the chain is about. */
export function termOf({ section, point }: PlacedPoint): { term: string; text: string; id: string } | undefined {
  const text = point.text.toLowerCase();
  const defined = section.keyPoints.flatMap((other) => (other.type === 'definition' ? [other] : []));
  const named = defined.find(({ term }) => text.includes(term.toLowerCase().replace(/\s*\(.*\)/, '')));
  return named ?? defined[0];
}

/** What is being asked for just now. */
export function chainAsk(context: TurnContext, open: OpenChain): string {
  const { lesson } = context;
  const placed = readPoint(context, open.point);
  if (placed?.point.type !== 'chain') return tell(lesson, 'chooseTopic');
  const { steps } = placed.point;
  const before = stepInWords(steps[open.at - 1]);
  switch (open.stage) {
    case 'identify':
      return tell(lesson, 'identify');
    case 'define':
      return tell(lesson, 'define', { term: lowerFirst(termOf(placed)?.term ?? 'the key term') });
    case 'explain':
      return tell(lesson, open.at === 1 ? 'firstLink' : 'nextLink', { step: before });
    case 'apply':
      return tell(lesson, 'apply');
    default:
      return tell(lesson, 'wholeChain');
  }
}

/** On to another part of the chain, with its question. */
export function toStage(context: TurnContext, open: OpenChain, say: string[]): Reply {
  return { say, ask: chainAsk(context, open), change: { open } };
}
