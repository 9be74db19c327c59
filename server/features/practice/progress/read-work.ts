import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { sides } from '#domain/exercises/sides.ts';
import type { MarkedIdea } from '#domain/marking/mark-answer.ts';

/**
 * Work and marking are kept as each exercise wrote them. The map shows what they have in common, and leaves out what it
 * does not know.
 */

/** The student's words: an answer, a link, a paragraph, a judgement, or the four sides of SPEC. */
export function readAnswer(work: unknown): string | null {
  const written = sides.flatMap((side) => textOf(work, side) ?? []);
  return textOf(work, 'answer') ?? textOf(work, 'text') ?? (written.join('\n') || null);
}

/** Only curves are drawn; the figures of a tree or a network are looked at on their own board. */
export function readDrawing(work: unknown): CurvesDrawing | null {
  return isRecord(work) && work.kind === 'xy' ? (work as CurvesDrawing) : null;
}

export function readMarking(marking: unknown) {
  return {
    ideas: listOf(marking, 'ideas').filter(isIdea),
    missing: textOf(marking, 'missing') ?? null,
    modelAnswer: textOf(marking, 'modelAnswer') ?? textOf(marking, 'courseSays') ?? decidesOf(marking),
    /** What was not right in a drawing, in sentences. */
    notes: listOf(marking, 'findings').flatMap((finding) =>
      isRecord(finding) && finding.ok === false ? (textOf(finding, 'text') ?? []) : [],
    ),
  };
}

/** Of a claim that was weighed. */
function decidesOf(marking: unknown): string | null {
  return (isRecord(marking) && textOf(marking.weighed, 'decides')) || null;
}

function isIdea(entry: unknown): entry is MarkedIdea {
  return Boolean(textOf(entry, 'idea') && textOf(entry, 'state'));
}

function listOf(value: unknown, key: string): unknown[] {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

function textOf(value: unknown, key: string): string | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
