import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Card } from '../cards/card.ts';
import { sectionsNamed } from '../curriculum/sections-named.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { sayPoint } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { rankFound } from './rank-found.ts';
import { showDiagram } from './show-diagram.ts';
import { isExercise } from './stay-open.ts';

/**
 * 'Give me two evaluation points for "Evaluate …"', 'which diagram would I use for "…"': something is asked about an essay
 * title, and not a plan of it.
 */
export async function aboutTitle(context: TurnContext, words: string): Promise<Reply | undefined> {
  const { lesson } = context;
  const [quoted, title] = quotedTitle.exec(words) ?? [];
  if (!quoted || !title || (lesson.open && isExercise(lesson.open))) return undefined;
  const asked = words.replace(quoted, ' ');
  if (asksDiagram.test(asked)) return drawFor(context, title);
  const card = cardOf(context, title);
  if (!card) return undefined;
  if (asksTerms.test(asked)) return sayTerms(context, card, title);
  if (asksSides.test(asked) && card.for && card.against) return say(context, card, [card.for, card.against]);
  if (!asksEvaluation.test(asked)) return undefined;
  const count = /\b(?:one|1|a)\b(?! (?:each|bit))/i.test(asked) ? 1 : 2;
  return say(context, card, [...card.evaluation.slice(0, count), ...(count > 1 ? [tell(lesson, 'pointWeigh')] : [])]);
}

const quotedTitle =
  /["“'‘]((?:evaluate|assess|discuss|examine|analyse|explain|to what extent|how far|is|are|should|do|does)\b[^"”]{15,240}?)["”'’](?=[\s).,?!(]|$)/i;
const asksDiagram = /\b(?:diagrams?|graphs?|draw|what shifts)\b/i;
const asksTerms = /\b(?:define|definitions?|terms?|key words?|which words)\b/i;
const asksSides = /\b(?:each side|both sides|for and (?:one )?against|one for)\b/i;
const asksEvaluation = /\b(?:evaluat\w*|eval|limitations?|criticisms?|counter\w*|however)\b/i;

function cardOf({ cards, course, turn }: TurnContext, title: string): Card | undefined {
  const isOwn = (section: string) => turn.agent.themes.includes(course.sectionOf.get(section)?.theme ?? 0);
  const [section] = sectionsNamed(course, title, turn.agent.themes);
  return cards.namedIn(title, null, isOwn)?.card ?? cards.of(section?.id ?? '');
}

function say({ lesson }: TurnContext, { section }: Card, texts: string[]): Reply {
  return { say: texts, act: 'exam-technique', change: { section, entry: lesson.entry, open: null } };
}

async function drawFor(context: TurnContext, title: string): Promise<Reply> {
  const bare = title.replace(/^(?:evaluate|assess|discuss|examine|analyse|explain|to what extent)\s+/i, '');
  const { found } = await context.look(`diagram of ${bare}`, 'alone');
  const ranked = rankFound(context, { act: 'diagram', sure: 1 }, found, bare);
  const heard = { act: 'diagram' as const, sure: 1, words: `show me the diagram for ${bare}`, found: ranked };
  return { ...(await showDiagram(context, heard)), act: 'diagram' };
}

/** Terms of the topic that stand in the title, each in a sentence. */
function sayTerms(context: TurnContext, card: Card, title: string): Reply | undefined {
  const { course } = context;
  const asked = stemsOf(title);
  const defined = [...course.points.values()].flatMap(({ point }) =>
    point.type === 'definition' && stemsOf(point.term).every((stem) => asked.includes(stem)) ? [point] : [],
  );
  const longest = defined.filter(
    ({ term }) =>
      !defined.some((other) => other.term !== term && other.term.toLowerCase().includes(term.toLowerCase())),
  );
  if (!longest.length) return undefined;
  return say(
    context,
    card,
    longest.slice(0, mostTerms).map((point) => firstSentences(sayPoint(point), 1)),
  );
}

const mostTerms = 3;
