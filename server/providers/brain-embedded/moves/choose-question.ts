import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Section } from '../library.ts';
import { givesAway } from '../marking/match.ts';
import type { Scene } from '../scene.ts';

/**
 * The next question of a section: not asked before, not answered by what was just explained, a step harder after a right
 * answer, and without sums when it is to be heard and not read.
 */
export function chooseQuestion(
  { lesson, turn }: Scene,
  section: Section,
  explained = '',
  about = '',
): QuickFireQuestion | undefined {
  const topic = stemsOf(about);
  const level = wantedLevel(section, lesson.results);
  return section.questions
    .filter(({ id }) => !lesson.asked.includes(id))
    .map((question) => ({ question, cost: costOf(question) }))
    .sort((a, b) => a.cost - b.cost)[0]?.question;

  function costOf(question: QuickFireQuestion): number {
    return (
      (explained && givesAway(question, explained) ? (question.ao === 'AO1' ? saidAlready : hintedAt) : 0) +
      (question.numeric ? (turn.spoken ? 4 : 0.75) : 0) +
      Math.abs(question.difficulty - level) -
      Math.min(mostRelated, related * stemsOf(question.prompt).filter((stem) => topic.includes(stem)).length)
    );
  }
}

/** What costs a question its place. To define what was just defined is no question; to use it is one. */
const saidAlready = 10;
const hintedAt = 1.2;
const related = 0.8;
const mostRelated = 2.4;

function wantedLevel(
  section: Section,
  results: { id: string; section: string; verdict: string; hints: number }[],
): number {
  const last = results.filter((result) => result.section === section.id).at(-1);
  const before = section.questions.find(({ id }) => id === last?.id)?.difficulty;
  if (!last || before === undefined) return 1;
  return Math.min(3, Math.max(1, before + (last.verdict === 'right' && last.hints === 0 ? 1 : 0)));
}
