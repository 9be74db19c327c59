import { allFormulas } from './all-formulas.ts';
import type { Formula, Reading } from './formula.ts';
import type { Fact } from './read-roles.ts';
import { type Role, roleWords } from './role-words.ts';
import { businessSituations } from './situations-business.ts';
import { economicsSituations } from './situations-economics.ts';

const asksBusiness =
  /\?|\bwhats?\b|\bhow\b|\bwork|\bcalc|\bfind\b|\bpls\b|\bplease\b|\bhelp\b|\bdid\b|\bis (?:it|this|that)\b|\bas an? (?:%|percent)/;
const asksEconomics =
  /\?|\bwhat|\bwho\b|\bhow\b|\bwork|\bcalc|\bfind\b|\bpls\b|\bplease\b|\bhelp\b|(?:^|[.,;] ?)(?:so |and )?(?:is|has|are|does|do|did|so)\b/;
const solving = /\bmargin (?:is|of|=|was)? ?#|\broce (?:is|of|=|was)? ?#|gearing (?:is|of|=|was)? ?#/;

/** The sums that what is told makes, the most particular first; only those that use every figure may be done. */
export function chooseByRoles(reading: Reading, asked: string[]): Formula[] {
  const { facts, text, topic, own } = reading;
  const told = facts.filter(({ figure }) => figure !== own);
  const isLoose = ({ roles, figure }: Fact) => roles.length === 0 && figure.unit !== 'percent';
  if (told.length < 2 || told.some(isLoose) || solving.test(text)) return [];
  const isOpen = isAsked(reading, asksBusiness, 5);
  const hears = ({ roles, figure }: Fact, group: Role[]) =>
    roles.length === 0
      ? figure.unit === 'percent' && group.some((role) => roleWords[role].units === 'percent')
      : roles.some((role) => group.includes(role));
  return businessSituations.flatMap(({ name, told: groups, asks, unless }) => {
    const fits =
      groups.length === told.length &&
      groups.every((group) => told.some((fact) => hears(fact, group))) &&
      told.every((fact) => groups.some((group) => hears(fact, group))) &&
      (asks ? asks.test(text) || asks.test(topic) : asked.length === 0 || asked.includes(name)) &&
      (isOpen || asks?.test(text)) &&
      !unless?.test(text);
    return fits ? (allFormulas.find((formula) => formula.name === name) ?? []) : [];
  });
}

/** The sums that the words and the topic bring to mind, the most particular first; only those that use every figure may be done. */
export function chooseEconomics(reading: Reading): Formula[] {
  const { text, topic } = reading;
  if (reading.facts.length < 2 || !isAsked(reading, asksEconomics, topic ? 6 : 4)) return [];
  const both = `${text} . ${topic.replace(/#\d+/g, '')}`;
  return economicsSituations.flatMap(({ name, cue, asks, unless }) => {
    const fits = cue.test(both) && (!asks || asks.test(both)) && !unless?.test(text);
    const formula = fits ? allFormulas.find((one) => one.name === name) : undefined;
    return formula && !formula.notWith?.test(text) ? formula : [];
  });
}

/** A question, or a line that is hardly more than the figures themselves: so few words to each of them. */
function isAsked({ text, own }: Reading, asking: RegExp, wordsEach: number): boolean {
  if (own || asking.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => /^[a-z]{2,}$/.test(word)).length;
  return words <= wordsEach * (text.match(/#\d+/g)?.length ?? 0);
}
