import type { PlacedQuestion } from '../library.ts';
import type { Progress } from '../marking/progress.ts';
import { type Reply, readQuestion, requireSection, type Scene } from '../scene.ts';
import { inWords } from '../words/numbers.ts';
import { lowerFirst } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';
import { askQuestion } from './ask-question.ts';
import { chooseQuestion } from './choose-question.ts';
import { record } from './evidence.ts';
import { cueOf, firstMissing } from './give-hint.ts';

/** The student wants to go: one question without help, if there is anything to check and it has not been done. */
export function endLesson(scene: Scene, say: string[] = []): Reply {
  const { lesson } = scene;
  const check = lesson.checked ? undefined : chooseCheck(scene);
  if (!check) return sayGoodbye(scene, say);
  const asked = askQuestion(scene, check, undefined, 'check');
  return { say: [...say, tell(lesson, 'lastCheck')], ...asked, change: { ...asked.change, checked: true } };
}

/** What was hardest in this lesson and was not right without help; else a question of the topic that was talked about. */
export function chooseCheck(scene: Scene): string | undefined {
  const { lesson } = scene;
  const shaky = lesson.results
    .filter(({ id, verdict, hints }) => readQuestion(scene, id) && (verdict !== 'right' || hints > 0))
    .sort((a, b) => b.hints - a.hints);
  if (shaky[0]) return shaky[0].id;
  return lesson.section ? chooseQuestion(scene, requireSection(scene, lesson.section))?.id : undefined;
}

export function afterCheck(scene: Scene, placed: PlacedQuestion, progress: Progress): Reply {
  const { lesson } = scene;
  const { question, section } = placed;
  const verdict = progress.complete ? 'right' : progress.found.length ? 'partly' : 'not yet';
  const { evidence, results } = record(scene, {
    sectionId: section.id,
    itemKind: 'question',
    itemId: question.id,
    verdict,
    hints: 0,
    unassisted: true,
    missing: progress.missing,
  });
  const cue = cueOf(scene, question, firstMissing(question, progress.found));
  const kept = progress.found[0];
  const heard = progress.complete
    ? [tell(lesson, 'checkRight')]
    : [
        kept ? tell(lesson, 'checkPart', { idea: lowerFirst(kept) }) : tell(lesson, 'checkWrong'),
        `${tell(lesson, 'checkMissing', { cue })} ${tell(lesson, 'nextTime')}`,
      ];
  const goodbye = sayGoodbye({ ...scene, lesson: { ...lesson, results } }, heard);
  return { ...goodbye, change: { ...goodbye.change, results }, evidence };
}

export function sayGoodbye({ lesson }: Scene, say: string[]): Reply {
  const worked = lesson.results.length > 0;
  return { say: [...say, tell(lesson, worked ? 'goodbye' : 'goodbyeShort')], change: { open: null, checked: true } };
}

/** The minutes are nearly used: where we are, and a check to take along. */
export function wrapUp(scene: Scene): Reply {
  const { lesson } = scene;
  const all = lesson.results.length;
  const right = lesson.results.filter(({ verdict }) => verdict === 'right').length;
  const say = [
    tell(lesson, 'minutes'),
    ...(right ? [tell(lesson, 'progress', { right: inWords(right), all: inWords(all) })] : []),
  ];
  const check = lesson.checked ? undefined : chooseCheck(scene);
  if (!check) return { say: [...say, tell(lesson, 'textStays')], change: { open: null } };
  const asked = askQuestion(scene, check, undefined, 'check');
  return { say: [...say, tell(lesson, 'inText')], ...asked, change: { ...asked.change, checked: true } };
}
