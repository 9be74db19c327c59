import type { PlacedPoint } from '../curriculum/library.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { lowerFirst, sayPoint, stepInWords } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { type Chain, chainAsk, type OpenChain, termOf, toStage } from './analysis.ts';

/** The ladder for one link: who acts, where it leads, how it begins, the link itself. */
export function helpWithLink(context: TurnContext, placed: PlacedPoint, open: OpenChain, before: string[]): Reply {
  const { lesson } = context;
  const { steps } = placed.point as Chain;
  const rung = Math.min(4, open.rung + 1);
  const step = stepInWords(steps[open.at]);
  const after = steps[open.at + 1];
  const helped = Math.max(open.helped, rung);
  if (rung === 4) {
    const at = open.at + 1;
    const next: OpenChain = { ...open, at, rung: 0, helped, stage: at < steps.length ? 'explain' : 'apply' };
    return {
      say: [...before, tell(lesson, 'linkGiven', { step })],
      ask: chainAsk(context, next),
      change: { open: next },
    };
  }
  const half = step
    .split(' ')
    .slice(0, Math.ceil(step.split(' ').length / 2))
    .join(' ');
  const hint =
    rung === 1
      ? tell(lesson, 'linkWho')
      : rung === 2 && after
        ? tell(lesson, 'linkTowards', { step: stepInWords(after) })
        : tell(lesson, 'partial', { begun: half });
  return { say: [...before, hint], ask: tell(lesson, 'thenWhat'), change: { open: { ...open, rung, helped } } };
}

/** A definition that does not come: first in plain words, then as it is, and on. */
export function helpWithDefinition(
  context: TurnContext,
  placed: PlacedPoint,
  open: OpenChain,
  before: string[],
): Reply {
  const { lesson, coaching, course } = context;
  const term = termOf(placed);
  if (!term) return toStage(context, { ...open, stage: 'explain', rung: 0 }, before);
  const plain = coaching.plainFor(course.subject, term.id);
  if (open.rung === 0 && plain) {
    const say = [...before, tell(lesson, 'plainly', { text: lowerFirst(plain) })];
    return toStage(context, { ...open, rung: 1, helped: Math.max(1, open.helped) }, say);
  }
  const faults = [...open.faults, `definition of ${lowerFirst(term.term)}`];
  const given = firstSentences(sayPoint({ ...term, type: 'definition' }), 1);
  return toStage(context, { ...open, stage: 'explain', rung: 0, helped: Math.max(4, open.helped), faults }, [given]);
}

/** A case to tie the chain to, when the student has none. */
export function helpWithCase(context: TurnContext, { section }: PlacedPoint, open: OpenChain): Reply | undefined {
  const { lesson } = context;
  const example = section.keyPoints.find(({ type }) => type === 'example');
  if (!example || open.rung > 0) return undefined;
  return {
    say: [tell(lesson, 'applyHelp', { text: firstSentences(example.text, 1) })],
    ask: tell(lesson, 'applyAgain'),
    change: { open: { ...open, rung: 1, helped: Math.max(2, open.helped) } },
  };
}

/** Help that is asked for before the last stage; nothing when the student has to go on without. */
export function helpWithChain(context: TurnContext, placed: PlacedPoint, open: OpenChain): Reply | undefined {
  const { lesson } = context;
  switch (open.stage) {
    case 'identify': {
      const end = tell(lesson, 'aimFor', { step: stepInWords((placed.point as Chain).steps.at(-1)) });
      const stage = termOf(placed) ? 'define' : 'explain';
      return toStage(context, { ...open, stage, helped: Math.max(1, open.helped) }, [end]);
    }
    case 'define':
      return helpWithDefinition(context, placed, open, []);
    case 'explain':
      return helpWithLink(context, placed, open, []);
    case 'apply':
      return helpWithCase(context, placed, open);
    default:
      return undefined;
  }
}
