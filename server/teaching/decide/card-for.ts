import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Card, Wish } from '../cards/card.ts';
import type { TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import type { Heard } from './heard.ts';

/** The topic that the words name; by one word alone only what was found bears out; where they name nothing, the one in hand. */
export function cardFor(context: TurnContext, { words, found }: Heard, wish: Wish): Card | undefined {
  const { cards, lesson, course, turn } = context;
  const said = words.replace(ofWish[wish] ?? nothing, ' ');
  const isOwn = (section: string) => turn.agent.themes.includes(course.sectionOf.get(section)?.theme ?? 0);
  const named = cards.namedIn(said, lesson.section, isOwn);
  if (named) {
    const best = named.isPlain ? undefined : found.find(({ entry }) => entry.section !== 'exam');
    const card = (best && best.probability >= sureOf.yes && cards.of(best.entry.section)) || named.card;
    return isOf(card, wish, said) && isItsTurn(context, card, words, wish) ? card : undefined;
  }
  const inHand = lesson.section ? cards.of(lesson.section) : undefined;
  return inHand && isBare(words, wish) && isMeant(context, inHand, words, wish) ? inHand : undefined;
}

/** They say what is wished for, and of nothing else than what is in hand. */
export function isBare(words: string, wish: Wish): boolean {
  return namedBeside(words.replace(ofWish[wish] ?? nothing, ' ')).length === 0;
}

/** The words that name something, beside those of wishing and of exams. */
function namedBeside(words: string): string[] {
  return stemsOf(words.replace(ofExams, ' '));
}

/** A line, a picture and things to do are of the whole topic: for a part of it, or a 'why', there are the written answers. */
function isOf({ topic, line, plain }: Card, wish: Wish, said: string): boolean {
  if (wish !== 'line' && wish !== 'plain' && wish !== 'apply') return true;
  const begins = line.split(' ').slice(0, 5).join(' ');
  // 'Efficiency and productivity' are two things, and a line begins with one of them.
  const names = wish === 'line' && / and /.test(topic) ? [begins] : [begins, topic];
  const stems = new Set(stemsOf([...names, ...(wish === 'plain' ? [plain] : [])].join(' ')));
  return namedBeside(said).every((stem) => stems.has(stem));
}

/** What was just explained is first put more plainly, unless the topic as a whole is meant. */
function isItsTurn({ lesson }: TurnContext, { section }: Card, words: string, wish: Wish): boolean {
  return wish !== 'plain' || section !== lesson.section || !lesson.entry || lesson.plainer > 0 || ofAll.test(words);
}

/** Of the topic in hand, though it is not named. */
function isMeant(context: TurnContext, card: Card, words: string, wish: Wish): boolean {
  const { bank, lesson } = context;
  const entry = lesson.entry ? bank.get(lesson.entry) : undefined;
  if (wish === 'line')
    return !entry || lesson.plainer > 0 || ofAll.test(words) || isOf(card, wish, entry.asks[0] ?? '');
  return isItsTurn(context, card, words, wish);
}

const ofAll = /\b(?:topic|unit|chapter|section|everything|whole thing)\b|\ball of (?:it|this|that)\b|\bit all\b/i;

const ofExams = anyOf(
  [
    /eval\w*|points?|paras?|paragraphs?|lines?|arguments?|criticisms?|limitations?|strong\w*/gi,
    /best|main|good|q|qs|paper|mocks?|tomorrow|tmrw|tonight|remember|spot|case|study|extract/gi,
    /quick\w*|knowing|least|wrong|people|students|usually|conclu\w*|judge?ment|final|depends?/gi,
    /counter|against|safe|fair|cheers|wats|wud|shud|way|use|basically|also|now/gi,
  ],
  { before: /\b/, after: /\b/ },
);

const nothing = /$^/;
const fillers = anyOf([
  /actually|literally|real(?:ly|istically)?|um+|uh|u|ur|so|ok|okay|yeah|yh|cool/,
  /nice|useful|thanks?|ty|pls|plz|please|sorry|tired|gimme|wanna|can|could|cud|wud/,
  /got|hi+|hiya|hey|then|though|tho|idk|lol|bro|test|mock|exam|morning|ive|i've/,
]);
const wishWords = (own: RegExp) => new RegExp(`(?<![\\w'])(?:${fillers.source}|${own.source})(?![\\w'])`, 'gi');
const model = wishWords(
  anyOf([
    /examples?|models?|samples?|paragraphs?|paras?|answers?|responses?|look\w*|sounds?|reads?|hear|see/,
    /show\w*|top|great|perfect|decent|proper|full|whole|short|first|high|level|grade|star|analy\w*/,
    /weigh\w*|writ\w*|wrote|put|start\w*|begin\w*|out|up|assess|evaluat\w*|discuss|examine|one/,
  ]),
);
/** What says only what is wished for. */
const ofWish: Partial<Record<Wish, RegExp>> = {
  analysis: model,
  weighed: model,
  line: wishWords(
    anyOf([
      /lines?|sentences?|tl;?dr|short|simple|single|quick|version|summary|sum|up/,
      /nutshell|all|whole|everything|topic|never|one|stop|calm|learn|remember/,
    ]),
  ),
  plain: wishWords(
    anyOf([
      /explain\w*|like|i'?m|year|old|\d+|five|six|seven|ten|twelve|kid|child|baby|toddler|eli5|don'?t/,
      /didn'?t|understand|at all|topic|unit|chapter|section|whole|telling|saying|huh|wait|still|kinda/,
      /bit|confus\w*|lost|stuck|sense|english|words?|easier|plain\w*|follow|clear|simpl\w*/,
    ]),
  ),
  apply: wishWords(
    anyOf([
      /actual|practical|concrete|specific|things?|ways?|steps?|actions?|ideas?|measures?|governments?|govt/,
      /gov|managers?|firms?|business(?:es)?|compan(?:y|ies)|owners?|boss|country|central bank|they|he|she/,
      /do|fix|solve|stop|improv\w*|increas\w*|reduc\w*|change|help|tackle|about|life|practice|reality/,
    ]),
  ),
};
