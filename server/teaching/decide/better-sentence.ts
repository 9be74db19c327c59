import { stemsOf } from '#domain/marking/topic-stems.ts';
import { stepsOf } from '../mark/features.ts';
import { namedIn } from '../plan/of-title.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { lowerFirst } from '../say/say-point.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { quoteEnd } from './name-strength.ts';

/** What lines of one's own need next, or that they have enough. */
export type Next =
  | 'addChain'
  | 'addStep'
  | 'addCase'
  | 'addDoubt'
  | 'explainDoubt'
  | 'addJudgement'
  | 'enoughForFew'
  | 'enoughReason'
  | 'enoughAnalysis';

/** A sentence that brings what is missing: of the course where it speaks of the same, else one that the student ends himself. */
export function betterSentence(context: TurnContext, section: string, next: Next, own: string): string[] {
  const { lesson } = context;
  const steps = stepsOf(own);
  const last = quoteEnd(steps.at(-1) ?? own);
  switch (next) {
    case 'addChain':
      return [tell(lesson, 'betterChain', { first: quoteEnd(sentencesOf(own)[0] ?? own) })];
    case 'addStep':
      return [tell(lesson, 'betterStep', { last })];
    case 'addCase': {
      const text = ownCase(context, section, own);
      return [text ? tell(lesson, 'youCouldUse', { text }) : tell(lesson, 'betterCase')];
    }
    case 'addDoubt': {
      const text = ownDoubt(context, section, own);
      return [text ? tell(lesson, 'betterDoubt', { text }) : tell(lesson, 'betterDoubtFrame')];
    }
    case 'explainDoubt':
      return [tell(lesson, 'betterBecause', { doubt: quoteEnd(doubtOf(own)) })];
    case 'addJudgement':
      return [tell(lesson, 'betterJudgement')];
    default:
      return [];
  }
}

/** The sentence that doubts. */
function doubtOf(own: string): string {
  const doubt = sentencesOf(own).find((sentence) =>
    /\b(?:however|but|although|depends|on the other hand)\b/i.test(sentence),
  );
  return (doubt ?? own).replace(/^.*?\b(?=(?:however|but|although|on the other hand)\b)/i, '');
}

/** A case of what the lines are about, or none: one of another firm or market would only lead away. */
function ownCase({ course }: TurnContext, section: string, own: string): string | undefined {
  const points = course.sectionOf.get(section)?.keyPoints ?? [];
  const help = points.find((point) => point.type === 'example' && isOf(point.text, own));
  return help?.type === 'example' ? lowerFirst(firstSentences(help.text, 1)) : undefined;
}

/** A doubt that the section's card or points know, without its lead: 'The best evaluation point is elasticity: a tax …'. */
function ownDoubt({ course, cards }: TurnContext, section: string, own: string): string | undefined {
  const points = course.sectionOf.get(section)?.keyPoints ?? [];
  const doubts = [
    ...(cards.of(section)?.evaluation ?? []).map((text) => text.replace(/^[^:]{4,60}: /, '')),
    ...points.flatMap((point) => (point.type === 'evaluation' ? firstSentences(point.text, 1) : [])),
  ];
  const isNamed = cards.of(section)?.words.some((word) => new RegExp(`\\b${word}`, 'i').test(own));
  const text = doubts.find((doubt) => isOf(doubt, own)) ?? (isNamed ? doubts[0] : undefined);
  return (
    text &&
    lowerFirst(text)
      .replace(/^however,? /i, '')
      .replace(/[.\s]+$/, '')
  );
}

/** Two words of the matter in common: with one it may be about anything. */
function isOf(text: string, own: string): boolean {
  const named = namedIn(own);
  return new Set(stemsOf(text).filter((stem) => named.has(stem))).size >= shared;
}

const shared = 2;
