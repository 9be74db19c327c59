import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { isContent } from '#domain/marking/plain-words.ts';
import { type Token, tokenise } from '#domain/marking/tokens.ts';

/** A statement of the curriculum as a question that can be marked: any one of its clauses is enough. */
export function asQuestion(prompt: string, statement: string): QuickFireQuestion {
  const clauses = statement.split(/\s*(?:;|,|\band\b|\(|\))\s*/).filter((clause) => contentOf(clause).length > 0);
  const ideas = clauses.length > 0 ? clauses : [statement];
  return {
    id: 'made',
    ao: 'AO3',
    difficulty: 2,
    seconds: 60,
    prompt,
    modelAnswer: statement,
    requiredIdeas: ideas.map((idea) => ({ idea, accept: patternsOf(idea) })),
    need: 1,
  };
}

/** A word and the direction it goes in, or two neighbours when nothing moves. */
function patternsOf(clause: string): string[] {
  const tokens = contentOf(clause);
  const ways = tokens.filter(({ stem }) => wayOf(stem));
  const things = tokens.filter(({ stem }) => !wayOf(stem));
  if (ways.length > 0 && things.length > 0)
    return things.flatMap((thing) => ways.map((way) => `${slot(thing)} ${wayOf(way.stem)}`));
  if (things.length === 1) return things.map(slot);
  return things.slice(1).map((thing, at) => `${slot(things[at] ?? thing)} ${slot(thing)}`);
}

function contentOf(text: string): Token[] {
  return tokenise(text).filter((token) => isContent(token) && !/^[\d.%]+$/.test(token.raw));
}

/** 'productiv*' for 'productivity'. */
function slot({ stem, raw }: Token): string {
  const word = stem.length > 6 ? stem.slice(0, Math.max(5, stem.length - 3)) : stem;
  return word.length > 3 ? `${word}*` : raw;
}

function wayOf(stem: string): string | undefined {
  if (/^(ris|rose|increas|high|grow|grew|rais|more|expand|improv|gain|larg|bigg|strong|dear|extend|extra)/.test(stem))
    return '@up';
  if (/^(fall|fell|decreas|low|drop|declin|reduc|less|few|cut|shrink|contract|worse|weak|los)/.test(stem))
    return '@down';
  if (/^(right|outward)/.test(stem)) return 'right/outward*';
  if (/^(left|inward)/.test(stem)) return 'left/inward*';
  return undefined;
}
