import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuickFireQuestion } from '../../content/curriculum/curriculum.ts';
import { packs, readPack } from '../../content/curriculum/packs.ts';
import type { Marking } from '../../domain/marking/mark-answer.ts';
import { subjects } from '../../domain/subjects.ts';
import { countMarking, type Totals } from './totals.ts';

export type LabelledAnswer = {
  question: string;
  kind: string;
  answer: string;
  ideas: ('present' | 'absent' | 'contradicted')[];
  verdict: 'right' | 'partly' | 'wrong';
};

/** An answer of the tuning half with its question. */
export type Sample = { asked: QuickFireQuestion; labelled: LabelledAnswer };

export type Mark = (question: QuickFireQuestion, answer: string) => Promise<Marking>;

/** What may be looked at while rules are written and weights are chosen. */
export async function readTuningHalf(): Promise<Sample[]> {
  return (await readSamples()).filter(({ labelled }) => isTuning(labelled.question));
}

/** All that may be known of the reporting half: its answers do not leave this function. */
export async function countReportingHalf(mark: Mark): Promise<Totals> {
  return countAll(
    (await readSamples()).filter(({ labelled }) => !isTuning(labelled.question)),
    mark,
  );
}

/** Half the questions, as chance has it: no one has chosen them. */
function isTuning(question: string): boolean {
  return (hash('sha256', question, 'buffer')[0] ?? 0) % 2 === 0;
}

async function countAll(samples: Sample[], mark: Mark): Promise<Totals> {
  const totals: Totals = { byKind: {}, milliseconds: [] };
  for (const { asked, labelled } of samples) {
    const started = performance.now();
    const marking = await mark(asked, labelled.answer);
    totals.milliseconds.push(performance.now() - started);
    countMarking(totals, labelled, marking);
  }
  return totals;
}

async function readSamples(): Promise<Sample[]> {
  const questions = await readQuestions();
  const files = await Promise.all(
    subjects.map((subject) => readFile(join(import.meta.dirname, `../sets/answers-${subject}.jsonl`), 'utf8')),
  );
  return files.flatMap((file) =>
    file
      .trim()
      .split('\n')
      .map((line) => {
        const labelled: LabelledAnswer = JSON.parse(line);
        const asked = questions.get(labelled.question);
        if (!asked) throw new Error(`There is no question ${labelled.question}`);
        return { asked, labelled };
      }),
  );
}

async function readQuestions(): Promise<Map<string, QuickFireQuestion>> {
  const questions = new Map<string, QuickFireQuestion>();
  for (const subject of subjects)
    for (let number = 1; number <= packs[subject].length; number++)
      for (const section of (await readPack(subject, number))?.sections ?? [])
        for (const question of section.questions) questions.set(`${subject}:${question.id}`, question);
  return questions;
}
