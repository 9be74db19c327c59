import { type Figure, figuresIn } from './figures.ts';
import { isContent } from './plain-words.ts';
import type { Reading } from './reading.ts';
import { type Token, tokenise } from './tokens.ts';

/**
 * For an idea that is itself a figure, such as 'margin of safety 1,500': whether the answer has it, lacks it, or gives
 * it to something else while another figure stands in its place. Nothing for ideas without a figure of their own.
 */
export function checkIdeaFigure(
  idea: string,
  { tokens, clause }: Reading,
): 'there' | 'not there' | 'misplaced' | undefined {
  const said = tokenise(idea);
  const wanted = figuresIn(said).find(({ at }) => /^\d*\.?\d+$/.test(said[at]?.raw ?? ''));
  if (!wanted) return undefined;
  const figures = figuresIn(tokens);
  const isWanted = ({ value }: Figure) => Math.abs(Math.abs(value) - wanted.value) < 1e-9;
  if (!figures.some(isWanted)) return 'not there';
  const name = said.filter((token, at) => isContent(token) && (at < wanted.at || at >= wanted.at + wanted.length));
  const place = findName(name, tokens);
  if (place === undefined) return 'there';
  const beside = figures.filter(({ at }) => at > place && clause[at] === clause[place]);
  return beside.length === 0 || beside.some(isWanted) ? 'there' : 'misplaced';
}

/** Where all words of the name stand one soon after another. */
function findName(name: Token[], tokens: Token[]): number | undefined {
  const last =
    name.length < 2
      ? -1
      : tokens.findLastIndex((_, at) => {
          const near = tokens.slice(Math.max(0, at - name.length), at + 1).map(({ stem }) => stem);
          return name.every(({ stem }) => near.includes(stem));
        });
  return last < 0 ? undefined : last;
}
