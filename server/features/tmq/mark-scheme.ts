import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { levelsByTariff } from '#content/tmq.ts';
import { tariffsOf } from './question-types.ts';

/** Each mark that the question may be out of, with its levels. */
export function levelsFor(subject: string, questionType: string) {
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

/** Students paste questions with other spaces, capitals and ends. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, '')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
}
