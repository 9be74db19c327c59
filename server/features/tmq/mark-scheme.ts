import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { levelsByTariff } from '#content/tmq.ts';
import { tariffsOf } from './question-types.ts';

type Model = Awaited<ReturnType<typeof findModelQuestion>>;

/** What one of our own questions is marked by: its own scheme, where the type that was paid for has its marks. */
export function schemeOf(model: Model, subject: string, questionType: string) {
  if (!model || !tariffsOf(subject, questionType).includes(model.marks)) return null;
  return { outOf: model.marks, strands: model.levelDescriptors.strands };
}

/** Each mark that the question may be out of, with its levels. */
export function levelsFor(subject: string, questionType: string, scheme: ReturnType<typeof schemeOf>) {
  if (scheme) {
    const [only, ...others] = scheme.strands;
    // With several strands there is a level in each, and none of the whole.
    const levels = only && others.length === 0 ? only.levels : [];
    return [{ outOf: scheme.outOf, levels: levels.map((one) => ({ ...one, marks: one.marks.replace('-', '–') })) }];
  }
  return tariffsOf(subject, questionType).map((outOf) => ({
    outOf,
    levels: (levelsByTariff[outOf] ?? []).map(([marks, descriptor], index) => ({
      level: index + 1,
      marks,
      descriptor,
    })),
  }));
}

/** Our own mark scheme, when the question is one of the simulator's. */
export async function findModelQuestion(examQuestion: string) {
  const file = await import('#content/curriculum/simulator.json', { with: { type: 'json' } });
  const questions = file.default.questions as unknown as SimulatorEntry[];
  const found = questions.find(({ question }) => plain(question) === plain(examQuestion));
  if (!found) return null;
  const { title, marks, levelDescriptors, indicativeContent } = found;
  return { title, marks, levelDescriptors, indicativeContent };
}

/** Students paste questions with other spaces, capitals, apostrophes and ends. */
function plain(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, '')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
}
