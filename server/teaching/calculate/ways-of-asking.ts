/** The student wants to be pointed the way and to do the sum alone. */
export function asksHint(text: string): boolean {
  return hints.some((pattern) => pattern.test(text));
}

const hints = [
  /\bhint\b/,
  /\bnudge\b/,
  /\bclue\b/,
  /\b(?:dont|do not|without|not) (?:tell|give|giving|telling|show)(?:ing)? (?:me )?(?:the )?(?:answer|it|full)/,
  /\bjust (?:the|a) (?:formula|hint|first step)/,
  /\bjust (?:tell me|need|want) (?:the )?formula/,
  /\bpoint me/,
  /\bstart me off/,
  /\bget me started/,
  /\b(?:dont|do not) (?:give|tell) me the (?:final|actual) /,
  /\bfirst step\b/,
  /\bwhere do i start\b/,
  /\bhow do i start\b/,
  /\bill do (?:it|the sum) myself\b/,
];

/** 'What is the formula for …', 'how do I work out …' */
export function asksFormula(text: string): boolean {
  return formulas.some((pattern) => pattern.test(text));
}

const formulas = [
  /\bformula\b/,
  /\bequation\b/,
  /\bwhats the (?:rule|method)\b/,
  /\bhow (?:do|would|can|should|to|d|did|does)(?: (?:i|you|u|we|one|they))?(?: even| actually| go about| again)? ?(?:to )?(?:work|calculat\w+|find|get|do|comput\w+|figure|measure)/,
];

/** 'Why', 'what does it tell us', 'advantages of': wants words, and no sum. */
export function asksTheory(text: string): boolean {
  return theory.some((pattern) => pattern.test(text));
}

const theory = [
  /\bwhy\b/,
  /\bexplain\b/,
  /\bdefine\b/,
  /\bdefinition\b/,
  /\btells? (?:you|us|me) (?:about )?(?!the (?:answer|formula))/,
  /\bwhat does [^#]* (?:of|at) #\d+/,
  /(?<!\bi (?:just |only )?)\bmean(?:s|ing)?\b(?! (?:about |an? )?#)/,
  /\bevaluate\b/,
  /\bdiscuss\b/,
  /\bassess\b/,
  /\banalyse\b/,
  /\bdifference between\b/,
  /\bwhat causes\b/,
  /\bwhat (?:would|could|might|can|will) (?:make|cause|reduce|lower|raise|increase|affect)\b(?! #)/,
  /\bin (?:real life|reality|practice)\b/,
  /\bshould (?:the (?:government|firm|business|company|bank)|a (?:government|firm|business))\b/,
  /\bis (?:a|an) \w+ of\b/,
  /\bgood or bad\b/,
  /(?<!comparative |absolute )\badvantages?\b(?! in)/,
  /\bdisadvantages?\b/,
  /\bmark (?:question|essay)\b/,
  /\bessay\b/,
  /\bhow (?:does|do|can|could|might|did) (?:the |a |an )?(?:government|firm|rise|fall|higher|lower|inflation|company|business|tax|subsid|interest|increase|decrease|change)/,
];

/** Somewhere in the words: a figure is asked for. */
export const sumCue =
  /\b(?:work(?:ing)? (?:it |this |that )?out|calc(?:ulate|ulating|ulation)?s?|comput\w+|find(?: out| me)?|how (?:much|many|long|big)|figure out|solve|determine|help me (?:do|with))\b/;

const cues = [
  /\bwhat(?:s| is| was| will| would| are|ll| does| do)?(?: be| happens? to| happened to)?/,
  /\bwork(?:ing)? out/,
  /\bcalc(?:ulate|ulating)?/,
  /\bfind(?: out| me)?/,
  /\bhow (?:much|many|long|big|far)(?: (?:does|do|did|will|would|has|have|is|are|should|must|can))?/,
  /\bhow (?:do (?:i|you|u) (?:work out|find|calculate|get|do))/,
  /\bneed/,
  /\bget/,
  /\bgive me/,
  /\btell me/,
  /\bdetermine/,
  /\bsolve/,
  /\bis/,
  /\bfor/,
  /\bwant/,
  /\bhelp(?: me)?(?: with)?/,
  /\bformula for/,
  /\bequation for/,
  /\bdo/,
];
/** 'The firm's new total …' */
const between =
  'the|its|their|my|a|an|his|her|our|this|of|firms?|new|total|countrys?|value of|it|out|companys?|business(?:es)?|rate of|for';
/** Just before a name: that is what is asked for. */
export const nearCue = new RegExp(
  `(?:${cues.map(({ source }) => source).join('|')})(?: (?:me|to|be|i|we|u|you))?(?: (?:${between}))*$`,
);
