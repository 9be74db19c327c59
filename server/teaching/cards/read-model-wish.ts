import { anyOf } from '#domain/any-of.ts';

/** 'Can u show me what a good paragraph looks like': a paragraph to learn from, of analysis or of evaluation; nothing where the student's own is to be written. */
export function readModelWish(words: string): 'analysis' | 'weighed' | undefined {
  if (own.test(words) || !models.some((pattern) => pattern.test(words))) return undefined;
  return /\beval|\bweigh|\bcounter/i.test(words) ? 'weighed' : 'analysis';
}

/** 'An example of …' shows a model; 'write me one' does not, whatever it is called. */
export function asksForSample(words: string): boolean {
  return /\bexamples?\b|\b(?:looks?|sounds?) like\b/i.test(words);
}

/** The student's own essay, or a title that is set: that is planned together. */
const own = anyOf([
  /\b(?:my|our|mine)\b(?! (?:mock|exam|test)s?\b)/i,
  /\b(?:evaluate|assess|discuss|examine|analyse|explain|justify) (?:the|whether|how|why|if)\b(?! (?:question|q)\b)/i,
  /\bto what extent\b|\b(?:every|all|most) (?:the )?model answers?\b|["“:]/i,
]);

const good = '(?:good|top|great|strong|perfect|model|best|decent|proper|full[- ]marks?|a\\*|a star|level \\d)';
const quality = `(?:(?:${good}|full|whole|short|really|high|analysis|analytical|evaluation|evaluative|evaluating|eval|exam|first) )*`;
const paragraph = '(?:para|paragraph|answer)s?\\b';
const models = [
  new RegExp(
    `\\b(?:examples? of|example|model|sample)(?: like)?(?: an?| one| the)? ${quality}${paragraph}(?! (?:says?|said|is|are|was)\\b)`,
    'i',
  ),
  new RegExp(
    `\\bwhat\\b(?: \\w+){0,3}? ${good}(?: \\w+){0,2}? (?:${paragraph}|response) (?:\\w+ )?(?:looks?|sounds?|reads?) like\\b`,
    'i',
  ),
  /\bpara(?:graph)?\b.*\bwhat (?:an? )?(?:good )?(?:one|it) (?:would )?(?:looks?|sounds?) like\b/i,
  /\bhow (?:would|wud|wld) (?:you|u) (?:actually )?write (?:that|this|it)(?: all)?(?: out| up| as an? para(?:graph)?| in (?:an?|the) (?:exam|essay|answer|para(?:graph)?))*\W*$/i,
  /\bshow me how (?:to|you(?:'d| would)?|u(?:'d| would)?|i(?:'d| would| could)?) (?:start|begin) (?:it|this|that)(?: off)?\W*$/i,
  /\bwhat (?:do|should|would|shud) (?:i|you|u|we)(?: even| actually)? (?:write|put) (?:for|in|on) (?:the|this|that) (?:assess|evaluate|discuss|examine) (?:question|q|one)\b/i,
];
