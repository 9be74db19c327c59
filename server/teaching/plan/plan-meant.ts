import { phrases } from '#content/tutor/phrases.ts';
import { anyOf } from '#domain/any-of.ts';
import type { TurnContext } from '../turn-context.ts';
import { linesNamed } from './find-line.ts';
import type { OpenEssay } from './start-essay.ts';

/** The phrases of another exercise, a plan for a question of the simulator. */
const ofSimulator =
  /^plan(?:OtherBoard|Question|Ask|Has|HasTwo|Nothing|AO\d|Look|Say|Park|Level|Next|Top|Between|Pitfall|Done|Extract)$/;

/** The plan in hand or, where the words speak of it, the one that was left or finished. */
export function planMeant({ lesson: { open, parked, last } }: TurnContext, words: string): OpenEssay | undefined {
  if (open?.kind === 'essay') return open.stage === 'title' ? undefined : open;
  const isFree = !open || open.kind === 'check' || open.kind === 'offer';
  if (!isFree || !parked) return undefined;
  const isJustShown = last.some((sentence) => ofPlans.some((form) => form.test(sentence)));
  return isJustShown || speaksOfPlan.test(words) || linesNamed(parked.lines, words).length ? parked : undefined;
}

/** What is only said about a plan: who answers to that still speaks of it. */
const ofPlans = Object.entries(phrases).flatMap(([name, ways]) =>
  /^(?:essay(?:Done|Judge)|plan[A-Z]\w*|extend\w+|conclude\w+)$/.test(name) && !ofSimulator.test(name)
    ? ways.map((way) => new RegExp(`^${way.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`))
    : [],
);
const speaksOfPlan = anyOf(
  [
    /plan|(?:the|my|this) (?:essay|title|conclusion|judge?ment|intro(?:duction)?)/i,
    /my (?:[\w-]+ ){0,4}(?:points?|arguments?|evaluation)/i,
    /(?:first|second|third|last|another|one more|further|extra|new) (?:one|point|argument)/i,
    /counter ?-?(?:argument|point)|(?:the|my) other side/i,
    /what (?:did )?i (?:put|say|said|wrote)|to do with (?:it|my)/i,
  ],
  { before: /\b/, after: /\b/ },
);
