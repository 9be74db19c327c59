import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { type SimulatorDraft, textOf } from '#domain/report/inputs.ts';
import { reportOn } from '#domain/report/report-on.ts';
import type { Coaching } from '#server/teaching/curriculum/coaching.ts';

/** A report as the student reads it: what was found is named, what was not is asked for. */
export function viewReport(question: SimulatorEntry, coaching: Coaching, work: SimulatorDraft) {
  const { checkpoints, ...report } = reportOn(question, textOf(work), work.kind, wordLists);
  return {
    kind: work.kind,
    ...report,
    checkpoints: checkpoints.map(({ id, state, span = null, fault = null }) => {
      const { ao, idea } = question.checkpoints.find((one) => one.id === id) ?? unknown;
      const { cue, ask, look } = coaching.checkpoint(id);
      return state === 'missing'
        ? { id, ao, state, span, fault, idea: null, cue, ask, look }
        : { id, ao, state, span, fault, idea, cue, ask: state === 'named' ? ask : null, look: null };
    }),
  };
}

export type ReportView = ReturnType<typeof viewReport>;

const unknown = { ao: 'AO1' as const, idea: '' };
