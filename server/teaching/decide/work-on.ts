import { anyOf } from '#domain/any-of.ts';
import type { Open } from '../lesson.ts';
import { answerChain, passChain } from '../methods/build-chain.ts';
import { answerPlan, helpWithPlan } from '../methods/plan.ts';
import { answerRun, passInRun, runAsk } from '../methods/quick-fire.ts';
import { answerClaim, helpWithClaim } from '../methods/weigh-claim.ts';
import { namesNothing } from '../plan/about-plan.ts';
import { addToEssay, giveToEssay } from '../plan/coach-plan.ts';
import { wantsOne } from '../plan/plan-wordings.ts';
import { pointIn } from '../plan/read-plan-words.ts';
import { beginsPart } from '../plan/side-of.ts';
import { type OpenEssay, startEssay } from '../plan/start-essay.ts';
import { isReasoned } from '../plan/with-points.ts';
import type { Act } from '../read/acts.ts';
import { isQuestion } from '../read/is-question.ts';
import { asks } from '../read/read-act.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { giveHint, tellOrHint } from './give-help.ts';
import { goBack, wantsBack } from './go-back.ts';
import type { Heard } from './heard.ts';
import { markAnswer } from './mark-answer.ts';
import { tellAnswer } from './tell-answer.ts';

/** What is open takes what belongs to it: an answer, a wish for help, a yes. Anything else it lets pass. */
export function workOn(context: TurnContext, open: Open, heard: Heard): Reply | Promise<Reply | undefined> | undefined {
  const { act, words } = heard;
  if (open.kind !== 'check' && open.kind !== 'offer' && wantsBack(words)) return goBack(context, open);
  switch (open.kind) {
    case 'check':
      if (act === 'answer' || isPerhapsAnswer(heard)) return markAnswer(context, open, heard);
      // Who was asked in passing and does not know is told; a hint is for who wants one.
      if (open.inPassing && (act === 'stuck' || (act === 'hint' && open.helped)))
        return tellAnswer(context, open, tell(context.lesson, 'hereItIs'));
      if (act === 'hint' || act === 'stuck') return giveHint(context, open);
      if (act === 'tell-me') return tellOrHint(context, open, words);
      if (act === 'no') return tellAnswer(context, open, tell(context.lesson, 'hereItIs'));
      return undefined;
    case 'offer':
    case 'sum':
      return undefined;
    case 'chain':
      if (isWork(act)) return answerChain(context, open, words);
      if (isHelp(act))
        return passChain(context, open, act === 'tell-me' ? 'tell' : act === 'hint' ? 'hint' : 'unknown');
      return undefined;
    case 'claim':
      if (isWork(act)) return answerClaim(context, open, words);
      return isHelp(act) ? helpWithClaim(context, open) : undefined;
    case 'run':
      if (isWork(act)) return answerRun(context, open, words);
      if (act === 'hint') return { say: [tell(context.lesson, 'runNoHints')], ask: runAsk(context, open) };
      return isHelp(act) || act === 'move-on' ? passInRun(context, open) : undefined;
    case 'plan':
      if (isWork(act) || act === 'essay-plan') return answerPlan(context, open, words);
      return isHelp(act) || act === 'move-on' ? helpWithPlan(context, open) : undefined;
    case 'essay':
      if (wantsPoint(open, heard)) return giveToEssay(context, open);
      if (open.stage === 'title' && !goesBeforeTitle.includes(act)) return startEssay(context, words);
      if (act === 'yes') return goBack(context, open);
      return takePoint(context, open, heard);
  }
}

/** 'Is it the producers?' may be a question or an answer: the marking tells. */
function isPerhapsAnswer({ act, words }: Heard): boolean {
  if (!['ask', 'claim', 'example', 'off-topic', 'calculate', 'move-on'].includes(act)) return false;
  const longest = givesReason.test(words) ? longestReason : longestGuess;
  return words.trim().split(/\s+/).length <= longest && !asksSomething.test(words.trim()) && !asks(words);
}

const longestGuess = 14;
/** 'Probably cash flow because they pay for bricks before the customer pays them?' */
const longestReason = 45;
const givesReason = /\b(?:because|bc|cos|coz|cuz|so|therefore|which means|due to)\b/i;
const asksSomething = anyOf(
  [
    /what|whats|why|how|hows|when|where|who|which|can you|could you|do you/i,
    /does (?:this|that|it) (?:always|also|only)/i,
    /is (?:this|that) (?:always|also|only|the same)|give me|tell me|explain|show me|next|skip/i,
  ],
  { before: /^(?:(?:ok|okay|so|but|and|um+|wait|hang on|also|right|yeah|hm+|lol)[, ]+)*/, after: /\b/ },
);

/** In the middle of an exercise a statement is work on it. */
function isWork(act: Act): boolean {
  return act === 'answer' || act === 'claim' || act === 'check-my-work';
}

/** 'You give me one', 'idk', 'an example?': whoever states something of his own brings that. */
function wantsPoint(open: OpenEssay, { act, words }: Heard): boolean {
  if (asksForOne.test(words) || wantsOne.test(words)) return true;
  const isShort = words.trim().split(/\s+/).length <= longestGuess;
  return (
    (isHelp(act) || act === 'example' || isStuck.test(words)) &&
    (isShort || isQuestion(words)) &&
    namesNothing(words, open)
  );
}

const isStuck =
  /^(?:(?:um+|er+m?|hm+|ok(?:ay)?|i[’']?m|i am|i|tbh|honestly)[, ]+)*(?:not sure|don[’']?t know|no idea|can[’']?t think|no clue|idk|stuck)\b/i;
const asksForOne = anyOf([
  /\b(?:you|u) (?:give|do|choose|pick|tell)(?: me)?(?: (?:one|it|a point|an idea|another(?: (?:one|point))?|something))?\W*$/i,
  /^\W*(?:(?:can|could) (?:you|u) )?(?:please |just )?give me (?:one|an? (?:\w+ )?(?:point|idea)|another(?: (?:one|point))?)(?: please| pls)?\W*$/i,
]);

/** With whatever courtesy stood before it: half of that is no point. */
function takePoint(context: TurnContext, open: OpenEssay, heard: Heard): Reply | Promise<Reply> | undefined {
  const { words } = context.turn;
  const said = words.trim().endsWith(heard.words.trim()) ? words : heard.words;
  if (!isForPlan(open, { ...heard, words: said })) return undefined;
  return addToEssay(context, { ...open, passed: 0 }, pointIn(said, open.title));
}

/** What is stated goes into the plan; what is asked is answered, and after that only what says so is for the plan. */
function isForPlan({ passed, title }: OpenEssay, { act, words }: Heard): boolean {
  const brought = pointIn(words, title);
  if (!brought) return false;
  if (brought.split(/\s+/).length < fewestBrought) return isWork(act) && !isQuestion(words);
  const isBrought =
    isWork(act) || (!notBrought.includes(act) && brought.split(/\s+/).length >= aPoint && !asks(brought));
  const isOfPlan = passed === 0 || namesPart.test(brought) || isReasoned(brought);
  return beginsPart.test(brought) || (isBrought && isOfPlan);
}

/** A whole sentence that asks for nothing is a point, whatever it sounds like, unless it is plainly something else. */
const notBrought: Act[] = [
  'goodbye',
  'thanks',
  'greeting',
  'feelings',
  'meta',
  'test-me',
  'confused',
  'diagram',
  'move-on',
];
const aPoint = 10;
const fewestBrought = 4;
const namesPart =
  /\b(?:points?|against|judge?ment|overall|conclusion|other side|evaluat\w*|argu\w*|however|on the other hand|depends|i(?:'d| would|d) (?:say|put|write))\b/i;
const goesBeforeTitle: Act[] = ['feelings', 'goodbye', 'thanks', 'off-topic', 'meta'];

function isHelp(act: Act): boolean {
  return act === 'hint' || act === 'stuck' || act === 'tell-me';
}
