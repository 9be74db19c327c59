import { type Fault, safeLines } from '#content/refusals.ts';
import type { TutorAgent } from '#content/tutors.ts';
import { createSentenceSplitter } from '#domain/split-sentences.ts';
import { scoreOf } from './learned/score.ts';
import { plainWords } from './plain-words.ts';
import { createEchoCheck } from './reply/echo.ts';
import { createEssayWatch } from './reply/essay-watch.ts';
import { findFault } from './reply/find-fault.ts';
import { readPlainly } from './reply/read-plainly.ts';
import { findRequest } from './requests/find-request.ts';

export type ReplyGuard = {
  /** The next piece of a reply; gives back what of it, and of what was held, may be shown or spoken. */
  take(piece: string): string;
  /** The reply is over; gives back the rest. */
  end(): string;
  /** True when something that the brain said was not let through. */
  hasStopped(): boolean;
};

/** How much of what was let through is read again with the next sentence. */
const remembered = 240;

/**
 * Stands between a brain and the student, in every turn. It holds a reply back to the end of each sentence, and puts one
 * safe line in the place of the first sentence that must not be there; others are left out, and the rest is kept. An
 * essay ends the reply.
 */
export function createReplyGuard({ agent, lastStudentWords }: Parts): ReplyGuard {
  const splitter = createSentenceSplitter();
  const isEcho = createEchoCheck(agent);
  const isEssay = createEssayWatch({ wasAskedFor: asksForEssay(lastStudentWords) });
  let before = '';
  let hasSafeLine = false;
  let isOver = false;

  function judge(plain: string): Fault | undefined {
    if (isEcho(before + plain)) return 'instructions';
    const fault = findFault(before, plain);
    if (fault) return fault;
    return isEssay(plain) ? 'essay' : undefined;
  }

  function pass(sentence: string): string {
    if (isOver) return '';
    const plain = readPlainly(sentence);
    const fault = judge(plain);
    isOver = fault === 'essay';
    if (!fault) {
      before = (before + plain).slice(-remembered);
      return sentence;
    }
    if (hasSafeLine) return '';
    hasSafeLine = true;
    return inPlaceOf(sentence, safeLines[fault]);
  }

  return {
    take: (piece) => splitter.take(piece).map(pass).join(''),
    end: () => splitter.end().map(pass).join(''),
    hasStopped: () => hasSafeLine,
  };
}

type Parts = { agent: TutorAgent; lastStudentWords: string };

function asksForEssay(words: string): boolean {
  const plain = plainWords(words);
  return findRequest(plain, 'work') === 'essay' || scoreOf('essay', plain) > 0;
}

/** With the spaces that were around it. */
function inPlaceOf(sentence: string, line: string): string {
  const [lead = ''] = /^\s*/.exec(sentence) ?? [];
  const [trail = ''] = /\s*$/.exec(sentence) ?? [];
  return `${lead}${line}${trail}`;
}
