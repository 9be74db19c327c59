import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';

type QuestionFile = { default: unknown };

/** One small file a question, loaded when that question is opened. */
const files: (() => Promise<QuestionFile>)[] = [
  () => import('#content/curriculum/public/simulator-0.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-1.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-2.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-3.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-4.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-5.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-6.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-7.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-8.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-9.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-10.json', { with: { type: 'json' } }),
  () => import('#content/curriculum/public/simulator-11.json', { with: { type: 'json' } }),
];

/** Spec 2: index 0 to 11. */
export function isQuestionIndex(index: string): boolean {
  return /^(\d|1[01])$/.test(index);
}

export async function loadQuestion(index: string): Promise<SimulatorQuestion> {
  const load = isQuestionIndex(index) ? files[Number(index)] : undefined;
  if (!load) throw new Error(`There is no question ${index}`);
  return (await load()).default as SimulatorQuestion;
}
