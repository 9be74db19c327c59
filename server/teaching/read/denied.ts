import { inSequence } from '#domain/in-sequence.ts';

/** What a student says that he did not ask for, and what is left of his words without saying so. */
export type Denied = { denied: string[]; rest: string };

/**
 * 'We're not on externalities. Different angle: why …', 'that is about efficiency, which we have not done', 'why are you
 * talking about monopoly': nothing where nothing is denied.
 */
export function readDenied(words: string): Denied | undefined {
  const parts = words
    .trim()
    .split(/(?<=[.!?;])\s+|\n+/)
    .map(readPart);
  if (!parts.some(({ isDenial }) => isDenial)) return undefined;
  const denied = parts.flatMap(({ thing }, at) => {
    if (thing === undefined) return [];
    // 'The BBC?? I never mentioned it.'
    const isBack = /^(?:it|that|this|them|those|these)$/i.test(thing);
    return isBack ? (parts[at - 1]?.cry ?? []) : [thing];
  });
  const rest = parts.filter((part, at) => !(part.cry && parts[at + 1]?.isDenial)).map((part) => part.rest);
  return { denied, rest: rest.filter(Boolean).join(' ').trim() };
}

type Part = { isDenial: boolean; thing?: string; rest: string; cry?: string };

function readPart(sentence: string): Part {
  const said = sentence.trim().replace(turning, '');
  for (const form of forms) {
    const found = form.exec(said);
    if (!found) continue;
    const thing = found.groups?.thing?.replace(/^(?:the|a|an|any|some|this|that) /i, '').trim();
    const { keep } = found.groups ?? {};
    const behind = said.slice(found.index + found[0].length).replace(excuse, '');
    return {
      isDenial: true,
      ...(thing && { thing }),
      rest: [...(keep ? [`${keep}.`] : []), behind.replace(/^[\s,.;:!?]*(?:(?:so|but|and)\b)?\s*/i, '')]
        .join(' ')
        .trim(),
    };
  }
  const cry = /^(?:the |a )?([\w' -]{2,40}?)\s*[?!]+$/i.exec(said)?.[1];
  const isShort = said.split(/\s+/).length <= 4;
  return { isDenial: false, rest: dismissal.test(said) ? '' : said, ...(cry && isShort && { cry }) };
}

/** What only leads from the one to the other. */
const turning =
  /^(?:different (?:angle|question|thing)|new question|another (?:angle|question)|anyway|moving on|let me move on)\s*[:,.-]\s*/i;
const dismissal =
  /^(?:(?:ok|okay|right|no|nah|just)[, ]+)*(?:forget (?:it|that|about it)|never ?mind|ignore that)\W*$/i;
const excuse = inSequence([
  /^\W*(?:which |that |and |because |cos )?(?:we|i) (?:have(?:n'?t| not)|'?ve not|did(?:n'?t| not)|don'?t) (?:even )?/i,
  /(?:done|do|learn(?:t|ed)?|cover(?:ed)?|started?|need|had|got to)(?: (?:that|it|this|them))?(?: yet| at all)?/i,
]);

const lead = '^(?:(?:no|nah|wait|huh|but|ok(?:ay)?|sorry|um+|er+m?|lol|what|hang on|yeah|well|and)[,.?! ]+)*';
const thing = "(?<thing>[\\w&'’/ -]{2,60}?)";
/** Where the thing that is denied ends. */
const end = '(?=\\s*(?:[,.;:?!]|$)|\\s+(?:we|i|can|could|but|when|so|which|because|cos|and (?:we|i))\\b)';

const forms = [
  `${lead}(?:we|i)(?:['’]?re| are|['’]?m| am) (?:doing|on|studying|asking about|talking about) (?<keep>(?!well|ok|okay|fine|good|great|alright|better)[\\w'’ -]{2,40}?),? (?:and )?not ${thing}${end}`,
  `${lead}(?:that|this|it)(?:['’]?s| is| was)(?: all| just| only| still)? about (?!right\\b|time\\b|\\d|half\\b|how\\b|what\\b|to\\b)${thing}${end}`,
  `${lead}(?:we|i)(?:['’]?re| are|['’]?m| am) not (?:on|doing|talking about|looking at|studying|asking about|asking for|on about) ${thing}${end}`,
  `${lead}i (?:was(?:n['’]?t| not)|never was) (?:asking|talking|on)(?: you)? (?:about|for) ${thing}${end}`,
  `${lead}why (?:are|r|did|do|would) (?:you|u) (?:keep |just )?(?:talking|going on|telling me|on|talk|tell me|bring(?:ing)? up|mention(?:ing)?|explain(?:ing)?)(?: about)? ${thing}${end}`,
  `${lead}i (?:did(?:n['’]?t| not)|never)(?: even)? (?:say|said|mention(?:ed)?|ask(?:ed)?|talk(?:ed)?)(?: anything| you)?(?: about| for)? ${thing}${end}`,
  // 'Who said pay is a hygiene factor' asks for a name.
  `${lead}(?:who|nobody|no ?one) (?:said|asked|mentioned)(?: anything)?(?: about| for)? (?![^.?!]*\\b(?:is|are|was|were|should)\\b)${thing}${end}`,
  `${lead}what(?:['’]?s| has| does| is) ${thing} (?:got to do|have to do|to do) with (?:it|this|that|anything|me|my \\w+)\\b`,
  `${lead}(?:you|u)(?:['’]?ve| have)? (?:drifted|gone off|gone|went|moved|switched|jumped)(?: off)?(?: on)? ?(?:to|into|onto) ${thing}${end}`,
  `${lead}(?:please |can (?:you|u) )?(?:stop|enough|no more)(?: talking| going on| telling me)?(?: about| with| of) ${thing}${end}`,
  `${lead}(?:so |then )?why (?:did|do|are|r) (?:you|u) (?:say|saying|put|tell me) (?:no|yes|that|not|so|it|otherwise)\\b(?! .*\\b(?:is|are|was)\\b)`,
  `${lead}(?:neither|none) of (?:those|these|them)\\b`,
  `${lead}not (?:quite|really|exactly) (?:my question|what i (?:asked|meant|wanted))\\b`,
  `${lead}(?:this|that|it|you|u)(?:['’]?s|['’]?ve| has| have| is)? (?:gone|went|going|wandered|drifted) off (?:my (?:question|topic|essay|point)|the (?:question|topic|point)|topic|track)\\b`,
].map((form) => new RegExp(form, 'i'));
