import { safeParse } from 'valibot';
import { type MarkingFeedback, markingFeedbackInput } from '#domain/feedback-inputs.ts';
import { markOutsideLevel } from '#domain/mark-level.ts';
import type { DeskView, Draft } from './marking-link.ts';

/** The draft as it would be sent, by the server's own rules, or the sentence of the first that it breaks. */
export function checkFeedback(desk: DeskView, draft: Draft): { feedback: MarkingFeedback } | { error: string } {
  const checked = safeParse(markingFeedbackInput, draft, { abortPipeEarly: true });
  if (!checked.success) return { error: checked.issues[0].message };
  const error = outsideLevel(desk, checked.output);
  return error ? { error } : { feedback: checked.output };
}

function outsideLevel({ model, tariffs }: DeskView, { strands, ...whole }: MarkingFeedback): string | null {
  if (!strands) return markOutsideLevel(tariffs.find(({ outOf }) => outOf === whole.outOf)?.levels ?? [], whole);
  const scheme = model?.levelDescriptors.strands ?? [];
  return strands.reduce<string | null>(
    (found, given, at) => found ?? markOutsideLevel(scheme[at]?.levels ?? [], given),
    null,
  );
}
