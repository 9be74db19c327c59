import type { Subject } from '../subjects.ts';
import { upperFirst } from '../upper-first.ts';
import type { ExerciseItem, SubjectFacts } from './next-best.ts';

/** Why a step is worth the next ten minutes, in a sentence that a student can check. */

export function forFile(subject: Subject): string {
  return `Your marker couldn’t read your ${titles[subject]} answer and is waiting for a clearer file.`;
}

export function forFeedback(subject: Subject): string {
  return `Your ${titles[subject]} answer is marked. Feedback helps most while you still remember what you wrote.`;
}

export function forRun({ left, of }: { left: number; of: number }): string {
  return `You stopped with ${countWord(left)} of ${countWord(of)} questions to go.`;
}

export function forDraft(kind: string): string {
  return kind === 'diagram'
    ? 'Your drawing is saved, so pick up where you left off.'
    : 'Your work is saved, so pick up where you left off.';
}

export function forDue(due: SubjectFacts['due'], exam: SubjectFacts['exam']): string {
  const cards = due.reduce((total, section) => total + section.cards, 0);
  const fading = due.reduce((total, section) => total + section.fading, 0);
  const mostly = mostlyOn(due, cards);
  // A run is ten: whoever was away for a week is not met with a mountain.
  if (cards > 10) return sentence(`ten questions are ready for today${mostly}`, exam);
  const [first] = due;
  const where = first && due.length === 1 ? ` on ${quote(first.section.title)}` : '';
  // Questions come back; it is what one answered that fades.
  const [what, state] = fading === cards ? ['answer', 'fading'] : ['question', 'due again'];
  const count = `${countWord(cards)} ${what}${cards === 1 ? '' : 's'}`;
  return sentence(`${count}${where} ${isAre(cards, state)}${mostly}`, exam);
}

/** Only where it is true. */
function mostlyOn(due: SubjectFacts['due'], cards: number): string {
  const [largest] = due;
  if (!largest || due.length === 1 || largest.cards * 2 <= cards) return '';
  return `, most of them on ${quote(largest.section.title)}`;
}

export function forDrawing(count: number, exam: SubjectFacts['exam']): string {
  return sentence(`${countWord(count)} ${count === 1 ? 'diagram' : 'diagrams'} ${isAre(count, 'due again')}`, exam);
}

export function forExercise(item: ExerciseItem, count: number, exam: SubjectFacts['exam']): string {
  const [one, more] = exerciseWords[item];
  return sentence(`${countWord(count)} ${count === 1 ? one : more} ${isAre(count, 'due again')}`, exam);
}

const exerciseWords: Record<ExerciseItem, [one: string, more: string]> = {
  chain: ['chain of reasoning', 'chains of reasoning'],
  evaluation: ['claim to weigh', 'claims to weigh'],
};

export function forWeak({ missing }: SubjectFacts['weak'][number], exam: SubjectFacts['exam']): string {
  const what = missing ? `missed ${quote(missing)}` : 'wasn’t quite right';
  return sentence(`your last answer here ${what}`, exam);
}

export function forNew(exam: SubjectFacts['exam']): string {
  return `This is the next section you haven’t tried yet.${afterwards(exam)}`;
}

export function forFirst(subject: Subject, exam: SubjectFacts['exam']): string {
  return `A few short questions to start ${titles[subject]}, marked straight away.${afterwards(exam)}`;
}

const titles: Record<Subject, string> = { economics: 'Economics', business: 'Business' };

function sentence(words: string, exam: SubjectFacts['exam']): string {
  return `${upperFirst(words)}${isNear(exam) ? `, and ${examWords(exam)}` : ''}.`;
}

function afterwards(exam: SubjectFacts['exam']): string {
  return isNear(exam) ? ` ${upperFirst(examWords(exam))}.` : '';
}

/** A paper that is months away is no reason for what to do now. */
export function isNear(exam: SubjectFacts['exam']): exam is NonNullable<SubjectFacts['exam']> {
  return exam !== null && exam.days <= 60;
}

function examWords({ paper, days }: { paper: number; days: number }): string {
  const name = paper === 0 ? 'your mock' : `paper ${paper}`;
  if (days === 0) return `${name} is today`;
  return days === 1 ? `${name} is tomorrow` : `${name} is in ${days} days`;
}

function isAre(count: number, state: string): string {
  return `${count === 1 ? 'is' : 'are'} ${state}`;
}

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function countWord(count: number): string {
  return words[count] ?? String(count);
}

function quote(text: string): string {
  return `‘${text}’`;
}
