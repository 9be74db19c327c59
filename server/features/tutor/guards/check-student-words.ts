import { type Refusal, refusals } from '#content/refusals.ts';
import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { findDistress } from './distress/find-distress.ts';
import { encodedWords } from './encoded-words.ts';
import { isReadWhole } from './learned/readings.ts';
import { scoreOf } from './learned/score.ts';
import { type PlainWords, plainWords } from './plain-words.ts';
import { findRequest } from './requests/find-request.ts';
import { sentencesAlone } from './sentences-alone.ts';
import { isAskedOfTutor } from './talk-of-subject.ts';

export type WordsVerdict = { kind: 'ok' } | { kind: 'distress' } | { kind: 'refuse'; what: Refusal; sentence: string };

/**
 * What is to be done with what a student says: let the tutor answer, show the support card, or answer with a fixed
 * sentence. A cry for help comes before everything else, then what is off limits, and only then what is asked to be
 * written. In each, phrases that people use decide first, then what was learned from examples. Talk of the subject is
 * never in the way, whatever it is about. `heard` is what the listener heard in the words, if it did: see
 * `judgeStudentWords`.
 */
export function checkStudentWords(text: string, heard?: number): WordsVerdict {
  const plain = plainWords(text);
  const alone = sentencesAlone(text);
  if (isCryForHelp(text, [plain, ...alone], heard)) return { kind: 'distress' };
  const refusal = isPasted(text) ? findInPaste(text, [plain, ...alone]) : findAsked(text, plain);
  return refusal ? { kind: 'refuse', what: refusal, sentence: refusals[refusal] } : { kind: 'ok' };
}

/** The listener finds what phrases and score miss. What is said outright is a card, whatever it makes of it. */
function isCryForHelp(text: string, parts: PlainWords[], heard = Number.NaN): boolean {
  const found = parts.map(findCry);
  if (found.includes('outright') || parts.some((part) => heard + scoreOf('distress', part) > cryFrom)) return true;
  return found.includes('likely') && !(heard < noCryBelow && isReadWhole(text));
}

/**
 * Where the listener's number and the learned score are a card together, and where the listener is so sure of there being no
 * cry that it takes a card away. By itself it hears a cry in 17 of a thousand things said in lessons, which have hardly a
 * word of what the score knows: together they hear one in seven. Chosen by totals: of 968 cries none loses its card.
 */
const cryFrom = -1.5;
const noCryBelow = -3.5;

/** 'likely': a phrase hints and the learned score agrees, or the score alone is sure. */
function findCry(plain: PlainWords): 'outright' | 'likely' | undefined {
  const found = findDistress(plain);
  if (found === 'said' && isOfOneself(plain)) return 'outright';
  const least = found ? leastScore[found] : isPersonal(plain) ? leastScore.personal : leastScore.unsaid;
  return scoreOf('distress', plain) > least ? 'likely' : undefined;
}

/**
 * What was learned has to be the surer, the less a phrase points the same way. Of those who speak of themselves less is
 * asked than of those who do not: a card too many does less harm than one too few.
 */
const leastScore = { said: -4, likely: -3, hinted: -1, personal: -0.1, unsaid: 1.5 };

/** Said outright, and of oneself. 'Self-harm among prisoners' is said outright too, and there the score has to agree. */
export function isPlainCry(plain: PlainWords): boolean {
  return isOfOneself(plain) && findDistress(plain) === 'said';
}

/** 'Was going to jump', 'might overdose later': many leave themselves out. */
function isOfOneself(plain: PlainWords): boolean {
  return isPersonal(plain) || leavesOneselfOut.test(plain.text);
}

const leavesOneselfOut = anyOf(
  [
    /am|was|been|have|had|feel|felt|feeling|want|wanted|wanting|wish|might|may|going|cut|cutting|took/,
    /taken|tried|trying|thinking|thought|need|keep|nearly|almost|about|planning|can not|do not|not/,
    /never|let|help|got|done|tired|hate|hurting/,
  ],
  { before: / \. (?:just |so |lowkey |honestly )?/, after: / / },
);

function isPersonal({ text }: PlainWords): boolean {
  return / (?:i|me|my|myself) /.test(text);
}

function findAsked(text: string, plain: PlainWords): Refusal | undefined {
  const graverOne = findGrave(plain) ?? findEncoded(text);
  return (
    graverOne ??
    (wantsQuestion.test(text) || wantsPlan.test(text)
      ? undefined
      : (findRequest(plain, 'work') ?? (isBackReference(text) ? undefined : guessRequest(plain, lesser))))
  );
}

function findGrave(plain: PlainWords): Refusal | undefined {
  return (
    findRequest(plain, 'off-limits') ??
    (isAskedOfTutor(plain.text) ? guessRequest(plain, graver) : undefined) ??
    findRequest(plain, 'instructions')
  );
}

/** 'You said elastic before, now you say inelastic??', 'your first answer said no': holds the tutor to its word, and gives it no orders. */
function isBackReference(text: string): boolean {
  return (youSaid.test(text) || yourWordsSaid.test(text)) && !orders.test(text);
}

const youSaid =
  /\b(?:you|u|ur)(?:'re| are)? (?:just |literally |only )?(?:said|told me|say|saying|wrote|marked|called|contradict\w*)\b/i;
const yourWordsSaid =
  /\b(?:your|ur) (?:very )?(?:first|last|other|earlier|previous|second)? ?(?:answer|message|reply|explanation|response)(?: (?:before|earlier|above|to me))? (?:said|says|was|contradicts)\b/i;
const orders = anyOf([
  /\b(?:ignore|forget|rules?|instructions?|prompt|system|pretend|developer|jailbreak|allowed|write|essay|repeat|print)\b/i,
  /\b(?:you|u) (?:must|have to)\b|\bmust (?:now|not|only|always|answer|give|obey|tell|be)\b/i,
  /\b(?:give|tell|show|send|just|the|my|all|these|those)(?: me)?(?: the| my| all)* answers?\b/i,
]);

/** 'Give me an 8 marker on this' asks for a question to answer, not for the answer. */
const wantsQuestion = inSequence([
  /^(?!.*\b(?:answer|write|model|full|whole)\b).*\b(?:give|set|ask) me /i,
  /(?:a|an|one|another|your hardest|the hardest) (?:quick |short |hard |easy )?/,
  [/\d{1,2}[ -]?(?:marker|mark (?:question|title))\b/, /question\b/],
]);

/** 'This has gone off my essay. Can you show me the plan so far?', 'New essay. Evaluate …': what is built together. */
const wantsPlan = anyOf(
  [
    /\b(?:show|see|view|read|remind|recap|list)\b[^.?!]*\b(?:plan so far|(?:the|my|our) (?:\w+ )?plan|my (?:\w+ )?points)\b/i,
    /\b(?:new|another|next|different) (?:essay|title|question|plan|one)\b.*\b(?:evaluate|assess|discuss|to what extent)\b/i,
  ],
  { before: /^(?!.*\b(?:write|model|full answer|whole answer|finish|for me|do it)\b).*/ },
);

/**
 * An extract or an essay to talk about. What it says is read as well, because a model reads it too; but that it holds
 * 'write a plan' or 'are you a person' asks nothing of the tutor.
 */
function findInPaste(text: string, parts: PlainWords[]): Refusal | undefined {
  for (const part of parts) {
    const found = findGrave(part) ?? guessRequest(part, ordering);
    if (found) return found;
  }
  return findEncoded(text);
}

function isPasted(text: string): boolean {
  return (
    text.length > 600 || /["“][^"”]{40,}["”]/.test(text) || /^\s*(?:extract|source|figure|case study)\b/i.test(text)
  );
}

/** What stands there in a code is not for the tutor to read, unless it is harmless. */
function findEncoded(text: string): Refusal | undefined {
  const hidden = encodedWords(text);
  return hidden && checkStudentWords(hidden).kind !== 'ok' ? 'instructions' : undefined;
}

type Guesses = Partial<Record<'risky' | 'unkind' | 'cheating' | 'essay' | 'instructions' | 'machine', number>>;

/** A guess that is wrong costs a question of the subject its answer: of kinds near to it more is asked, and most where the tutor itself would say no. */
const graver: Guesses = { risky: 0.8, unkind: -1, cheating: -1 };
const lesser: Guesses = { essay: 0.9, instructions: -0.7, machine: 1.2 };
/** In a paste nothing is asked of the tutor but what gives it orders. */
const ordering: Guesses = { instructions: -0.7 };

function guessRequest(plain: PlainWords, least: Guesses): Refusal | undefined {
  const [best] = (Object.entries(least) as [keyof Guesses, number][])
    .map(([kind, score]) => ({ kind, beyond: scoreOf(kind, plain) - score }))
    .sort((one, other) => other.beyond - one.beyond);
  return best && best.beyond > 0 ? best.kind : undefined;
}
