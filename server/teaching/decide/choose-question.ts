import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { type Entry, hasCheck } from '../bank/entry.ts';
import type { Section } from '../curriculum/library.ts';
import { writeOut } from '../reader/write-out.ts';
import type { TurnContext } from '../turn-context.ts';

type Asked = { id: string; prompt: string };

/** One that was not asked before: of what is named, or of what was just explained; of the section's own, then of its answers. */
export function chooseQuestion(context: TurnContext, section: Section, words: string): Asked | undefined {
  const named = namedTopic(context, words);
  const topic = named.length ? named : topicInHand(context, section);
  const [question] = questionsOf(context, section, words, topic);
  const check = checksOf(context, section).find(
    (entry) => isNear(entry.check, topic) || isNear(entry.asks[0] ?? '', topic),
  );
  const first = question && (!topic.length || isNear(question.prompt, topic) || !check) ? question : undefined;
  if (first) return first;
  const [any] = checksOf(context, section);
  const chosen = check ?? any;
  return chosen && { id: chosen.id, prompt: chosen.check };
}

/** What the words name, beside the wish to be tested. */
export function namedTopic({ course }: TurnContext, words: string): string[] {
  return [...new Set(stemsOf(writeOut(words, course.subject).replace(wish, ' ')))];
}

const wish = anyOf(
  [
    /tests?|quiz|ask|questions?|qs?|me|one|ones|hard|harder|hardest|easy|easier|quick/gi,
    /short|give|set|another|next|more|on|this|that|it|time|maybe|calculation|calculations/gi,
    /sums?|marker|mark|marks|few|couple|some|three|four|five|six|everything|yeah|yes|can/gi,
    /could|you|u|please|pls|now|topic|different|tomorrow|tmrw|practi[cs]e|instead|actual/gi,
    /real|exam|style|type|again|something|else|try|now|then|after|also|ready|ok|bit/gi,
    /numbers?|figures?|maths?|workings?|numerical/gi,
  ],
  { before: /\b/, after: /\b/ },
);

/** Whether the section has something to ask about it. */
export function hasNear(context: TurnContext, section: Section, topic: string[]): boolean {
  const { lesson } = context;
  const isNew = ({ id }: { id: string }) => !lesson.asked.includes(id);
  return (
    section.questions.some((question) => isNew(question) && isNear(question.prompt, topic)) ||
    checksOf(context, section).some(({ asks: [ask = ''] }) => isNear(ask, topic))
  );
}

/** At least half of what is named stands there: 'elastic' is of elasticity. */
function isNear(text: string, topic: string[]): boolean {
  return topic.length > 0 && countNear(text, topic) * 2 >= topic.length;
}

function countNear(text: string, topic: string[]): number {
  const stems = stemsOf(text).map(rootOf);
  return topic.filter((stem) => stems.includes(rootOf(stem))).length;
}

const rootOf = (stem: string) => stem.slice(0, 6);

function topicInHand({ bank, lesson }: TurnContext, { id }: Section): string[] {
  const entry = lesson.entry ? bank.get(lesson.entry) : undefined;
  return entry?.section === id ? [...new Set(stemsOf(entry.asks[0] ?? ''))] : [];
}

/** Of the curriculum: near the topic, at the level asked for or one up after a right answer, a sum where one is wanted and none by ear. */
function questionsOf(
  { lesson, turn }: TurnContext,
  section: Section,
  words: string,
  topic: string[],
): QuickFireQuestion[] {
  const level = /\b(?:hard|difficult|tough|tricky)/i.test(words)
    ? 3
    : /\b(?:eas(?:y|ier)|quick|short)\b/i.test(words)
      ? 1
      : nextLevel();
  const sums = wantsSum.test(words) ? -4 : turn.spoken ? 4 : 0;
  const cost = ({ difficulty, prompt, numeric }: QuickFireQuestion) =>
    Math.abs(difficulty - level) + (numeric ? sums : 0) - Math.min(4, 1.5 * countNear(prompt, topic));
  return section.questions.filter(({ id }) => !lesson.asked.includes(id)).toSorted((a, b) => cost(a) - cost(b));

  function nextLevel(): number {
    const last = lesson.results.filter((result) => result.section === section.id).at(-1);
    const before = section.questions.find(({ id }) => id === last?.id)?.difficulty ?? 1;
    return Math.min(3, before + (last?.verdict === 'right' && last.hints === 0 ? 1 : 0));
  }
}

const wantsSum = /\b(?:with|in|using|some) (?:numbers|figures|maths)\b|\b(?:numerical|calculations?|sums?)\b/i;

type Checked = Entry & { check: string };

/** When the curriculum's questions are used up, or none is near, the checks of the section's written answers. */
function checksOf({ bank, lesson, course }: TurnContext, section: Section): Checked[] {
  return bank
    .of(course.subject, section.id)
    .filter((one): one is Checked & Entry => hasCheck(one) && !lesson.asked.includes(one.id));
}
