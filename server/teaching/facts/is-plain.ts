import type { Events } from './read-events.ts';
import { isContent } from './small-words.ts';

/** Denials, comparisons, open questions, or many words that no fact knows: then the facts are silent. */
export function isPlain({ tokens, mentions }: Events): boolean {
  if (tokens.length > mostTokens || silences.test(withoutTags(tokens.join(' ')))) return false;
  return (
    uncovered({ tokens, mentions }).filter(isContent).length <= mostUnknown + Math.floor(tokens.length / 12) &&
    endsInPoint({ tokens, mentions })
  );
}

const mostTokens = 34;
const mostUnknown = 1;

/** The words that no fact knows. */
export function uncovered({ tokens, mentions }: Pick<Events, 'tokens' | 'mentions'>): string[] {
  const covered = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return tokens.filter((_, at) => !covered.has(at));
}

/** '… people spend less. What are the others?': what is asked for comes last, and the facts must know of it. */
function endsInPoint({ tokens, mentions }: Pick<Events, 'tokens' | 'mentions'>): boolean {
  const end = tokens.findLastIndex((token, at) => /^[.?!]$/.test(token) && at < tokens.length - fewestAfter);
  return end < 0 || mentions.some(({ from, meanings }) => from > end && meanings.some(({ kind }) => kind !== 'turn'));
}

const fewestAfter = 4;

/** 'Doesn't that …', '… isn't it': a denial in form alone. */
function withoutTags(text: string): string {
  return text
    .replace(
      /\b(?:does|would|is|do|wo|are|should|did|could|ca)nt (?:that|this|it|they|we|you|the|people|firm|there)\b/g,
      ' ',
    )
    .replace(/[ ,]+(?:isnt it|doesnt it|dont they|arent they|wont it|innit|or not|or no|no)[ ?.!]*$/, ' ')
    .replace(/^(?:no|nah|oh no|wait no)[ ,]+/, '');
}

// Plurals have lost their s: 'alway' would be 'always', which is no reason for silence.
const silences =
  /\b(?:not|never|no|doesnt|dont|wont|isnt|arent|wouldnt|cant|cannot|nobody|unless|except|despite|although|why|y do|y doe|how come|how doe|how do|how exactly|how might|how would|how can|how could|when should|whether|every|only|definitely|guarantee|automatically|draw|evaluate|essay|mark|marker|instead|rather|how much|how many|than|same|both|better|best|worth|fair|meant|mean by)\b/;
