import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';

/** 'No. It can overshoot …' was written for one question; after other words it would judge what nobody has judged. */
export function withoutVerdict(reply: string): string {
  return upperFirst(reply.replace(verdict, ''));
}

/** Where a condition hangs on it ('Yes, if …') there is no saying the one without the other. */
const verdict = anyOf(
  [
    /yes, (?:to (?:a|some) (?:\w+ )?extent|mostly|usually|often|largely|in general|as a rule)/i,
    /(?:yes, )?(?:that's|that is|you're|you are) (?:quite |exactly )?right|yes|no/i,
    /not (?:quite|so|always|necessarily|usually|really|exactly)|exactly|right|nearly|partly/i,
    /quite (?:right|the reverse)|it is quite the reverse|it's the other way round/i,
  ],
  {
    before: /^/,
    after: /[,.:;]+ (?!(?:if|but|though|although|unless|when|only|provided|since|and|not|as long)\b)(?:because )?/,
  },
);
