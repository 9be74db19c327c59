import type { Offer } from '#domain/tutor-shown.ts';
import type { Entry } from '../bank/entry.ts';
import { calculate } from '../calculate/calculate.ts';
import { nextStep } from '../calculate/outcome/next-step.ts';
import type { Recipe } from '../calculate/recipes/recipe.ts';
import type { Sum, WorkedSum } from '../calculate/sum.ts';
import { withoutQuoted } from '../calculate/without-quoted.ts';
import { allMakers } from '../drill/all-makers.ts';
import { bareOf } from '../say/sentences.ts';
import { speakable } from '../say/speakable.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { namesAnother } from './names-another.ts';
import { isConfirmed, rememberSum, sumBefore } from './remember-sum.ts';
import { topicInHand } from './topic-in-hand.ts';
import { isWanted, mentionsOnly } from './wants-sum.ts';

/** A sum, worked with the student's own figures; nothing when the words hold none that can be done exactly. */
export function workSum(context: TurnContext, { words, found, act, figures: read }: Heard): Reply | undefined {
  const { lesson, course, bank } = context;
  if (mentionsOnly(lesson, words, act)) return undefined;
  const inHand = lesson.entry ? bank.get(lesson.entry)?.recipes : undefined;
  const near = act === 'calculate' ? bank.of(course.subject, lesson.section ?? '') : [];
  const own = withoutQuoted(words);
  const sum = calculate({
    ...{
      words: own,
      subject: course.subject,
      topic: topicInHand(context).replace(anyFigure, ''),
      hintOnly: act === 'hint',
    },
    recipes: [...found.flatMap(({ entry }) => entry.recipes ?? []), ...(inHand ?? []), ...near.flatMap(whereItIsNamed)],
    ...(read && own === words && { read, told: lesson.told }),
    ...(lesson.figures && { before: sumBefore(lesson) }),
    said: saidByStudent(context),
  });
  if (!sum || (act !== 'hint' && !isWanted(sum, words, act))) return undefined;
  if (sum.kind === 'worked' && namesAnother(words, sum)) return undefined;
  // The formula that was just said has not helped.
  if (sum.kind === 'formula' && lesson.last.includes(voicedIn(context, sum.sentence)) && !/\bagain\b/i.test(words))
    return undefined;
  const isFormulaSaid = sum.kind === 'formula' && saidBefore(context, [sum.sentence]);
  const isSaid = sum.kind === 'worked' && saidBefore(context, sum.sentences);
  // The sum that was just worked answers no other question; who tells it again, or asks for it again, gets it again.
  const isOfSheet = sum.kind === 'worked' && sum.retold !== undefined;
  if (isSaid && !isOfSheet && (sum.leans || act !== 'calculate' || !/\d|\bagain\b/i.test(words)))
    return namesResult(words, sum) ? sayResult(sum) : undefined;
  const onward = sum.kind === 'worked' ? nextStep(words.toLowerCase(), sum.name) : undefined;
  const worked = saySum(context, sum);
  const said = onward ? { ...worked, say: [...worked.say, onward] } : worked;
  // All its figures are told again: half of its sentences would be none.
  const isWhole = sum.kind === 'worked' && !sum.leans && !sum.own;
  // What was worked before is not said twice, but who has it wrong must hear what it is.
  const isKnown = sum.kind === 'worked' && sum.own === 'wrong' && saidBefore(context, sum.sentences.slice(1));
  const reply: Reply = {
    ...said,
    ...((isSaid || isFormulaSaid || isOfSheet || isWhole || isConfirmed(sum)) && { again: true }),
    ...(isKnown && !sum.sentences[0]?.includes(sum.result) && { say: [...said.say, `It is ${sum.result}.`] }),
  };
  // What is asked next is about this sum.
  const about = found.find(({ entry }) => entry.section !== 'exam');
  const topic = about && { section: about.entry.section, entry: about.id, plainer: 0 };
  return { ...reply, change: { ...reply.change, ...topic, ...rememberSum(lesson, sum, words) } };
}

/** 'And the profit?', which was in the sum before: what it came to, once more. */
function sayResult({ sentences, steps }: WorkedSum): Reply {
  return { say: sentences.slice(-1), again: true, change: { open: null }, shown: { steps, offers: [offers.test] } };
}

function namesResult(words: string, { name, leans }: WorkedSum): boolean {
  const said = words.toLowerCase();
  if (!leans || said.split(/\s+/).length > longestFollow || !asksResult.test(said)) return false;
  return name === 'profit' ? /\b(?:profit|loss)\b/.test(said) : said.replace('-', ' ').includes(name.replace('-', ' '));
}

const longestFollow = 12;

/** The question in hand may be an example with figures of its own, which are not the student's. */
const anyFigure = /[£$€]?\d[\d,.]*%?/g;

const asksResult = /\bhow much\b|\bwhat(?:'s|s| is| was) the\b|^(?:ok |so )?and the\b/;

/** Of the section in hand, those sums that the words must name. */
function whereItIsNamed({ recipes = [] }: Entry): Recipe[] {
  return recipes.filter(({ when }) => when !== undefined);
}

function saidByStudent({ turn }: TurnContext): string {
  const told = turn.history.filter(({ by }) => by === 'student').map(({ text }) => text.replaceAll('\n', ' '));
  return told.slice(-mostHeard).join('\n');
}

/** So many sayings back a figure is still the one that was told. */
const mostHeard = 8;

function saidBefore(context: TurnContext, sentences: string[]): boolean {
  return sentences.every((sentence) => context.lesson.said.includes(bareOf(voicedIn(context, sentence))));
}

function voicedIn({ turn }: TurnContext, sentence: string): string {
  return turn.spoken ? speakable(sentence) : sentence;
}

function saySum({ lesson }: TurnContext, sum: Sum): Reply {
  const change = { open: null };
  switch (sum.kind) {
    case 'worked': {
      const say = isBareArithmetic(sum) ? [...sum.sentences, tell(lesson, 'onlyArithmetic')] : sum.sentences;
      return { say, change, shown: { steps: sum.steps, offers: [offers.test, ...oneToTry(sum.name)] } };
    }
    case 'missing':
      return {
        say: [tell(lesson, 'sumMissing', { missing: sum.missing.join(' and '), name: sum.name }), `${sum.formula}.`],
        change,
      };
    case 'formula':
      return { say: [sum.sentence], change, shown: { steps: [{ left: sum.name, right: sum.formula }] } };
  }
}

/** Right as it is reckoned; whether it is what was wanted nobody has looked at, unless it was the sum before. */
function isBareArithmetic({ name, own, sentences }: WorkedSum): boolean {
  return name === 'own arithmetic' && own === 'right' && !sentences.at(-1)?.startsWith('So ');
}

/** Who has seen one worked may want to do the next himself. */
function oneToTry(name: string): Offer[] {
  const maker = allMakers.find((one) => one.name === name);
  return maker ? [{ label: 'One to try', says: `Give me a sum on ${maker.says}` }] : [];
}
