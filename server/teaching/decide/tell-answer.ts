import type { Progress } from '../mark/progress.ts';
import { record } from '../mark/record.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { offers } from './give-entry.ts';
import { type Asked, type OpenCheck, readOpenQuestion } from './open-question.ts';

/** The answer is told, and the question is closed. */
export function tellAnswer(
  scene: Scene,
  open: OpenCheck,
  lead: string,
  verdict: 'partly' | 'not yet' = 'not yet',
  missing?: string,
): Reply {
  const asked = readOpenQuestion(scene, open);
  if (!asked) return { say: [tell(scene.lesson, 'whatNext')], change: { open: null } };
  const plainer = scene.bank.get(open.id)?.plainer;
  const idea = missing ?? asked.question.requiredIdeas[0]?.idea;
  const { results, evidence } = keep(scene, asked, { ...open, helped: 5 }, verdict, idea);
  return {
    say: [lead, asked.answer, ...(plainer && !scene.turn.spoken ? [plainer] : [])],
    change: { ...closed, results },
    evidence,
    shown: { offers: [{ label: 'Try another', says: 'Test me on this' }, offers.example] },
  };
}

/** The plainer explanation and the answer, and on. */
export function explain(scene: Scene, open: OpenCheck, progress: Progress): Reply {
  const { lesson } = scene;
  const lead = progress.found.length ? tell(lesson, 'almost') : tell(lesson, 'hereItIs');
  return tellAnswer(scene, open, lead, progress.found.length ? 'partly' : 'not yet', progress.missing);
}

/** What a question leaves behind that is done with. */
export const closed = { open: null, ignored: 0, lapsed: null };

/** What was shown with a question of the curriculum is evidence; a check of the bank only counts in this lesson. */
export function keep(
  scene: Scene,
  { question, section, isCurriculum }: Asked,
  { helped }: OpenCheck,
  verdict: 'right' | 'partly' | 'not yet',
  missing: string | undefined,
): ReturnType<typeof record> {
  const shown = { itemKind: 'question' as const, itemId: question.id, sectionId: section };
  const { evidence, results } = record(scene, { ...shown, verdict, hints: helped, unassisted: false, missing });
  return { evidence: isCurriculum ? evidence : [], results };
}
