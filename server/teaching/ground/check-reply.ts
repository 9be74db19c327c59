import { anyOf } from '#domain/any-of.ts';
import { tokenise } from '#domain/marking/tokens.ts';
import { bareOf } from '../say/sentences.ts';
import { contentOf, contradicts } from './contradicts.ts';
import { isEquation, plainFigures } from './figures.ts';
import { createSupport, leansBack } from './supports.ts';

/** What became of a sentence that a language model wanted to say. */
export type Outcome = 'said' | 'question' | 'repeated' | 'verdict' | 'figure' | 'strange' | 'contradiction' | 'length';

export type Sources = {
  /** The sentences that were written for this: the built-in tutor's own reply, and the same in other words. */
  written: string[];
  /** The student's words, from which a figure may be taken up. */
  words: string;
  /** Sentences of this conversation, bare. */
  said: string[];
  /** A sum was worked and said: no figure may be added to it. */
  isSum?: boolean;
};

type Room = { sentences: number; words: number };

/**
 * Holds each sentence of a language model against what was written. What is not in it is not said: a figure, a verdict on
 * what the student said, something of its own; and what contradicts it is told from the rest, so that the written answer
 * can take its place.
 */
export function createReplyCheck({ written, words, said, isSum = false }: Sources, room: Room) {
  const findSupport = createSupport(written);
  const withFigures = [...written, words];
  const before = new Set(said);
  let sentences = 0;
  let counted = 0;
  /** Where the sentence that was said last is written. */
  let last: number[] = [];

  return (sentence: string): Outcome => {
    const outcome = judgeSentence(sentence);
    if (outcome !== 'said') return outcome;
    const length = sentence.split(/\s+/).length;
    if (sentences >= room.sentences || counted + length > room.words) return 'length';
    sentences++;
    counted += length;
    last = findSupport(sentence);
    before.add(bareOf(sentence));
    return 'said';
  };

  function judgeSentence(sentence: string): Outcome {
    if (/\?["'”’)]*$/.test(sentence)) return 'question';
    if (before.has(bareOf(sentence))) return 'repeated';
    if (isVerdict(sentence) && !written.some((one) => sameVerdict(one, sentence))) return 'verdict';
    if (!hasKnownFigures(sentence)) return 'figure';
    if (!isWhole(sentence)) return 'strange';
    // Written sentences may stand against each other, two sides of one thing: who says one of them contradicts none.
    if (isSupported(sentence)) return 'said';
    return written.some((one) => contradicts(sentence, one)) ? 'contradiction' : 'strange';
  }

  /** 'It' and 'this' stand for what was named just before, and for nothing else: or they begin the answer, as it is written. */
  function isSupported(sentence: string): boolean {
    const places = findSupport(sentence);
    if (!leansBack(sentence)) return places.length > 0;
    if (sentences === 0) return places.includes(0) && leansBack(written[0] ?? '');
    return places.some((at) => last.includes(at - 1) || last.includes(at));
  }

  /** Each figure stands in a sentence about the same thing. What is worked out stands there as it is. */
  function hasKnownFigures(sentence: string): boolean {
    if (isSum && plainFigures(sentence).length > 0) return false;
    const bare = bareOf(sentence);
    if (isEquation(sentence)) return withFigures.some((one) => bareOf(one).includes(bare));
    const content = contentOf(tokenise(sentence.replaceAll(/[\d.,%£$€-]+/g, ' ')));
    return plainFigures(sentence).every((figure) =>
      withFigures.some((one) => plainFigures(one).includes(figure) && sharesTopic(content, one, one === words ? 1 : 2)),
    );
  }
}

const shortest = 4;
const longest = 45;

function isWhole(sentence: string): boolean {
  const length = sentence.split(/\s+/).length;
  if (!/^["'“‘(]?[A-Z£\d]/.test(sentence)) return false;
  return length >= shortest && length <= longest && /[.!]["'”’)]*$/.test(sentence) && !/[{}<>|_]/.test(sentence);
}

const verdicts = anyOf([
  /yes|yeah|exactly|correct|right|no|nope|not quite|true|false|good (?:answer|point)/,
  /great (?:answer|point|job)|well done/,
  /(?:you(?:'|’)re|you are|that(?:'|’)s|that is|this is) (?:absolutely |quite |exactly |not )?(?:right|correct|true|wrong|incorrect|false|a (?:great|good))/,
]);

const verdict = new RegExp(`^(?:well[, ]+)?(${verdicts.source})\\b`, 'i');

function isVerdict(sentence: string): boolean {
  return verdict.test(sentence) || /\byou(?:'|’| a)re (?:absolutely |quite )?(?:right|correct|wrong)\b/i.test(sentence);
}

function sameVerdict(written: string, sentence: string): boolean {
  const [one, other] = [verdict.exec(written)?.[1], verdict.exec(sentence)?.[1]];
  return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}

function sharesTopic(content: Set<string>, written: string, least: number): boolean {
  const there = contentOf(tokenise(written));
  const shared = [...content].filter((stem) => there.has(stem)).length;
  return shared >= Math.min(least, Math.max(1, content.size));
}
