import type { Offer } from '#domain/tutor-shown.ts';
import { topicOf } from '../bank/bank-texts.ts';
import type { Entry } from '../bank/entry.ts';
import { calculate } from '../calculate/calculate.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import type { Recipe } from '../calculate/recipes/recipe.ts';
import type { Sum, WorkedSum } from '../calculate/sum.ts';
import { allMakers } from '../drill/all-makers.ts';
import type { Lesson } from '../lesson.ts';
import type { Act } from '../read/acts.ts';
import { isQuestion } from '../read/is-question.ts';
import { bareOf } from '../say/sentences.ts';
import { speakable } from '../say/speakable.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { mostKept as mostOutcomes } from './follow-sum.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** A sum, worked with the student's own figures; nothing when the words hold none that can be done exactly. */
export function workSum(scene: Scene, { words, found, act, figures: read }: Heard): Reply | undefined {
  const { lesson, shelf, bank } = scene;
  if (act !== 'calculate' && (weighs.test(words) || mentionsFigure(scene, words, act))) return undefined;
  const inHand = lesson.entry ? bank.get(lesson.entry)?.recipes : undefined;
  const near = act === 'calculate' ? bank.of(shelf.subject, lesson.section ?? '') : [];
  const sum = calculate({
    ...{ words, subject: shelf.subject, topic: topicInHand(scene), hintOnly: act === 'hint' },
    recipes: [...found.flatMap(({ entry }) => entry.recipes ?? []), ...(inHand ?? []), ...near.flatMap(whereItIsNamed)],
    ...(read && { read, told: lesson.told }),
    ...(lesson.figures && { before: sumBefore(lesson) }),
    said: saidByStudent(scene),
  });
  if (!sum || (act !== 'hint' && !isWanted(sum, words, act))) return undefined;
  // The formula that was just said has not helped.
  if (sum.kind === 'formula' && lesson.last.includes(voicedIn(scene, sum.sentence)) && !/\bagain\b/i.test(words))
    return undefined;
  const isFormulaSaid = sum.kind === 'formula' && saidBefore(scene, [sum.sentence]);
  const isSaid = sum.kind === 'worked' && saidBefore(scene, sum.sentences);
  // The sum that was just worked answers no other question; who tells it again, or asks for it again, gets it again.
  const isOfSheet = sum.kind === 'worked' && sum.retold !== undefined;
  if (isSaid && !isOfSheet && (sum.leans || act !== 'calculate' || !/\d|\bagain\b/i.test(words)))
    return namesResult(words, sum) ? sayResult(sum) : undefined;
  const said = saySum(scene, sum);
  // What was worked before is not said twice, but who has it wrong must hear what it is.
  const isKnown = sum.kind === 'worked' && sum.own === 'wrong' && saidBefore(scene, sum.sentences.slice(1));
  const reply: Reply = {
    ...said,
    ...((isSaid || isFormulaSaid || isOfSheet || isConfirmed(sum)) && { again: true }),
    ...(isKnown && !sum.sentences[0]?.includes(sum.result) && { say: [...said.say, `It is ${sum.result}.`] }),
  };
  // What is asked next is about this sum.
  const about = found.find(({ entry }) => entry.section !== 'exam');
  const topic = about && { section: about.entry.section, entry: about.id, plainer: 0 };
  return { ...reply, change: { ...reply.change, ...topic, ...remembered(lesson, sum, words) } };
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
const asksResult = /\bhow much\b|\bwhat(?:'s|s| is| was) the\b|^(?:ok |so )?and the\b/;

/** Of the section in hand, those sums that the words must name. */
function whereItIsNamed({ recipes = [] }: Entry): Recipe[] {
  return recipes.filter(({ when }) => when !== undefined);
}

/** A formula for whoever asks for it, and a sum for whoever asks for a figure or says what his own is. */
function isWanted(sum: Sum, words: string, act: Act): boolean {
  if (sum.kind === 'formula')
    return (
      (act === 'calculate' || asksForFormula.test(words)) &&
      !knowsFormula.test(words) &&
      (!asksWhy.test(words) || namesFormula.test(words))
    );
  if (asksForFigure.test(words)) return true;
  if (sum.kind === 'missing') return act === 'calculate' && !asksWhether.test(words.trim());
  const isUnasked = sum.name === 'percentage change' && act !== 'calculate' && sum.own === undefined;
  return !asksOfDiagram.test(words) && !(isUnasked && !namesChange.test(words));
}

/** 'I know the formula but what does the sign tell me?', 'why is it smaller than the formula says?' */
const knowsFormula =
  /\b(?:know|understand|get|got|have|learnt|learned|remember) (?:\w+ ){0,2}formula\b.*\bbut\b|\bthan the formula\b|\bformula says\b/i;
/** 'My teacher gave us the formula and I don't see why it works', 'that's just the formula again' */
const asksWhy =
  /\bwhy\b|\bhow come\b|\bjust the formula\b|\b(?:gave|given|give|told|showed)(?: \w+){0,2} (?:the|a) formula\b.*\b(?:but|and)\b/i;
const namesFormula =
  /\bwhat(?:'s|s| is| was) the (?:formula|equation)\b|\bhow (?:do|would|can) (?:i|you|we|u) (?:work|calc)/i;
/** 'They raised it from 50p to 65p. Isn't that admitting it was a guess?' wants no percentage. */
const namesChange = /%|\bper ?cent|\bpercentage|\bby (?:what|how)\b|\bchange[ds]?\b|\bhow (?:big|large|fast)\b/i;
/** 'Would there be a multiplier on that as well?' wants no figure. */
const asksWhether = /\b(?:would|is|was|could|will) there\b[^.!?]*\?$/i;
/** 'Do I draw two shifts or just one?' */
const asksOfDiagram =
  /\b(?:draw|sketch|plot|show|shade|label)\b.*\b(?:diagram|chart|graph|curves?|shifts?)\b|\b(?:diagram|chart|graph|curves?|shifts?)\b.*\b(?:draw|sketch|plot)\b/i;

/** 'They could just tax the rich more, like 60%': a figure in passing, and no sum asked for. */
function mentionsFigure({ lesson }: Scene, words: string, act: Act): boolean {
  const figures = words.match(/\d[\d,.]*/g) ?? [];
  return act === 'claim' && figures.length === 1 && !isQuestion(words) && (!lesson.figures || suggests.test(words));
}

const suggests = /\b(?:could|should|might as well|why not|ought to)\b/i;

function sumBefore({ figures, sum, outcomes }: Lesson) {
  const last = outcomes.at(-1);
  return { words: figures, name: sum, ...(last?.name === sum && { result: last.value }) };
}

/** Arithmetic that is only confirmed is said line for line, and leaves the sum before as it was. */
function isConfirmed(sum: Sum): boolean {
  return sum.kind === 'worked' && !sum.outcome;
}

function saidByStudent({ turn }: Scene): string {
  const told = turn.history.filter(({ by }) => by === 'student').map(({ text }) => text.replaceAll('\n', ' '));
  return told.slice(-mostHeard).join('\n');
}

/** So many sayings back a figure is still the one that was told. */
const mostHeard = 8;

function saidBefore(scene: Scene, sentences: string[]): boolean {
  return sentences.every((sentence) => scene.lesson.said.includes(bareOf(voicedIn(scene, sentence))));
}

function voicedIn({ turn }: Scene, sentence: string): string {
  return turn.spoken ? speakable(sentence) : sentence;
}

/** 'Is 40% good though', 'so zero turnover is best': what a figure is worth is no sum. */
const weighs =
  /^(?:so |but |and |ok |is |are |would |isnt |isn't )*(?:that |this |it |they |\S+ ){0,4}(?:a )?(?:good|bad|best|better|worse|worst|safe|healthy|normal|too (?:high|low|much|many|little)|high|low|regressive|progressive|worth it)(?: (?:then|though|tho|or bad|or not|for \w+|enough))?[?.! ]*$/i;

/** 'How do you measure happiness' wants no formula; 'how do i work out a real wage' does. */
const asksForFormula =
  /\b(?:formula|equation|calculat\w*|calc|work(?:ed|ing)? (?:it |that |this |them )?out|divide|times|multiply|how (?:do|would|can) (?:you|i|we|u) (?:get|find|do) (?:the|it|that|a|an))\b/i;

/** Only who asks for a figure is told which other one is missing. */
export const asksForFigure =
  /\b(?:calculate|calc|work (?:it |that |this )?out|how (?:much|many)|find|figure out|solve|what(?:'s|s| is| would| will)? (?:the|its|my|their)\b.*\d|\d.*\bwhat(?:'s|s| is| would| will)?)\b/i;

/** Figures that a later sum may lean on: those of a whole sum stand alone, others are added to what was told before. */
function remembered(lesson: Lesson, sum: Sum, words: string): Pick<Lesson, 'figures' | 'sum' | 'told' | 'outcomes'> {
  const { figures, told } = lesson;
  if (sum.kind === 'formula' || (isConfirmed(sum) && figures !== ''))
    return { figures, told, sum: lesson.sum, outcomes: lesson.outcomes };
  const isWhole = sum.kind === 'worked' && !sum.leans;
  const lines = [...(isWhole ? [] : figures.split('\n').filter(Boolean)), words.replaceAll('\n', ' ')];
  return {
    figures: (sum.kind === 'worked' && sum.retold) || keepTold(lines).join('\n'),
    sum: sum.name,
    told: (sum.kind === 'worked' && sum.told) || [],
    outcomes: withOutcome(lesson, sum),
  };
}

/** The first line is the whole sum, on which the others lean; 'and the profit?' tells no figure. */
function keepTold([whole = '', ...others]: string[]): string[] {
  return [whole, ...others.filter((line) => readNumbers(line).figures.length > 0).slice(-mostKept)];
}

const mostKept = 4;

/** The result last; one that does not lean on the ones before has nothing to do with them. */
function withOutcome({ outcomes, turns }: Lesson, sum: Sum): Lesson['outcomes'] {
  if (sum.kind !== 'worked' || !sum.outcome) return [];
  // Two of a kind may be compared next.
  const isKin = sum.leans || outcomes.at(-1)?.name === sum.outcome.name;
  return [...(isKin ? outcomes : []), { ...sum.outcome, turn: turns }].slice(-mostOutcomes);
}

function saySum({ lesson }: Scene, sum: Sum): Reply {
  const change = { open: null };
  switch (sum.kind) {
    case 'worked':
      return { say: sum.sentences, change, shown: { steps: sum.steps, offers: [offers.test, ...oneToTry(sum.name)] } };
    case 'missing':
      return {
        say: [tell(lesson, 'sumMissing', { missing: sum.missing.join(' and '), name: sum.name }), `${sum.formula}.`],
        change,
      };
    case 'formula':
      return { say: [sum.sentence], change, shown: { steps: [{ left: sum.name, right: sum.formula }] } };
  }
}

/** Who has seen one worked may want to do the next himself. */
function oneToTry(name: string): Offer[] {
  const maker = allMakers.find((one) => one.name === name);
  return maker ? [{ label: 'One to try', says: `Give me a sum on ${maker.says}` }] : [];
}

export function topicInHand({ bank, lesson, shelf, turn }: Scene): string {
  const section =
    lesson.section ?? turn.lookingAt?.section ?? (turn.agent.method === 'explain' ? turn.focus : undefined);
  if (!section) return '';
  const title = bank.titleOf({ subject: shelf.subject, section });
  return title ? topicOf(title, lesson.entry ? bank.get(lesson.entry) : undefined) : '';
}
