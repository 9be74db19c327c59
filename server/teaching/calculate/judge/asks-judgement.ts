import { anyOf } from '#domain/any-of.ts';

const weight = `(?:${anyOf([/good|bad|ok|okay|high|low|big|small|serious|healthy|unhealthy|worrying|concerning|normal|safe|risky/, /dangerous|a problem|a worry|a lot|much|enough|great|terrible|acceptable|too (?:high|low|much|many)/]).source})`;
const that = '(?:that|it|this|they|these|the (?:figure|result|number|answer))';
const asked = [
  `(?:is|are|was|would) ${that} (?:be )?(?:an? |really |very |quite |actually |considered |seen as |generally )*${weight}(?: (?:or|and) (?:\\w+ )?${weight})?(?: thing| sign| one| result| level)?`,
  `how (?:serious|bad|good|worrying|worried|healthy|high|safe|big a problem|concerned)(?: \\w+){0,4}?(?: (?:is|are|should|would) (?:that|it|this|they|i|we|the \\w+))?(?: be)?`,
  '(?:should|would) (?:they|we|he|she|it|i|you|the \\w+) (?:be )?(?:worr(?:y|ied)|concerned|happy|pleased)(?: about (?:it|that))?',
  `(?:good or bad|bad or good|high or low)`,
  `what (?:does|do|would|did) ${that} (?:actually |really )?(?:tell (?:me|us|you|u)|mean|show|say|suggest|imply)(?: about \\w+(?: \\w+)?)?`,
  'what (?:can|do) (?:i|we|you|u) (?:conclude|say about (?:it|that))',
];
const lead = '(?:and|so|but|then|also|plus|n|&|[,.;?])';
const after = '(?: (?:for (?:them|a \\w+|the \\w+|\\w+)|then|though|tho|or not|pls|please|exactly|here))*';
const tail = new RegExp(`(?: ?${lead})+ (?:${asked.join('|')})${after} ?[?.!]*$`);
const why =
  / ?(?:[,.;?] )?(?:and |but )?(?:explain )?(?:why|how come|explain why)(?: (?:is that|so|exactly|pls|please))? ?[?.!]*$/;

/** '…, and is that bad': the sum, and then what it is worth. */
export function asksJudgement(text: string): boolean {
  return tail.test(text.replace(why, ''));
}

/** The words without what is asked about the result once it is there. */
export function withoutJudgement(text: string): string {
  return text.replace(why, '').replace(tail, '');
}

/** 'So is that bad', of the result just worked. */
export const asksWorth = new RegExp(
  `^(?:(?:so|and|but|ok|okay|then|um|right) )*(?:${asked.slice(0, 2).join('|')})${after} ?[?.!]*$`,
);
