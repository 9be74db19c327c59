import { planEssay } from '../plan/plan-essay.ts';
import type { Act } from '../read/acts.ts';
import { asksVerdict } from '../read/verdict-asked.ts';
import { tell } from '../say/tell.ts';
import { answerQuestion } from './answer-question.ts';
import { answerSum } from './answer-sum.ts';
import { askTests } from './ask-several.ts';
import { checkWork } from './check-work.ts';
import { comfort } from './comfort.ts';
import { giveExample } from './give-example.ts';
import type { Move } from './heard.ts';
import { isRight, putsForward } from './is-right.ts';
import { judgeClaim } from './judge-claim.ts';
import { moveOn, switchTopic } from './move-on.ts';
import { putPlainer } from './put-plainer.ts';
import { sayAgain } from './say-again.ts';
import { sayCurrentData } from './say-current-data.ts';
import { showDiagram } from './show-diagram.ts';
import { askWhatNext, greet, keepToSubject, sayGoodbye, sayThanks, sayWhatIAm } from './small-talk.ts';

/** What is done with each act when nothing that is open has taken it. */
export const table: Record<Act, Move> = {
  // Nothing was asked, or this does not answer it: so it is a statement.
  answer: (context, heard) => ({ ...judgeClaim(context, heard), act: 'claim' }),
  ask: (context, heard) =>
    (putsForward(heard.words) && isRight(heard)) || asksVerdict(heard.words)
      ? judgeClaim(context, heard)
      : answerQuestion(context, heard),
  calculate: answerSum,
  'check-my-work': checkWork,
  claim: judgeClaim,
  confused: putPlainer,
  'current-data': sayCurrentData,
  diagram: showDiagram,
  'essay-plan': (context, { words }) => planEssay(context, words),
  'exam-technique': answerQuestion,
  example: giveExample,
  feelings: comfort,
  goodbye: sayGoodbye,
  greeting: greet,
  hint: putPlainer,
  meta: (context, { words }) => sayWhatIAm(context, words),
  'move-on': moveOn,
  no: askWhatNext,
  'off-topic': keepToSubject,
  repeat: sayAgain,
  stuck: putPlainer,
  'switch-topic': switchTopic,
  'tell-me': answerQuestion,
  'test-me': askTests,
  thanks: sayThanks,
  'write-it-for-me': (context, { words }) => planEssay(context, words, tell(context.lesson, 'notForYou')),
  yes: sayThanks,
};
