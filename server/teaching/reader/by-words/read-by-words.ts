import { setImmediate } from 'node:timers/promises';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { indexedTexts } from '../../bank/bank-texts.ts';
import type { Entry } from '../../bank/entry.ts';
import type { Bank } from '../../bank/open-bank.ts';
import { type Act, acts } from '../../read/acts.ts';
import { plainWords } from '../../read/plain-words.ts';
import { indexTexts } from '../index-texts.ts';
import type { Asked, Found, Reader, Reading } from '../reader.ts';
import { indexTerms } from './bm25.ts';
import { growingIntegers } from './growing.ts';
import { createSpelling } from './spelling.ts';
import { type Term, termsOf } from './terms.ts';

/** For a machine on which the models cannot run: words alone, far less clever, and never silent. */
export async function createReaderByWords(bank: Bank): Promise<Reader> {
  const owners = growingIntegers();
  const index = await indexTerms(readTerms(bank, owners.push));
  const ownerOf = owners.take();
  const correct = createSpelling(index.words);
  const findExact = indexExactly(bank);

  return {
    description: 'words alone',
    read: async (asked) => ({ acts: guessActs(asked), found: find(asked) }) satisfies Reading,
  };

  function find({ subject, words, topic }: Asked): Found[] {
    const stems = (text: string) => stemsOf(text).map((stem) => correct(stem) ?? stem);
    const terms = [...termsOf(stems(words)), ...termsOf(stems(topic), topicWeight)];
    const best = new Map<number, number>();
    for (const [row, score] of index.score(terms)) {
      const at = ownerOf[row] ?? 0;
      if (bank.entries[at]?.subject === subject) best.set(at, Math.max(best.get(at) ?? 0, score));
    }
    const same = findExact(`${subject}:${plainWords(words)}`);
    if (same !== undefined) best.set(same, 2);
    return [...best]
      .map(([at, score]) => ({ id: bank.entries[at]?.id ?? '', worth: 10 * score, probability: Math.min(1, score) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most);
  }
}

/** Each way to ask as terms, and whose it is. It takes seconds, in which others are answered too. */
async function* readTerms(bank: Bank, own: (at: number) => void): AsyncGenerator<Term[]> {
  for (const [at, entry] of bank.entries.entries()) {
    if (at % handful === 0) await setImmediate();
    const title = stemsOf(bank.titleOf(entry) ?? '');
    for (const stems of waysToAsk(entry)) {
      own(at);
      yield termsOf([...stems, ...title]);
    }
  }
}

const handful = 50;
const topicWeight = 0.3;
const most = 24;

/** 'What is PED', 'whats ped' and 'explain PED' are one way to ask, when only the words count. */
function waysToAsk(entry: Entry): string[][] {
  const ways = indexedTexts(entry).map(stemsOf);
  return [...new Map(ways.map((stems) => [String(stems), stems])).values()];
}

/** Of several that are asked in the same words, the first counts. */
function indexExactly({ entries }: Bank): (words: string) => number | undefined {
  const owners = Uint32Array.from(entries.flatMap((entry, at) => indexedTexts(entry).map(() => at)));
  const findTexts = indexTexts(
    entries.flatMap((entry) => indexedTexts(entry).map((text) => `${entry.subject}:${plainWords(text)}`)),
  );
  return (words) => {
    const [text] = findTexts(words);
    return text === undefined ? undefined : owners[text];
  };
}

function guessActs({ words, tutorSaid }: Asked): Record<Act, number> {
  const plain = plainWords(words);
  const asksBack = /\?\s*$/.test(words) || questions.test(plain);
  const guess =
    guesses.find(({ pattern }) => pattern.test(plain))?.act ??
    (asksBack ? 'ask' : /\?\s*$/.test(tutorSaid) ? 'answer' : plain.split(' ').length <= 3 ? 'ask' : 'claim');
  return Object.fromEntries(acts.map((act) => [act, act === guess ? 0.9 : 0.1 / acts.length])) as Record<Act, number>;
}

const questions =
  /^(?:what|whats|why|how|hows|who|when|where|which|is|are|does|do|did|can|could|would|should|tell me about|explain|define|describe)\b/;

const guesses: { act: Act; pattern: RegExp }[] = [
  { act: 'test-me', pattern: /\b(?:test|quiz) me\b|\bask me (?:a|another|one)\b/ },
  { act: 'essay-plan', pattern: /\b(?:plan|essay|\d+ ?marker)\b/ },
  { act: 'exam-technique', pattern: /\b(?:exam|marks?|examiners?|command word|structure)\b/ },
  { act: 'example', pattern: /\bexamples?\b|\breal life\b|\bsuch as\b/ },
  { act: 'diagram', pattern: /\bdiagram|\bdraw\b|\bgraph\b|\bcurve look/ },
  { act: 'check-my-work', pattern: /\bcheck (?:this|my)\b|\bis this right\b|\bmark this\b/ },
  { act: 'current-data', pattern: /\b(?:right now|currently|at the moment|latest|this year)\b/ },
  { act: 'write-it-for-me', pattern: /\bwrite (?:it|my|me|the)\b/ },
  { act: 'feelings', pattern: /\b(?:stressed|anxious|tired|panicking|scared|worried|overwhelmed|hate this|give up)\b/ },
  { act: 'confused', pattern: /\b(?:dont (?:get|understand)|confus|lost me|makes? no sense|simpler|more simply)\b/ },
  { act: 'calculate', pattern: /\d.*\d|\b(?:calculate|work out)\b/ },
  { act: 'switch-topic', pattern: /\b(?:can we do|lets do|move to|teach me)\b/ },
];
