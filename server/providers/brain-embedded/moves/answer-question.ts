import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { OpenOf } from '../lesson/lesson.ts';
import type { PlacedQuestion } from '../library.ts';
import { type Progress, weigh } from '../marking/progress.ts';
import { spotSlip } from '../marking/slips.ts';
import type { Reply, Scene } from '../scene.ts';
import { inWords } from '../words/numbers.ts';
import { lowerFirst } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';
import { checkClaim } from './check-claim.ts';
import { digress } from './digress.ts';
import { afterCheck } from './end-lesson.ts';
import { record } from './evidence.ts';
import { cueOf, firstMissing, giveHint } from './give-hint.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { afterRecall, afterRight } from './move-on.ts';

type OpenQuestion = OpenOf<'question'>;

/** Marks what the student says to an open question, and answers: what is right first, then the one idea that helps most. */
export async function answerQuestion(
  scene: Scene,
  placed: PlacedQuestion,
  open: OpenQuestion,
  words: string,
): Promise<Reply> {
  const { question, section } = placed;
  const { lesson } = scene;
  if (open.stage === 'attempt' && isEcho(words, open)) return handBack(scene, open);
  const progress = await mark(scene, question, open, words);
  if (open.stage === 'check') return afterCheck(scene, placed, progress);
  if (open.stage === 'recall') return afterRecall(scene, placed, progress);
  if (progress.complete) return afterRight(scene, placed, { ...open, found: progress.found });

  const kept: OpenQuestion = { ...open, found: progress.found, begun: null };
  const { unsure } = progress;
  if (unsure && !open.doubted.includes(unsure.idea) && (progress.whichWay || !progress.fresh.length))
    return askAgain(scene, question, kept, unsure.idea, progress);

  const slip = spotSlip(question, section.keyPoints, words);
  if (!slip && !progress.fresh.length && !progress.turned && (await isElsewhere(scene, placed, words)))
    return digress(scene, (await checkClaim(scene, words)).say);
  const { evidence, results } = record(scene, {
    sectionId: section.id,
    itemKind: 'question',
    itemId: question.id,
    verdict: progress.found.length ? 'partly' : 'not yet',
    hints: open.rung,
    unassisted: false,
    missing: progress.missing,
  });
  const reply = respond(scene, placed, kept, progress, slip);
  return { ...reply, change: { ...reply.change, results }, evidence };

  function respond(
    inScene: Scene,
    of: PlacedQuestion,
    next: OpenQuestion,
    now: Progress,
    wrongIdea: string | undefined,
  ): Reply {
    const right = praise(inScene, now, open);
    if (wrongIdea)
      return {
        say: [...right, tell(lesson, 'mixUp'), wrongIdea],
        ask: tell(lesson, 'tryAgain'),
        change: { open: { ...next, rung: Math.max(1, next.rung) } },
      };
    if (now.turned) {
      const { quote } = now.turned;
      return {
        say: [...right, quote ? tell(lesson, 'turned', { quote }) : tell(lesson, 'turnedPlain')],
        ask: tell(lesson, 'whichWay'),
        change: { open: { ...next, rung: Math.max(1, next.rung) } },
      };
    }
    if (now.fresh.length) return nameMissing(inScene, of, next, right);
    return giveHint(inScene, of, next, [tell(lesson, 'wrong')]);
  }
}

/** A sentence that was begun for him counts together with what he adds. */
async function mark(scene: Scene, question: QuickFireQuestion, open: OpenQuestion, words: string): Promise<Progress> {
  const progress = weigh(question, await scene.mark(question, words), open.found, words);
  if (!open.begun || progress.complete || progress.fresh.length) return progress;
  const whole = `${open.begun} ${words}`;
  return weigh(question, await scene.mark(question, whole), open.found, whole);
}

function praise({ lesson }: Scene, { fresh }: Progress, open: OpenQuestion): string[] {
  const [first] = fresh;
  if (!first) return [];
  return [tell(lesson, open.found.length ? 'partNew' : 'partOne', { idea: lowerFirst(ideaInWords(first)) })];
}

/** Ideas of the curriculum are notes: 'benefit: lower cost' is said without its label. */
export function ideaInWords(idea: string): string {
  return idea.replace(
    /^(benefit|drawback|risk|cost|for|against|advantage|disadvantage|limits?|value|counter|case for failure|usefulness|limitation|response|reason|consequence|qualification|problems?): /i,
    '',
  );
}

function nameMissing(scene: Scene, { question }: PlacedQuestion, open: OpenQuestion, right: string[]): Reply {
  const { lesson } = scene;
  const left = (question.need ?? question.requiredIdeas.length) - open.found.length;
  const cue = cueOf(scene, question, firstMissing(question, open.found));
  const gap =
    question.need && left > 0 ? tell(lesson, 'needMore', { count: inWords(left) }) : tell(lesson, 'missing', { cue });
  return {
    say: [...right, gap, ...(question.need && left > 0 ? [tell(lesson, 'nudge', { cue })] : [])],
    ask: tell(lesson, 'addIt'),
    change: { open: { ...open, rung: Math.max(1, open.rung), told: `${open.told} ${cue}` } },
  };
}

/** The marking is not sure: the student is asked and not judged. */
function askAgain(
  scene: Scene,
  question: QuickFireQuestion,
  open: OpenQuestion,
  idea: string,
  progress: Progress,
): Reply {
  const { lesson } = scene;
  const at = question.requiredIdeas.findIndex((required) => required.idea === idea);
  const cue = cueOf(scene, question, at < 0 ? question.requiredIdeas.length : at);
  return {
    say: [...praise(scene, progress, open), tell(lesson, progress.whichWay ? 'checkWay' : 'doubt')],
    ask: progress.whichWay ? tell(lesson, 'whichWay') : tell(lesson, 'doubtAsk', { cue }),
    change: { open: { ...open, doubted: [...open.doubted, idea] } },
  };
}

/** Nothing but the words of the hint. */
function isEcho(words: string, { told, rung }: OpenQuestion): boolean {
  if (!told || rung > 3) return false;
  const mine = new Set(stemsOf(told));
  const said = stemsOf(words);
  return said.length >= 2 && said.every((stem) => mine.has(stem));
}

function handBack({ lesson }: Scene, open: OpenQuestion): Reply {
  return { say: [tell(lesson, 'myWords')], ask: tell(lesson, 'yourWords'), change: { open } };
}
