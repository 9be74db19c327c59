import { jsonSchema, tool } from 'ai';
import * as v from 'valibot';
import type { Subject } from '#domain/subjects.ts';
import type { Evidence } from '#domain/tutor.ts';
import { checkBy } from '../models/check-by.ts';
import type { Knowledge } from './brain-hosted-prompt.ts';

const verdicts = ['right', 'partly', 'not yet'] as const;

const noteInput = v.object({
  id: v.string(),
  verdict: v.picklist(verdicts),
  hints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  unassisted: v.boolean(),
  missing: v.nullable(v.string()),
});
type Note = v.InferOutput<typeof noteInput>;

/** How the model says what the student has shown. A note about something that is not in the curriculum is dropped. */
export function createNoteTool(subject: Subject, knowledge: Knowledge, record: (evidence: Evidence) => void) {
  return tool({
    description:
      'Notes how well the student answered one question, chain or evaluation of the knowledge, put in whatever words or figures. What is not among them is not noted.',
    inputSchema: jsonSchema<Note>(
      {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'The id in square brackets.' },
          verdict: { type: 'string', enum: [...verdicts] },
          hints: {
            type: 'integer',
            description: 'The most help before the answer: 0 none, 1 a nudge, 3 the idea named, 5 the full answer.',
          },
          unassisted: { type: 'boolean', description: 'True for the check without help at the end.' },
          missing: {
            type: ['string', 'null'],
            description:
              'The needed idea that was missing or wrong, word for word; null where something else went wrong.',
          },
        },
        required: ['id', 'verdict', 'hints', 'unassisted', 'missing'],
        additionalProperties: false,
      },
      checkBy(noteInput, 'not a note'),
    ),
    execute: async (note: Note) => {
      const evidence = asEvidence(subject, knowledge, note);
      if (evidence) record(evidence);
      return evidence ? 'noted' : 'there is nothing with that id';
    },
  });
}

function asEvidence(subject: Subject, { sections, exam }: Knowledge, note: Note): Evidence | undefined {
  const { verdict, hints, unassisted } = note;
  const shown = { subject, verdict, hints, unassisted, itemId: note.id };
  for (const { id: sectionId, questions, keyPoints } of sections) {
    const question = questions.find(({ id }) => id === note.id);
    if (question) {
      const missing = question.requiredIdeas.find(({ idea }) => idea === note.missing)?.idea;
      return { ...shown, sectionId, itemKind: 'question', ...(missing ? { missing } : {}) };
    }
    const point = keyPoints.find(({ id }) => id === note.id);
    if (point?.type === 'chain' || point?.type === 'evaluation') return { ...shown, sectionId, itemKind: point.type };
  }
  if (exam && String(exam.index) === note.id) return { ...shown, sectionId: 'simulator', itemKind: 'plan' };
  return undefined;
}
