import type { Mention } from './phrase-index.ts';
import type { Events } from './read-events.ts';
import { isContent } from './small-words.ts';

type Places = Pick<Mention<unknown>, 'from' | 'to'>[];

/** Denials, comparisons, open questions, or many words that no fact knows: then the facts are silent. */
export function isPlain({ tokens }: Pick<Events, 'tokens'>, named: Places, known: Places): boolean {
  if (tokens.length > mostTokens) return false;
  // What a fact's own name says is no denial: 'staff don't stay'.
  if (silences.test(withoutTags(tokens.map((token, at) => (isIn(named, at) ? '_' : token)).join(' ')))) return false;
  const unknown = tokens.filter((token, at) => isContent(token) && !isIn(known, at));
  return unknown.length <= mostUnknown + Math.floor(tokens.length / 12) && endsInPoint(tokens, named);
}

const mostTokens = 36;
const mostUnknown = 1;

export function isIn(places: Places, at: number): boolean {
  return places.some(({ from, to }) => from <= at && at < to);
}

/** '… people spend less. What are the others?': what is asked for comes last, and the facts must know of it. */
function endsInPoint(tokens: string[], named: Places): boolean {
  const end = tokens.findLastIndex((token, at) => /^[.?!]$/.test(token) && at < tokens.length - fewestAfter);
  return end < 0 || named.some(({ from }) => from > end);
}

const fewestAfter = 4;

/** 'Doesn't that …', '… isn't it': a denial in form alone. */
function withoutTags(text: string): string {
  return text
    .replace(
      /\b(?:does|would|is|do|wo|are|should|did|could|ca)nt (?:that|this|it|they|we|you|the|people|firm|there)\b/g,
      ' ',
    )
    .replace(tag, ' ')
    .replace(/^(?:no|nah|oh no|wait no)[ ,]+/, '');
}

const tag =
  /[ ,]+(?:isnt it|doesnt it|dont they|arent they|wont it|wouldnt it|wont they|innit|init|or not|or no|no|or am i wrong|am i right|not sure)[ ?.!]*$/;

// Plurals have lost their s: 'alway' would be 'always', which is no reason for silence.
const silencing = [
  'not, never, no, doesnt, dont, wont, isnt, arent, wouldnt, cant, cannot, nobody, none, nothing, without',
  'unless, except, despite, although, though, while, whereas, why, y do, y doe, how come, how doe, how do',
  'how exactly, how might, how would, how can, how could, how is, how are, how did, when should, when do',
  'when doe, when is, that wrong, whether, every, only, definitely, guarantee, automatically, draw',
  'evaluate, essay, mark, marker, instead, rather, how much, how many, than, same, both, neither, opposite',
  'better, best, worst, worth, fair, meant, mean by, whats the, what is the, what is a, diff, difference',
  'contrast, compare, curve shift, example, eg, explain, define, definition, should, shouldnt, unfair',
  'even if, at first, until, as well as, regardless, either, flat, vertical, horizontal, zero, to make',
  'in order, so that, to get, in theory, hes wrong, shes wrong, theyre wrong, is wrong, wrong right',
  'is that wrong, long run but, short run but',
].flatMap((line) => line.split(', '));
const silences = new RegExp(`\\b(?:${silencing.join('|')})\\b`);
