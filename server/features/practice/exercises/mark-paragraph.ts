import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { readSentences, type Sentence } from '#domain/report/read-sentences.ts';
import { match } from '#server/teaching/mark/match.ts';
import { asQuestion } from '#server/teaching/mark/patterns.ts';
import { weigh } from '#server/teaching/mark/progress.ts';
import { termOf } from '#server/teaching/methods/analysis.ts';
import { isSaid, tiesToCase } from '#server/teaching/methods/chain-marking.ts';
import { firstSentences } from '#server/teaching/say/first-sentences.ts';
import type { TurnContext } from '#server/teaching/turn-context.ts';
import type { PlacedChain } from './course-items.ts';

type Span = [start: number, end: number];
/** `spans`: the sentences that do it. None: it is asked for. */
type Part = { letter: 'I' | 'D' | 'E' | 'A'; spans: Span[] };
type Mark = Pick<TurnContext, 'mark'>;

/** Which of Identify, Define, Explain and Apply stand in a paragraph, and which links of the chain. */
export async function markParagraph(placed: PlacedChain, text: string, marker: Mark) {
  const sentences = readSentences(text);
  const links = await findLinks(placed.point.steps, sentences, marker);
  const explained = links.filter(({ span }) => span);
  const parts: Part[] = [
    { letter: 'I', spans: identifies(placed.point.steps, sentences) },
    { letter: 'D', spans: await defines(placed, sentences, marker) },
    { letter: 'E', spans: explained.flatMap(({ span }) => (span ? [span] : [])) },
    { letter: 'A', spans: sentences.filter((one) => tiesToCase(one.text)).map(spanOf) },
  ];
  const gap = links.find(({ span }) => !span);
  const whole = !gap && parts.every(({ spans }) => spans.length > 0);
  const half = explained.length * 2 >= links.length;
  const verdict = whole ? ('right' as const) : half ? ('partly' as const) : ('not yet' as const);
  return { verdict, parts, links, missing: whole ? null : (gap?.step ?? 'one part of IDEA') };
}

type Link = { step: string; span: Span | null };

/** Each link behind the first step, by its own words or, failing that, by its meaning. */
async function findLinks(steps: string[], sentences: Sentence[], { mark }: Mark): Promise<Link[]> {
  const said = steps.slice(1).map((step) => ({ step, by: sentences.find((one) => isSaid(step, one.text)) }));
  const free = sentences.filter((one) => said.every(({ by }) => by !== one)).slice(0, mostRead);
  const until = performance.now() + longestMs;
  const links: Link[] = [];
  for (const [at, { step, by }] of said.entries()) {
    const found = by ?? (await findMeant(asQuestion(`What follows from this: ${steps[at]}?`, step)));
    links.push({ step, span: found ? spanOf(found) : null });
  }
  return links;

  async function findMeant(question: QuickFireQuestion): Promise<Sentence | undefined> {
    for (const sentence of free) {
      if (performance.now() > until) return undefined;
      const { found, turned } = weigh(question, await mark(question, sentence.text), [], sentence.text);
      if (found.length > 0 && !turned) return sentence;
    }
    return undefined;
  }
}

/** A student waits: after this, what the words themselves say is all. */
const longestMs = 3_000;
const mostRead = 4;

/** One sentence that says where it leads, at the head of the paragraph. */
function identifies(steps: string[], [first]: Sentence[]): Span[] {
  return first && steps.some((step) => isSaid(step, first.text)) ? [spanOf(first)] : [];
}

async function defines(placed: PlacedChain, sentences: Sentence[], { mark }: Mark): Promise<Span[]> {
  const term = termOf(placed);
  const candidates = sentences.filter(({ text }) => /\b(is|are|means?|refers to|measures?|defined)\b/i.test(text));
  if (!term) return candidates.slice(0, 1).map(spanOf);
  const question = asQuestion(`What is ${term.term}?`, firstSentences(term.text, 1));
  const byWords = candidates.find(({ text }) => weigh(question, match(question, text), [], text).found.length > 0);
  if (byWords) return [spanOf(byWords)];
  const named = candidates.find(({ text }) => stemsOf(term.term).some((stem) => stemsOf(text).includes(stem)));
  if (!named) return [];
  const { found } = weigh(question, await mark(question, named.text), [], named.text);
  return found.length > 0 ? [spanOf(named)] : [];
}

function spanOf({ start, end }: Sentence): Span {
  return [start, end];
}
