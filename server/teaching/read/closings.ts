import { anyOf } from '#domain/any-of.ts';
import { isQuestion } from './is-question.ts';

/** 'Right, my bus is here', 'im going bed wish me luck': whoever says so is off, and wants nothing more. */
export function isLeaving(words: string): boolean {
  return !isQuestion(words) && !asksOnTheWay.test(words) && leaving.some((pattern) => pattern.test(words));
}

/** 'Ohh ok, got it', 'that makes sense now': it was understood, and nothing else is said. */
export function isUnderstood(words: string): boolean {
  const isShort = words.trim().split(/\s+/).length <= longestAside;
  return isShort && !isQuestion(words) && !asksOnTheWay.test(words) && understood.test(words) && !goesOn.test(words);
}

const leaving = [
  /\b(?:i'?m|i am) (?:all )?done (?:for (?:today|tonight|now)|now)\b/i,
  /\b(?:i'?m|im|i am|gonna|going|off|now i go) (?:gonna |going |off |now )*(?:to )?(?:try (?:and|to) )?(?:go to )?(?:bed|sleep|eat|dinner|lunch)\b/i,
  /\b(?:my (?:bus|train|lift|mum|dad)(?:'s| is|s)? (?:is )?here|wish me luck|talk later|speak (?:later|soon|tomorrow)|back (?:later|tomorrow))\b/i,
  /\bi(?:'ll|ll| will| might| may)(?: just)? (?:be back|do (?:that|it|the rest) (?:next time|tomorrow|later)|let (?:you|u) know|carry on (?:later|tomorrow)|come back)\b/i,
  /\b(?:i(?:'m|m| am)|i think i(?:'m|m| am)) (?:just |now )?(?:gonna|going to) (?:just )?(?:go over|write|revise|do|finish|rewrite|look at) (?:it|that|this|them)\b/i,
  /\b(?:gonna|going to|i(?:'ll|ll| will)) (?:now )?(?:show (?:her|him|them|my)|rewrite (?:it|that|this)|write it (?:now|up))\b/i,
];
/** 'Before I go, tell me …' */
const asksOnTheWay = /\b(?:tell|give|show|explain|remind|ask|set|test) (?:me|us)\b|\bwhat(?:'?s)?\b|\bwhich\b/i;
const understood = anyOf(
  [
    /(?:i )?(?:got|get) (?:it|that)(?: now)?/i,
    /i (?:think i )?(?:(?:sort|kind) of |kinda )?(?:get|understand|see)(?: (?:it|that|this))?(?: now)?/i,
    /(?:that |it )?(?:makes|made) (?:more |so much |a lot more |much more )?sense(?: now)?/i,
    /that (?:really |actually )?helps(?: a lot| loads)?/i,
    /(?:all )?clear(?:er)? now|understood|ticked off/i,
  ],
  { before: /\b/, after: /\b/ },
);
/** What comes after it is a thought of its own. */
const goesOn =
  /\b(?:but|didn'?t|so (?!much|that)|now (?:what|can|could|lets)|next|except|still|not|dont|don't|cant|can't|never)\b/i;
const longestAside = 14;
