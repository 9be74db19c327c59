import { anyOf } from '#domain/any-of.ts';

/** 'Depends on policy' and the like: the idea is that it is not always so. */
export function asksForCondition(idea: string): boolean {
  return /^(it )?depend/i.test(idea);
}

/** Some word that makes a judgement hang on something. Without one, nothing was weighed up. */
export function namesCondition(answer: string): boolean {
  return conditions.test(answer.toLowerCase().replace(/['’]/g, ''));
}

const conditions = anyOf(
  [
    /depend\w*|if|whether|unless|only when|when|where|as long as|so long as|provided|providing/,
    /assuming|hing\w+ on|down to|relies on|varies|not always|not necessarily|in some|for some|might/,
    /may|could|how (much|many|well|long|big|far|strong|elastic|quickly|fast)/,
  ],
  { before: /\b/, after: /\b/ },
);
