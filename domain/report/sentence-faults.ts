import { anyOf } from '#domain/any-of.ts';
import { isOnFence, isReasoned, isStock, markLens } from '../marking/lenses.ts';
import { stemsOf } from '../marking/topic-stems.ts';
import { type Checkpoint, isJudgement } from './reported-question.ts';

/**
 * What keeps a sentence from counting: too little is said; a figure that is quoted and not used; a step without its
 * reason; evaluation that is bolted on; a judgement on the fence, or with nothing behind it.
 */
export type Fault = 'thin' | 'not used' | 'not explained' | 'bolted on' | 'fence' | 'unsupported';

/** The sentences around it: the one before may say what it depends on, the one behind may give the reason. */
export type Around = { before: string | undefined; next: string | undefined };

/** `topic`: the stems of what the question is about. */
export function faultOf(
  checkpoint: Checkpoint,
  words: string,
  { before, next }: Around,
  topic: ReadonlySet<string>,
): Fault | undefined {
  if (isJudgement(checkpoint)) return faultOfJudgement(words, next, topic);
  const led = next !== undefined && leadsOn.test(next) ? `${words} ${next}` : words;
  if (checkpoint.ao === 'AO4' && before !== undefined && saysOnWhat(before, topic))
    return isStock(words) || !weighs.test(words) || isStrung(led) ? 'bolted on' : undefined;
  if (checkpoint.ao === 'AO2') return isReasoned(led) && !isStrung(led) ? undefined : 'not used';
  if (stemsOf(led).length < fewestStems || isStrung(led)) return checkpoint.ao === 'AO4' ? 'bolted on' : 'thin';
  if (checkpoint.ao === 'AO3') return joins.test(led) ? undefined : 'not explained';
  if (checkpoint.ao === 'AO4') return !isStock(words) && weighs.test(led) && isReasoned(led) ? undefined : 'bolted on';
  return undefined;
}

const fewestStems = 5;

/**
 * 'It depends on …' that is meant: it says on what, about this question, and in the same breath or the next what then.
 * It is evaluation even where the mark scheme has no such point.
 */
export function isRealDoubt(words: string, next: string | undefined, topic: ReadonlySet<string>): boolean {
  const both = next ? `${words} ${next}` : words;
  const clauses = both.replace(dependsOn, ' ');
  return (
    dependsOn.test(words) &&
    !isOnFence(words) &&
    turns.test(clauses) &&
    !isStrung(both) &&
    stemsOf(both).length >= fewestStemsInDoubt &&
    (countOnTopic(words, topic) >= fewestOnTopic || isTakenUp(words, next, topic))
  );
}

/** The next sentence goes on about the very thing that it depends on. */
function isTakenUp(words: string, next: string | undefined, topic: ReadonlySet<string>): boolean {
  const named = new Set(stemsOf(words).filter((stem) => topic.has(stem)));
  return stemsOf(next ?? '').some((stem) => named.has(stem));
}

function saysOnWhat(words: string, topic: ReadonlySet<string>): boolean {
  return dependsOn.test(words) && !isStock(words) && !isOnFence(words) && countOnTopic(words, topic) >= 1;
}

const fewestStemsInDoubt = 8;
const fewestOnTopic = 2;
const dependsOn = /\bdepend(?:s|ent|ing)? (?:up)?on (?:whether|how|who|what|which|the|its|their)\b/i;
/** What then: a case, a reason or a contrast, besides the word 'depends'. */
const turns = /\b(if|unless|because|since|so|whereas|while|when|in a|with (?:few|no|many|little|more|less))\b/i;

function countOnTopic(words: string, topic: ReadonlySet<string>): number {
  return new Set(stemsOf(words).filter((stem) => topic.has(stem))).size;
}

/** 'Tax so cost so price so supply': joined by reasons that have nothing on either side. */
function isStrung(words: string): boolean {
  const reasons = words.match(new RegExp(joins, 'gi'))?.length ?? 0;
  return reasons * fewestWordsToReason > words.split(/\s+/).length;
}

const fewestWordsToReason = 4;

/** Says that a side is being taken, whether or not anything is behind it. */
export function concludes(words: string): boolean {
  return conclusion.test(words);
}

const conclusion =
  /\b(overall|on balance|in conclusion|to conclude|ultimately|in summary|i (?:would )?(?:think|say|believe|agree|disagree|judge|conclude|argue)|in my (?:view|judgement|opinion))\b/i;

function faultOfJudgement(words: string, next: string | undefined, topic: ReadonlySet<string>): Fault | undefined {
  if (isOnFence(words)) return 'fence';
  const both = next ? `${words} ${next}` : words;
  const reasoned = [words, both].some((said) => markLens('judgement', said) === 'reasoned');
  // 'Overall this is an important issue because …' answers any question, and so none.
  const onTopic = countOnTopic(both, topic) >= fewestOnTopic;
  return reasoned && onTopic ? undefined : 'unsupported';
}

const leadsOn =
  /^(so|therefore|thus|hence|consequently|as a (result|consequence)|because of this|this (is because|means|leads|causes|would|will|raises|reduces|shifts|in turn))\b/i;

const joins = anyOf(
  [
    /because|so|therefore|thus|hence|consequently|since|due to|owing to|as a (result|consequence)/i,
    /which|this means|means that|leads? to|leading to|caus(es|ing)|results? in|resulting in|meaning/i,
    /in turn|that is why|until|which is why/i,
  ],
  { before: /\b/, after: /\b/ },
);

const weighs = anyOf(
  [
    /however|but|although|though|yet|while|whereas|on the other hand|depend\w*|unless|if|provided/i,
    /only|may|might|could|unlikely|likely|limit\w*|hard|difficult|small|little|rather than|instead/i,
    /compared|better|worse|more|less|not|never|too|even|still|despite|in the (short|long) run/i,
  ],
  { before: /\b/, after: /\b/ },
);
