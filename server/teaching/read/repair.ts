import type { Said } from '../../providers/brain/interface.ts';

/**
 * 'That's about buffer stocks. I asked about free trade', 'no, I meant in oligopoly', 'you still didn't say why MR falls':
 * what the student really wants, in his own words, with his question before where these are only part of it. Nothing
 * where he complains of nothing.
 */
export function readRepair(words: string, history: Said[]): string | undefined {
  const said = words.trim();
  const meant = restated.map((form) => form.exec(said)?.[1]?.replace(notThat, '').trim()).find(Boolean);
  if (!meant && !complaints.some((form) => form.test(said))) return undefined;
  const before = history.findLast(
    ({ by, text }) => by === 'student' && !isRepair(text) && text.split(/\s+/).length > 3,
  );
  if (!meant) return before?.text;
  const isWhole =
    meant.split(/\s+/).length > mostPart ||
    /^(?:why|how|what|which|who|when|where|if|whether|test|quiz|show|draw|give|explain)\b/i.test(meant);
  return before && !isWhole ? `${meant}: ${before.text}` : meant;
}

function isRepair(text: string): boolean {
  return [...restated, ...complaints].some((form) => form.test(text));
}

/** So few words are a part of a question, and the one before completes them. */
const mostPart = 5;

/** 'The rota, not the profit share': what is not meant would only be found again. */
const notThat = /,? \b(?:and |but )?not (?:about )?(?:the |a |an )?[a-z' -]{3,40}?(?=[,.;?!]|$)/i;

const restated = [
  /^(?:no|nah)[, ]+not (?:about )?[^.?!,]{3,40}[.?!,]+ *((?:\S+ ){2}.+)$/is,
  /^(?:(?:no|nah|sorry|wait|huh|er+m?|um+|ok(?:ay)?|but|yeah)[,.?! ]*)*i (?:mean|meant) (.+)$/is,
  /[.!?,] *(?:but )?(?:no )?i (?:mean|meant) (?!that\b)(.+)$/is,
  /\bi (?:only )?(?:asked|was asking|was on about|am asking|wanted to know)(?: (?:you|u))?(?: about| for)? (?!for help|a question|you)(.+)$/is,
  /^(?:(?:no|nah|ok|but|um+)[, ]+)*i (?:wasn'?t|was not|am not|'?m not|never was|didn'?t) (?:asking|ask|talking|talk) (?:about|for) [^.?!,]{2,60}[.?!,]+ *(?:just |but |so )?((?:\S+ ){2}.+)$/is,
  /\b(?:why (?:are|r) (?:you|u) (?:talking|going on|telling me) about|we have(?:n'?t| not) (?:done|learn(?:t|ed)|covered)|i don'?t (?:need|want)|don'?t need)\b[^.?!]*[.?!]+ *(?:can|could) (?:you|u) (?:just |please |pls )*((?:\S+ ){2}.+)$/is,
  /\bmy question (?:was|is) (?:about )?(.+)$/is,
  /\b(?:you|u)(?:'ve| have)? (?:still |just |also )*(?:didn'?t|haven'?t|never) (?:really |actually |even )?(?:say|said|answer(?:ed)?|explain(?:ed)?|tell|told)(?: me)? ((?:why|how|what|which|if|whether|when|who|the)\b.+)$/is,
];

const complaints = [
  /\b(?:not|isn'?t|wasn'?t)(?: even| really)? what i (?:asked|meant|said|wanted|was asking)\b/i,
  /\b(?:you|u) (?:keep|kept|are|r) (?:skipping|ignoring|dodging|avoiding|missing) (?:my|the) (?:question|point)\b/i,
  /^(?:(?:no|nah|huh|wait|er+m?|um+|what|but|ok)[,.?! ]+)*(?:that'?s|thats|that is) (?:\w+ ){1,3}again\b/i,
  /\bi (?:didn'?t|never|did not) (?:mention|ask|say|said)\b(?! (?:that )?i\b)/i,
];
