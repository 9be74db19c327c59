import type { AssessmentObjective, SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { record } from '../mark/record.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import type { OpenPlan } from './plan.ts';
import { planId } from './plan-id.ts';

type Checkpoint = SimulatorEntry['checkpoints'][number];

/** Everything has been asked: where the plan stands, and what stands between it and the next level. */
export function judgePlan(context: TurnContext, question: SimulatorEntry, open: OpenPlan, say: string[]): Reply {
  const { lesson } = context;
  const { evidence, results } = planned(context, question, open, open.covered, false);
  const verdict = describeVerdict(context, question, open.covered);
  return {
    say: [...(context.turn.spoken ? [] : say.slice(0, 1)), ...verdict],
    ask: tell(lesson, 'planWhole'),
    change: { results, open: { ...open, stage: 'whole', asking: null, rung: 0 } },
    evidence,
  };
}

/** The plan once more, alone: the check at the end. */
export function finishPlan(context: TurnContext, question: SimulatorEntry, open: OpenPlan, shown: Checkpoint[]): Reply {
  const { lesson } = context;
  const covered = shown.map(({ id }) => id);
  const { evidence, results } = planned(context, question, { ...open, helped: 0 }, covered, true);
  const missing = question.checkpoints.find(({ id }) => !covered.includes(id));
  const pitfall = question.commonPitfalls[lesson.turns % question.commonPitfalls.length];
  const share = covered.length / question.checkpoints.length;
  const say = [
    ...(share >= 0.6 ? [tell(lesson, 'planDone')] : []),
    ...(missing ? [tell(lesson, 'planBetween', { cue: context.coaching.checkpoint(missing.id).cue })] : []),
    ...(pitfall ? [tell(lesson, 'planPitfall', { text: lowerFirst(pitfall) })] : []),
    tell(lesson, 'goodbye'),
  ];
  return { say, change: { results, open: null }, evidence };
}

/** The strand that is furthest from its top, its level, and the one gap to close first. */
function describeVerdict(context: TurnContext, question: SimulatorEntry, covered: string[]): string[] {
  const { lesson, coaching } = context;
  const { strands } = question.levelDescriptors;
  const judged = strands.map((strand) => {
    const wanted = question.checkpoints.filter(({ ao }) => belongs(ao, strand.strand));
    const share = wanted.filter(({ id }) => covered.includes(id)).length / Math.max(1, wanted.length);
    const top = strand.levels.length;
    return { strand, share, top, level: Math.min(top, Math.max(1, Math.ceil(share * top - 0.15))), wanted };
  });
  const weakest = judged.toSorted((a, b) => a.share - b.share)[0];
  if (!weakest) return [];
  const { level, top, strand, wanted } = weakest;
  const next = strand.levels.find((entry) => entry.level === level + 1);
  const gap = wanted.find(({ id }) => !covered.includes(id));
  const name = /^Whole/.test(strand.strand) ? 'the whole answer' : lowerFirst(strand.strand);
  return [
    next && gap
      ? tell(lesson, 'planLevel', { level: String(level), top: String(top), strand: name })
      : tell(lesson, 'planTop'),
    ...(next && gap
      ? [tell(lesson, 'planNext', { level: String(level + 1), descriptor: lowerFirst(next.descriptor) })]
      : []),
    ...(gap ? [tell(lesson, 'planBetween', { cue: coaching.checkpoint(gap.id).cue })] : []),
  ];
}

function belongs(ao: AssessmentObjective, strand: string): boolean {
  if (/^Whole/.test(strand)) return true;
  return strand === 'Evaluation' ? ao === 'AO4' : ao !== 'AO4';
}

function planned(
  context: TurnContext,
  question: SimulatorEntry,
  open: OpenPlan,
  covered: string[],
  unassisted: boolean,
) {
  const missing = question.checkpoints.find(({ id }) => !covered.includes(id));
  const share = covered.length / question.checkpoints.length;
  return record(context, {
    sectionId: context.coaching.sectionOf(question),
    itemKind: 'plan',
    itemId: planId(question),
    verdict: share >= 0.8 ? 'right' : share >= 0.4 ? 'partly' : 'not yet',
    hints: open.helped,
    unassisted,
    missing: share >= 0.8 ? undefined : missing && context.coaching.checkpoint(missing.id).cue,
  });
}
