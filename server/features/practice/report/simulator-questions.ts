import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { Failure } from '#domain/failures.ts';
import { type Coaching, readCoaching } from '#server/teaching/curriculum/coaching.ts';

type Desk = { questions: SimulatorEntry[]; coaching: Coaching };

let desk: Promise<Desk> | undefined;

/** A simulator question with all that an examiner knows of it: read once, when it is first asked for. */
export async function requireQuestion(index: number): Promise<{ question: SimulatorEntry; coaching: Coaching }> {
  desk ??= readDesk();
  const { questions, coaching } = await desk;
  const question = questions.find((one) => one.index === index);
  if (!question) throw new Failure('not_found');
  return { question, coaching };
}

async function readDesk(): Promise<Desk> {
  const [file, coaching] = await Promise.all([
    import('#content/curriculum/simulator.json', { with: { type: 'json' } }),
    readCoaching(),
  ]);
  return { questions: file.default.questions as SimulatorEntry[], coaching };
}
