import { tokenise } from '#domain/marking/tokens.ts';
import { sureOf } from '../decide/answer-question.ts';
import type { Reading } from '../reader/reader.ts';
import { bareOf } from '../say/sentences.ts';
import { contentOf, contradicts, likeness } from './contradicts.ts';
import { figuresIn, isEquation } from './figures.ts';

/** What became of a sentence that a language model wanted to say. */
export type Outcome = 'said' | 'question' | 'repeated' | 'verdict' | 'figure' | 'strange' | 'contradiction' | 'length';

export type Sources = {
  /** The sentences that were written for this: the built-in tutor's own reply, and the answers near to it. */
  written: string[];
  /** The student's words, from which a figure may be taken up. */
  words: string;
  /** Sentences of this conversation, bare. */
  said: string[];
  /** A sum was worked and said: no figure may be added to it. */
  isSum?: boolean;
};

type Room = { sentences: number; words: number };
/** The claim judge: reads a sentence as if somebody had claimed it. */
type Judge = (sentence: string) => Promise<Reading>;

/**
 * Holds each sentence of a language model against what was written. What is not in it is not said: a figure, a verdict on
 * what the student said, something of its own; and what contradicts it is told from the rest, so that the written answer
 * can take its place.
 */
export function createReplyCheck({ written, words, said, isSum = false }: Sources, room: Room, judge: Judge) {
  const known = contentOf(tokenise(written.join(' ')));
  const asked = contentOf(tokenise(words));
  const withFigures = [...written, words];
  const before = new Set(said);
  let sentences = 0;
  let counted = 0;

  return async (sentence: string): Promise<Outcome> => {
    const outcome = await judgeSentence(sentence);
    if (outcome !== 'said') return outcome;
    const length = sentence.split(/\s+/).length;
    if (sentences >= room.sentences || counted + length > room.words) return 'length';
    sentences++;
    counted += length;
    before.add(bareOf(sentence));
    return 'said';
  };

  async function judgeSentence(sentence: string): Promise<Outcome> {
    if (/\?["'”’)]*$/.test(sentence)) return 'question';
    if (before.has(bareOf(sentence))) return 'repeated';
    if (isVerdict(sentence) && !written.some((one) => sameVerdict(one, sentence))) return 'verdict';
    if (!hasKnownFigures(sentence)) return 'figure';
    if (!isWhole(sentence) || shareOf(sentence, known) < leastKnown) return 'strange';
    if (written.some((one) => contradicts(sentence, one))) return 'contradiction';
    if (written.some((one) => isNearlySame(sentence, one))) return 'said';
    // The student's own words, given back.
    if (shareOf(sentence, asked) >= mostEchoed) return 'repeated';
    const { found } = await judge(sentence);
    const isDenied = found.some(
      ({ probability, verdict }) => probability >= sureOf.perhaps && (verdict?.contradicts ?? 0) >= surelyAgainst,
    );
    return isDenied ? 'contradiction' : 'said';
  }

  /** Each figure stands in a sentence about the same thing. What is worked out stands there as it is. */
  function hasKnownFigures(sentence: string): boolean {
    if (isSum && figuresIn(sentence).length > 0) return false;
    const bare = bareOf(sentence);
    if (isEquation(sentence)) return withFigures.some((one) => bareOf(one).includes(bare));
    const content = contentOf(tokenise(sentence.replaceAll(/[\d.,%£$€-]+/g, ' ')));
    return figuresIn(sentence).every((figure) =>
      withFigures.some((one) => figuresIn(one).includes(figure) && sharesTopic(content, one, one === words ? 1 : 2)),
    );
  }
}

function shareOf(sentence: string, known: Set<string>): number {
  const content = [...contentOf(tokenise(sentence))];
  return content.filter((stem) => known.has(stem)).length / Math.max(1, content.length);
}

/** Of the words that say something, so many stand in what was written: the rest is the model's own way of putting it. */
const leastKnown = 0.5;
/** To say something wrong is worse than to say it in the written words. */
const surelyAgainst = 0.5;
const mostEchoed = 0.7;
const shortest = 4;
const longest = 45;

function isWhole(sentence: string): boolean {
  const length = sentence.split(/\s+/).length;
  if (!/^["'“‘(]?[A-Z£\d]/.test(sentence)) return false;
  return length >= shortest && length <= longest && /[.!]["'”’)]*$/.test(sentence) && !/[{}<>|_]/.test(sentence);
}

const verdict =
  /^(?:well[, ]+)?(yes|yeah|exactly|correct|right|no|nope|not quite|true|false|good (?:answer|point)|great (?:answer|point|job)|well done|(?:you(?:'|’)re|you are|that(?:'|’)s|that is|this is) (?:absolutely |quite |exactly |not )?(?:right|correct|true|wrong|incorrect|false|a (?:great|good)))\b/i;

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

function isNearlySame(sentence: string, written: string): boolean {
  const [one, other] = [tokenise(sentence), tokenise(written)];
  return contentOf(one).size <= contentOf(other).size + 1 && likeness(one, other) >= nearlySame;
}

const nearlySame = 0.8;
