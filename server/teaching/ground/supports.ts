import { isNegator } from '#domain/marking/plain-words.ts';
import { clausesOf } from '#domain/marking/reading.ts';
import { stemOf, tokenise } from '#domain/marking/tokens.ts';

/**
 * Whether a sentence says what one written sentence says: its words, in their order, shortened where that leaves the
 * meaning. Nothing that we have tells a right rewording from a wrong one, so that a word of its own, two things brought
 * together that were not said together, or a condition left out is one liberty too many.
 */
export function createSupport(written: string[]): (sentence: string) => boolean {
  const passages = written
    .flatMap((sentence) => [sentence, ...sentence.split(/(?<=\w['’"”]?)[;:] /)])
    .map((text) => wordsIn(text));
  return (sentence) => {
    const said = wordsIn(sentence).filter(({ stem }, at) => !glue.has(stem) && !(at === 0 && opens.has(stem)));
    return said.length >= leastWords && passages.some((passage) => isFrom(said, passage));
  };
}

const leastWords = 2;

type Word = {
  stem: string;
  clause: number;
  /** An 'and' or a 'but' stands before it. */
  linked: boolean;
  /** To leave it out, or to put it in, makes it another truth. */
  turns: boolean;
};

function wordsIn(text: string): Word[] {
  const tokens = tokenise(text);
  const clause = clausesOf(text, tokens);
  return tokens.flatMap((token, at): Word[] => {
    if (small.has(token.raw)) return [];
    const stem = isNegator(token) && !strong.has(token.raw) ? 'not' : token.stem;
    const before = tokens[at - 1]?.raw ?? '';
    const turns = isNegator(token) || turning.has(stem) || /\d/.test(stem);
    return [{ stem, clause: clause[at] ?? 0, linked: links.has(before), turns }];
  });
}

/** From the beginning of a clause, with nothing before or behind it that it depends on. */
function isFrom(said: Word[], written: Word[]): boolean {
  return written.some((word, at) => {
    const before = written[at - 1];
    const isHead = before?.clause !== word.clause || (opens.has(before.stem) && !limits.has(before.stem));
    return (
      isHead && !dependsOnHead(written, word.clause) && word.stem === said[0]?.stem && goesOn(said, 0, written, at)
    );
  });
}

/** The word at `place` is the written one at `at`; the rest follows, but for a word or two that change nothing. */
function goesOn(said: Word[], place: number, written: Word[], at: number): boolean {
  const next = said[place + 1];
  if (!next) return mayEnd(written, at);
  for (let to = at + 1; to < written.length && to - at - 1 <= mostLeftOut; to++)
    if (written[to]?.stem === next.stem && mayLeaveOut(written, at, to) && goesOn(said, place + 1, written, to))
      return true;
  return false;
}

const mostLeftOut = 2;

function mayLeaveOut(written: Word[], from: number, to: number): boolean {
  const left = written.slice(from + 1, to);
  const [before, after] = [written[from]?.clause, written[to]?.clause];
  if (left.length === 0) return true;
  if (before !== after || written[to]?.linked) return false;
  return left.every(({ turns, linked }) => !turns && !linked);
}

/** Clauses that were left out before it say when it holds. */
function dependsOnHead(written: Word[], clause: number): boolean {
  return written.some((word, at) => word.clause < clause && limits.has(firstOf(written, at)));
}

/** What was left out behind it is a word or two, or one more thing of the same kind; and says not when it holds. */
function mayEnd(written: Word[], at: number): boolean {
  const rest = written.slice(at + 1);
  const same = rest.filter(({ clause }) => clause === written[at]?.clause);
  const isOneMore = same[0]?.linked && same.length > mostLeftOut && !written.some(({ stem }) => pairing.has(stem));
  if (!isOneMore && (same.length > mostLeftOut || same.some(({ turns }) => turns))) return false;
  return rest.every((word, index) => !limits.has(firstOf(written, at + 1 + index)) && !onlyThen.has(word.stem));
}

/** The word that opens the clause in which this one stands. */
function firstOf(written: Word[], at: number): string {
  return written.find(({ clause }) => clause === written[at]?.clause)?.stem ?? '';
}

const wordSet = (words: string) => new Set(words.split(' '));
const stemSet = (words: string) => new Set(words.split(' ').map(stemOf));

/** Without these it says the same. Not so without 'by', 'from' or 'to': who pays whom stands in them. */
const small = wordSet(
  'a an the this that these those it its they their them he she his her him you your we our us i my me is are was were be been ' +
    'being am do does did has have had having will then there here and also too very which who whose just really quite such own',
);
const links = wordSet('and but');
/** A model's way of leading on. */
const glue = stemSet('remember example simply basically words other call called');
/** What a sentence may begin with, or without. */
const opens = stemSet('so but because since however therefore also still now');
/** A clause that begins with one of these says when, where or for whom the rest holds. */
const limits = stemSet(
  'if when unless until once where while whereas although though but except without provided during under after before not',
);
const onlyThen = stemSet('if unless except provided');
/** 'The difference between a tax and a subsidy': one of the two alone is nothing. */
const pairing = stemSet('between both either sum ratio total difference plus');
/** 'Never' is more than 'not'. */
const strong = wordSet('no never neither nor');
const turning = stemSet(
  'only hardly barely nearly almost rarely seldom often usually sometimes mostly mainly partly perhaps probably likely may might ' +
    'could must should always never nobody nothing none neither without unless except few little less least more most many much ' +
    'all every each both any some half too far first last next same other opposite instead rather if when would can by from than',
);
