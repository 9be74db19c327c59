import type * as v from 'valibot';
import { checkDrawing } from '#domain/diagrams/check-drawing.ts';
import type { CheckedDrawing } from '#domain/diagrams/findings.ts';
import type { diagramAttemptInput } from '#domain/diagrams/inputs.ts';
import type { Deps } from '../../../deps.ts';
import { recordAttempt } from '../attempts.ts';
import { dropDraft } from '../drafts.ts';
import type { CheckedDiagram } from './read-diagrams.ts';

type Given = v.InferOutput<typeof diagramAttemptInput>;

/** Checks a drawing and stores it once: the same drawing sent again is answered as it was the first time. */
export async function checkAttempt(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  diagram: CheckedDiagram,
  { id, drawing, hints, takenMs }: Given,
): Promise<CheckedDrawing> {
  const marking = checkDrawing(diagram, drawing);
  const missed = marking.findings.filter(({ ok }) => !ok);
  const worst = missed.find(({ misconception }) => misconception) ?? missed[0];
  const shown = await recordAttempt(deps, userId, {
    id,
    subject: diagram.subject,
    sectionId: diagram.sections[0] ?? '',
    itemKind: 'diagram',
    itemId: diagram.id,
    work: drawing,
    marking,
    verdict: marking.verdict,
    hints,
    ...(takenMs !== undefined && { takenMs }),
    ...(worst && { missing: worst.text }),
  });
  // A finished drawing must not lie there as the answer when the diagram is due again.
  const { subject, id: itemId } = diagram;
  if (shown.verdict === 'right') await dropDraft(deps, { userId, subject, kind: 'diagram', itemId });
  return shown;
}
