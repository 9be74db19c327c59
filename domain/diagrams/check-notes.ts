import type { CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import type { Finding, Place } from './findings.ts';
import { isLabel } from './labels.ts';

/** Words on the drawing: the stages of a cycle, the lead time. */
export function checkNotes({ requiredLabels = [], curves }: CurvesRules, { notes }: CurvesDrawing): Finding[] {
  const written = requiredLabels.map((rule) => ({
    rule,
    note: notes.find(({ label }) => isLabel(label, rule.accept)),
  }));
  const findings = written.map(({ rule: { label }, note }): Finding => {
    const places: Place[] = note ? [{ kind: 'note', id: note.id }] : [];
    return {
      rule: `note-${label}`,
      kind: 'note',
      ok: Boolean(note),
      text: note ? `${note.label} is written on the drawing.` : `Write ${label} where it belongs.`,
      places,
    };
  });
  // The stages of a life follow each other once; those of a cycle come round again, so their order proves nothing.
  if (!curves.some(({ shape }) => shape === 'lifecycle')) return findings;
  const found = written.flatMap(({ note }) => (note ? [note] : []));
  const at = found.findIndex((note, index) => index > 0 && note.at[0] <= (found[index - 1]?.at[0] ?? 0));
  const [first, second] = [found[at - 1], found[at]];
  const places = [first, second].flatMap((note): Place[] => (note ? [{ kind: 'note', id: note.id }] : []));
  const wrong = `${first?.label} comes before ${second?.label}: the stages are in the wrong order.`;
  const ok = at < 0 && found.length === written.length;
  const text =
    at >= 0 ? wrong : ok ? 'The stages are in order.' : 'The stages are in order when all of them are there.';
  return [
    ...findings,
    { rule: 'note-order', kind: 'order', ok, text, places, ...(at >= 0 && { misconception: 'labels-swapped' }) },
  ];
}
