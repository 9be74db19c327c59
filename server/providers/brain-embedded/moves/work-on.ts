import { answerChain, passChain } from '../methods/build-chain.ts';
import { answerPlan, helpWithPlan } from '../methods/plan.ts';
import { answerRun, passInRun, runAsk } from '../methods/quick-fire.ts';
import { answerClaim, helpWithClaim } from '../methods/weigh-claim.ts';
import { type Reply, readQuestion, requireSection, type Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { answerQuestion } from './answer-question.ts';
import { askNext } from './ask-question.ts';
import { chooseTopic } from './choose-topic.ts';
import { afterCheck } from './end-lesson.ts';
import { giveHint } from './give-hint.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { afterSkip } from './move-on.ts';

/** Something is open that the student's words may answer. */
export function isAtWork({ lesson: { open } }: Scene): boolean {
  return open !== null && open.kind !== 'offer' && open.kind !== 'topic';
}

/** Who asks 'is this right' means the claim and not the question. */
const asked = 0.3;

/** A claim in the middle of a question may be a try at it, or about something else. */
export async function isAboutOpen(scene: Scene, claim: string): Promise<boolean> {
  const { open } = scene.lesson;
  const placed = open?.kind === 'question' ? readQuestion(scene, open.id) : undefined;
  return !placed || !(await isElsewhere(scene, placed, claim, asked));
}

export async function answerOpen(scene: Scene, words: string): Promise<Reply> {
  const { open } = scene.lesson;
  switch (open?.kind) {
    case 'question': {
      const placed = readQuestion(scene, open.id);
      return placed ? answerQuestion(scene, placed, open, words) : chooseTopic(scene);
    }
    case 'chain':
      return answerChain(scene, open, words);
    case 'claim':
      return answerClaim(scene, open, words);
    case 'run':
      return answerRun(scene, open, words);
    case 'plan':
      return answerPlan(scene, open, words);
    default:
      return chooseTopic(scene);
  }
}

/** A hint, the answer or 'I don't know': one rung up, and never the whole ladder at once. */
export async function helpOpen(scene: Scene, wish: 'hint' | 'tell' | 'unknown'): Promise<Reply> {
  const { lesson } = scene;
  const { open } = lesson;
  switch (open?.kind) {
    case 'question': {
      const placed = readQuestion(scene, open.id);
      if (!placed) return chooseTopic(scene);
      const nothing = {
        found: [],
        fresh: [],
        turned: undefined,
        unsure: undefined,
        whichWay: false,
        missing: placed.question.requiredIdeas[0]?.idea,
        complete: false,
      };
      if (open.stage === 'check')
        return wish === 'hint'
          ? { say: [tell(lesson, 'checkNoHelp')], ask: placed.question.prompt }
          : afterCheck(scene, placed, nothing);
      if (open.stage === 'recall') return afterSkip(scene, placed, open);
      return giveHint(scene, placed, open, wish === 'tell' && open.rung < 4 ? [tell(lesson, 'notYet')] : []);
    }
    case 'chain':
      return passChain(scene, open, wish);
    case 'claim':
      return helpWithClaim(scene, open);
    case 'run':
      return wish === 'hint' ? { say: [tell(lesson, 'runNoHints')], ask: runAsk(scene, open) } : passInRun(scene, open);
    case 'plan':
      return helpWithPlan(scene, open);
    default:
      return lesson.section
        ? { ...askNext(scene, requireSection(scene, lesson.section), 'nowYou') }
        : chooseTopic(scene);
  }
}

export async function skipOpen(scene: Scene): Promise<Reply> {
  const { lesson } = scene;
  const { open } = lesson;
  switch (open?.kind) {
    case 'question': {
      const placed = readQuestion(scene, open.id);
      if (!placed) return chooseTopic(scene);
      if (open.stage === 'check') return helpOpen(scene, 'unknown');
      return afterSkip(scene, placed, open);
    }
    case 'chain':
    case 'claim':
      return chooseTopic({ ...scene, lesson: { ...lesson, open: null } }, [tell(lesson, 'skip')]);
    case 'run':
      return passInRun(scene, open);
    case 'plan':
      return helpWithPlan(scene, { ...open, rung: 2 });
    default:
      return lesson.section
        ? { ...askNext(scene, requireSection(scene, lesson.section), 'nextOne') }
        : chooseTopic(scene);
  }
}
