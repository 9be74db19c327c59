import { asksForExtract } from './methods/extracts.ts';
import { sayExtract } from './methods/plan.ts';
import { answerOffer } from './moves/answer-offer.ts';
import { askBack } from './moves/ask-back.ts';
import { checkClaim } from './moves/check-claim.ts';
import { compareTopics } from './moves/compare-topics.ts';
import { describeDiagram } from './moves/describe-diagram.ts';
import { digress } from './moves/digress.ts';
import { endLesson, sayGoodbye, wrapUp } from './moves/end-lesson.ts';
import { sayExamWords } from './moves/exam-words.ts';
import { explainTopic } from './moves/explain-topic.ts';
import { openLesson } from './moves/open-lesson.ts';
import { sayProgress, sayWhatToRevise } from './moves/revise.ts';
import { readPasted } from './moves/same-prompt.ts';
import { sayAgain } from './moves/say-again.ts';
import { simplify } from './moves/simplify.ts';
import { smallTalk } from './moves/small-talk.ts';
import { startTest, startTopic } from './moves/start-topic.ts';
import { answerOpen, helpOpen, isAboutOpen, isAtWork, skipOpen } from './moves/work-on.ts';
import type { Reply, Scene } from './scene.ts';
import type { Intent } from './understand/intent.ts';
import { understand } from './understand/understand.ts';
import { tell } from './words/tell.ts';

/** One turn: what is said, and what is remembered. */
export async function act(scene: Scene): Promise<Reply> {
  const { turn, lesson } = scene;
  if (turn.kind === 'opening') return openLesson(scene);
  if (turn.kind === 'wrap-up') return wrapUp(scene);
  if (turn.kind === 'check-in') return { say: [tell(lesson, 'checkIn')] };
  return respond(scene, understand(turn.words, isAtWork(scene)));
}

async function respond(scene: Scene, intent: Intent): Promise<Reply> {
  const { lesson, turn } = scene;
  const pasted = turn.agent.method === 'explain' ? readPasted(scene) : undefined;
  if (pasted) return pasted;
  const back = askBack(scene);
  const atWork = isAtWork(scene);
  switch (intent.kind) {
    case 'bye':
      return lesson.open?.kind === 'question' && lesson.open.stage === 'check'
        ? sayGoodbye(scene, [])
        : endLesson(scene);
    case 'repeat':
      return sayAgain(scene, back);
    case 'exam':
      return {
        say: sayExamWords(intent.about, scene.shelf.subject === 'business' ? 'aqaBusiness' : 'edexcelA'),
        ask: back,
      };
    case 'revise':
      return atWork && lesson.open?.kind !== 'question'
        ? digress(scene, sayWhatToRevise(scene).say)
        : sayWhatToRevise(scene);
    case 'progress':
      return digress(scene, sayProgress(scene).say);
    case 'hint':
    case 'tell':
    case 'unknown':
      return helpOpen(scene, intent.kind);
    case 'confused':
    case 'simpler':
      return atWork && lesson.open?.kind !== 'question' ? helpOpen(scene, 'hint') : simplify(scene);
    case 'skip':
      return skipOpen(scene);
    case 'yes':
    case 'no':
      return answerOffer(scene, intent.kind);
    case 'check':
      if (atWork)
        return (await isAboutOpen(scene, intent.claim))
          ? answerOpen(scene, intent.claim)
          : digress(scene, (await checkClaim(scene, intent.claim)).say);
      return turn.agent.method === 'evaluation'
        ? startTopic(scene, intent.claim, true)
        : checkClaim(scene, intent.claim);
    case 'compare':
      return atWork
        ? digress(scene, (await compareTopics(scene, intent.parts)).say)
        : compareTopics(scene, intent.parts);
    case 'test':
      return startTest(scene, intent.about);
    case 'diagram':
      return atWork
        ? digress(scene, (await describeDiagram(scene, intent.about)).say)
        : describeDiagram(scene, intent.about);
    case 'explain':
    case 'why':
    case 'example':
    case 'evaluate':
    case 'formula':
      if (turn.agent.method === 'plan' && asksForExtract(turn.words))
        return digress(scene, sayExtract(scene, turn.words));
      if (atWork) return digress(scene, { kind: intent.kind, about: intent.about });
      return turn.agent.method === 'explain' || intent.kind !== 'explain' || lesson.open?.kind !== 'topic'
        ? explainTopic(scene, intent.kind, intent.about)
        : startTopic(scene, intent.about, false);
    case 'words':
      return atWork ? answerOpen(scene, intent.words) : startTopic(scene, intent.words, true);
    default:
      return smallTalk(scene, intent.kind, back) ?? startTopic(scene, turn.words, true);
  }
}
