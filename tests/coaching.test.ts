import { expect, test } from 'vitest';
import macros from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { markAnswer } from '#domain/marking/mark-answer.ts';
import { subjects } from '#domain/subjects.ts';
import { readCoaching } from '#server/teaching/curriculum/coaching.ts';
import { readLibrary } from '#server/teaching/curriculum/library.ts';

const { courses, simulator } = await readLibrary();
const coaching = await readCoaching();
const clause = /^(what|how|why|who|whom|whose|which|where|when|whether)\b/;

test('every idea of every question has a cue that says what it is about and does not give it away', () => {
  for (const subject of subjects)
    for (const { question } of courses[subject].questions.values())
      for (const [at, { idea }] of question.requiredIdeas.entries()) {
        const cue = coaching.cueFor(subject, question.id, at);
        expect(cue, `${question.id} ${idea}`).toMatch(clause);
        expect(cue, `${question.id} ${idea}`).not.toBe('what the calculation comes to');
        expect(markAnswer(question, cue, macros).ideas[at]?.state, `${question.id}: ${cue}`).not.toBe('found');
      }
});

test('every term has plain words', () => {
  for (const subject of subjects) {
    for (const { point } of courses[subject].points.values())
      if ('term' in point) expect(coaching.plainFor(subject, point.id), point.id).toMatch(/[.?]$/);
  }
});

test('every checkpoint of the simulator has a question and a place to look, and every question a section', () => {
  for (const question of simulator) {
    expect(courses.economics.sectionOf.has(coaching.sectionOf(question)), question.title).toBe(true);
    for (const { id } of question.checkpoints) {
      const { cue, ask } = coaching.checkpoint(id);
      expect(cue, id).toMatch(clause);
      expect(ask, id).not.toBe('What else belongs in your plan?');
    }
  }
});
