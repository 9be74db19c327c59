import { anyOf } from '#domain/any-of.ts';

export type Mood = 'feelsGood' | 'feelsTired' | 'feelsStressed' | 'feelsCross' | 'feelsDoubt';

/** How somebody says that he feels, if he says it: of himself or of his tutor, and not of something in the course. */
export function moodOf(words: string): Mood | undefined {
  return moods.find(({ pattern }) => pattern.test(words))?.name;
}

const moods: { name: Mood; pattern: RegExp }[] = [
  {
    name: 'feelsGood',
    pattern: anyOf(
      [
        /(?:i'?m|i am|so|feel|feeling|really) happy|good mood|proud|excited|buzzing/i,
        /love this|finally (?:get|got|clicked)|yay|smashed (?:it|that)|confident/i,
        /feel(?:ing|s)? (?:so |much |a lot |a (?:little |tiny )?bit |way |loads |actually )*(?:better|good|great|calmer|ready|less)/i,
        /less (?:stressed|worried|scared|sick|panicked|nervous)/i,
      ],
      { before: /\b/, after: /\b/ },
    ),
  },
  {
    name: 'feelsTired',
    pattern: anyOf(
      [
        /tired|exhausted|knackered|sleepy|shattered|no sleep|stay up/i,
        /(?:go(?:ing)? )?to (?:bed|sleep)|cant focus|can't focus|(?:i'?m|so|this is) bor(?:ed|ing)/i,
        /(?:brain|head) (?:is |has )?(?:fried|dead|gone|mush|melt\w*)/i,
      ],
      { before: /\b/, after: /\b/ },
    ),
  },
  {
    name: 'feelsStressed',
    pattern:
      /\b(?:stress\w*|anxious|anxiety|panic\w*|scared|worried|nervous|overwhelm\w*|upset|cry(?:ing)?|mock|exam|tomorrow|running out of time|behind)\b/i,
  },
  {
    name: 'feelsCross',
    pattern: anyOf([
      /\bi (?:really |just |actually )?hate\b/i,
      /\b(?:annoy(?:ed|ing)|frustrat\w*)\b/i,
      /\b(?:you|youre|you're|ur|u|this (?:app|bot|thing|tutor|site|ai))\b.{0,24}\b(?:useless|rubbish|pointless|stupid|crap|shit|dumb|trash|terrible|awful|sucks?|worst|not help\w*)\b/i,
      /\bstupid (?:bot|thing|app)\b/i,
    ]),
  },
  {
    name: 'feelsDoubt',
    pattern: anyOf([
      // What one gives up when one chooses is no feeling.
      /(?<!\b(?:what|that|which|one|firms?|people) (?:(?:i|you|u|we|they) )?)(?<!\b(?:you|u|we|they) )\bgive up\b(?! (?:the|an?|one|some|another|when|by|to|for|if)\b)/i,
      /\b(?:im|i'm|i am|feel|so|too|just|really) (?:so |too |just |really |a bit |such )*(?:an? )?(?:stupid|dumb|thick|failure|idiot)\b/i,
      /\b(?:i(?:'ll|ll|'m| will| am|m)? (?:gonna |going to |just |probably )*fail\w*|i can'?t do|i(?:'ll| will)? never get|embarrass\w*|ashamed|rubbish at|bad at|terrible at|everyone else)\b/i,
    ]),
  },
];
