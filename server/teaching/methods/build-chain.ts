import type { PlacedPoint } from '../curriculum/library.ts';
import { asQuestion } from '../mark/patterns.ts';
import { weigh } from '../mark/progress.ts';
import { record } from '../mark/record.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { named } from '../say/named.ts';
import { stepInWords } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import { type Reply, readPoint, type TurnContext } from '../turn-context.ts';
import { type Chain, chainAsk, type OpenChain, termOf, toStage } from './analysis.ts';
import { helpWithCase, helpWithChain, helpWithDefinition, helpWithLink } from './chain-hints.ts';
import { isSaid, markLink, tiesToCase } from './chain-marking.ts';

/** What the student says to the part of the chain that is open. */
export async function answerChain(context: TurnContext, open: OpenChain, words: string): Promise<Reply> {
  const placed = readPoint(context, open.point);
  if (placed?.point.type !== 'chain') return lostChain(context);
  switch (open.stage) {
    case 'identify':
      return identify(context, placed, open, words);
    case 'define':
      return define(context, placed, open, words);
    case 'explain':
      return explainLink(context, placed, open, words);
    case 'apply':
      return apply(context, placed, open, words);
    default:
      return closeChain(context, placed, open, words);
  }
}

function identify(context: TurnContext, placed: PlacedPoint, open: OpenChain, words: string): Reply {
  const { lesson } = context;
  const steps = (placed.point as Chain).steps;
  const fits = steps.slice(1).some((step) => isSaid(step, words));
  const end = tell(lesson, 'aimFor', { step: stepInWords(steps.at(-1)) });
  return toStage(context, { ...open, stage: termOf(placed) ? 'define' : 'explain' }, [
    tell(lesson, fits ? 'identified' : 'identifiedOther'),
    end,
  ]);
}

async function define(context: TurnContext, placed: PlacedPoint, open: OpenChain, words: string): Promise<Reply> {
  const { lesson } = context;
  const term = termOf(placed);
  if (!term) return toStage(context, { ...open, stage: 'explain' }, []);
  const question = asQuestion(`What is ${term.term}?`, firstSentences(term.text, 1));
  const { found } = weigh(question, await context.mark(question, words), [], words);
  if (found.length > 0) return toStage(context, { ...open, stage: 'explain', rung: 0 }, [tell(lesson, 'right')]);
  return helpWithDefinition(context, placed, open, open.rung === 0 ? [tell(lesson, 'notYetHint')] : []);
}

async function explainLink(context: TurnContext, placed: PlacedPoint, open: OpenChain, words: string): Promise<Reply> {
  const { lesson } = context;
  const { steps } = placed.point as Chain;
  const mark = await markLink(context, steps, open.at, words);
  const step = steps[open.at] ?? '';
  const faults = [...new Set([...open.faults, step])];
  if (mark.kind === 'holds') {
    const at = mark.upTo + 1;
    const good = tell(lesson, mark.upTo > open.at ? 'linksRight' : 'linkRight');
    return toStage(context, { ...open, at, rung: 0, stage: at < steps.length ? 'explain' : 'apply' }, [good]);
  }
  if (mark.kind === 'jumped')
    return {
      say: [tell(lesson, 'linkJumped')],
      ask: tell(lesson, 'linkBetween', { before: quoted(steps[open.at - 1]), after: quoted(steps[mark.to]) }),
      change: { open: { ...open, faults } },
    };
  if (mark.kind === 'turned')
    return { say: [tell(lesson, 'linkTurned')], ask: tell(lesson, 'whichWay'), change: { open: { ...open, faults } } };
  return helpWithLink(context, placed, { ...open, faults }, [tell(lesson, 'linkWrong')]);
}

function apply(context: TurnContext, placed: PlacedPoint, open: OpenChain, words: string): Reply {
  const tied = tiesToCase(words);
  const help = tied ? undefined : helpWithCase(context, placed, open);
  if (help) return help;
  const { evidence, results } = built(context, placed, open, false, open.faults);
  const heard = tell(context.lesson, tied ? 'applied' : 'planPark');
  const next = toStage(context, { ...open, stage: 'whole', rung: 0 }, [heard]);
  return { ...next, change: { ...next.change, results }, evidence };
}

/** Asked for help, or at a loss. At the last stage silence is an answer too. */
export function passChain(context: TurnContext, open: OpenChain, wish: 'hint' | 'tell' | 'unknown'): Reply {
  const placed = readPoint(context, open.point);
  if (placed?.point.type !== 'chain') return lostChain(context);
  if (open.stage === 'whole' && wish === 'hint')
    return { say: [tell(context.lesson, 'noHelpHere')], ask: chainAsk(context, open) };
  const help = helpWithChain(context, placed, open);
  return help ?? (open.stage === 'apply' ? apply(context, placed, open, '') : closeChain(context, placed, open, ''));
}

function lostChain({ lesson }: TurnContext): Reply {
  return { say: [], ask: tell(lesson, 'chooseTopic'), change: { open: null } };
}

/** The whole chain once more, alone: the check at the end. */
function closeChain(context: TurnContext, placed: PlacedPoint, open: OpenChain, words: string): Reply {
  const { lesson } = context;
  const { steps } = placed.point as Chain;
  const gaps = steps.slice(1).filter((step) => !isSaid(step, words));
  const { evidence, results } = built(context, placed, { ...open, helped: 0 }, true, gaps);
  const gap = gaps[0];
  const before = steps[steps.indexOf(gap ?? '') - 1];
  const say = gap
    ? tell(lesson, 'chainGap', { before: quoted(before), step: quoted(gap) })
    : tell(lesson, 'chainWhole');
  return {
    say: [say],
    ask: tell(lesson, 'anotherChain', { title: named(placed.section.title) }),
    change: {
      results,
      open: { kind: 'offer', act: 'test-me', words: placed.section.title },
    },
    evidence,
  };
}

function built(
  context: TurnContext,
  { point, section }: PlacedPoint,
  open: OpenChain,
  unassisted: boolean,
  gaps: string[],
) {
  const links = (point as Chain).steps.length - 1;
  return record(context, {
    sectionId: section.id,
    itemKind: 'chain',
    itemId: point.id,
    verdict: gaps.length === 0 ? 'right' : gaps.length < links ? 'partly' : 'not yet',
    hints: open.helped,
    unassisted,
    missing: gaps[0],
  });
}

function quoted(step: string | undefined): string {
  return `'${stepInWords(step)}'`;
}
