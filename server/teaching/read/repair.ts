import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import type { Said } from '../../providers/brain/interface.ts';
import { readDenied } from './denied.ts';
import { isQuestion } from './is-question.ts';
import { readLeftOut } from './left-out.ts';

/** What the student really wants, and what he has said that he does not. */
export type Repair = {
  wanted: string;
  denied: string[];
  /** What he asked before, where what he wants now is more than that. */
  before?: string | undefined;
  /** It was asked before, and nothing was said to it. */
  isLeftOut?: boolean;
};

/**
 * 'That's about buffer stocks. I asked about free trade', 'no, I meant in oligopoly', 'you still didn't say why MR falls':
 * what the student really wants, in his own words, with his question before where these are only part of it. Nothing
 * where he complains of nothing.
 */
export function readRepair(words: string, history: Said[]): Repair | undefined {
  const said = words.trim();
  const leftOut = readLeftOut(said, history);
  if (leftOut) return { wanted: leftOut, denied: [], isLeftOut: true };
  const before = lastAsked(history);
  const mixed = readMixedUp(said, before);
  if (mixed) return mixed;
  const own = readOwn(said);
  if (!own) return undefined;
  const denied = [...own.denied, ...(thatIs.exec(said)?.slice(1, 2) ?? [])];
  if (!own.wanted) return before === undefined ? undefined : { wanted: before, denied };
  return { wanted: completedFirst(own.wanted, denied, before), denied, before };
}

/** 'I meant a customs union. and is the uk in one': what is meant is completed, and then comes what is asked of it. */
function completedFirst(wanted: string, denied: string[], before: string | undefined): string {
  const [, meant, asked] = /^([^.?!]+)[.?!]\s+((?:and|also)\b.+)$/is.exec(wanted) ?? [];
  if (!meant || !asked || isQuestion(meant) || !isQuestion(asked)) return completed(wanted, before);
  const mistaken = denied.find((thing) => before?.toLowerCase().includes(thing.toLowerCase()));
  const inItsPlace = mistaken && before?.toLowerCase().replace(mistaken.toLowerCase(), meant.trim());
  return `${(inItsPlace ?? completed(meant, before)).replace(/\W+$/, '')}? ${asked}`;
}

/** What the words themselves say: nothing where they complain of nothing. */
function readOwn(said: string): { wanted: string | undefined; denied: string[] } | undefined {
  const [, meant] = restated.map((form) => form.exec(said)).find(Boolean) ?? [];
  const denial = readDenied(meant ? said.slice(0, said.length - meant.length) : said);
  if (!meant && !denial && !complaints.some((form) => form.test(said))) return undefined;
  const told = denial?.denied ?? [];
  if (!meant) return { wanted: restOf(denial?.rest), denied: told };
  const [first = '', ...others] = meant.split(/(?<=[.?!])\s+/);
  // 'Why might it not rise' denies nothing.
  const not = isQuestion(first) ? notThis : notThat;
  const notMeant = [...first.matchAll(not)].flatMap(([, thing = '']) => thing);
  const wanted = [first.replaceAll(not, ''), ...others].join(' ').trim();
  return { wanted: wanted || undefined, denied: [...told, ...notMeant] };
}

/** 'Thats pricing not elasticity', to whoever asked for elasticity: 'that is a shift, not a movement' states something. */
function readMixedUp(said: string, before: string | undefined): Repair | undefined {
  const [whole = '', given = '', asked = ''] = thisNotThat.exec(said) ?? [];
  if (!before || !asked || !before.toLowerCase().includes(asked.toLowerCase())) return undefined;
  return { wanted: restOf(said.slice(whole.length)) ?? before, denied: [given] };
}

const thisNotThat = inSequence([
  /^(?:(?:no|nah|but|wait|huh|er+m?|um+|lol|ok)[,.?! ]+)*(?:that|this)(?:'?s| is|s) (?:a question on |about )?/i,
  /([\w -]{3,40}?),? (?:and )?not ([\w -]{3,40}?)(?: but ok(?:ay)?| tho| though| lol)?(?=[.,!?;]|$)[.,!?; ]*/i,
]);

function restOf(rest: string | undefined): string | undefined {
  const bare = rest?.replace(asksFor, '').replace(saidBefore, '').trim();
  const count = bare?.split(/\s+/).length ?? 0;
  return bare && (count >= fewestWords || (count > 1 && isQuestion(bare))) ? bare : undefined;
}

const asksFor = inSequence([
  /^(?:(?:but |so )*(?:you|u) (?:said|wrote|told me)(?: (?:in|at) (?:your|ur|the) [\w ]{3,20}(?:message|answer|reply|start))?(?: that)? )?/i,
  /(?:(?:can|could|would) (?:you|u) )?(?:please |pls |just |instead )*(?=\S+ \S+)/i,
]);
/** '… i said demand. what makes demand elastic' */
const saidBefore = /^i (?:said|asked|meant|wanted) [^.?!]{2,40}[.?!]+ *(?=\S+ \S+ \S+)/i;
const fewestWords = 3;

/** A part of a question is completed by the one before; what names only another thing is wished for in the same way. */
function completed(wanted: string, before: string | undefined): string {
  const isWhole = wanted.split(/\s+/).length > mostPart || isQuestion(wanted) || asksWhole.test(wanted);
  if (before && !isQuestion(wanted) && !asksWhole.test(wanted)) {
    if (wishes.draw.test(before)) return `Draw the diagram of ${wanted}`;
    if (wishes.test.test(before)) return `Test me on ${wanted}`;
  }
  return before && !isWhole ? `${wanted}: ${before}` : wanted;
}

const asksWhole = /^(?:why|how|what|which|who|when|where|if|whether|test|quiz|show|draw|give|explain)\b/i;
const wishes = { draw: /\b(?:draw|diagram|graph|sketch)/i, test: /\b(?:test|quiz) me\b|\bquestions? on\b/i };

/** What was asked last, if need be behind a complaint. */
function lastAsked(history: Said[]): string | undefined {
  const asked = history.flatMap(({ by, text }) => {
    const own = by === 'student' ? readOwn(text.trim()) : undefined;
    return by === 'student' ? [own ? (own.wanted ?? '') : text] : [];
  });
  return asked.findLast((text) => text.split(/\s+/).length > (isQuestion(text) ? 2 : 3));
}

/** So few words are a part of a question, and the one before completes them. */
const mostPart = 5;

/** 'The rota, not the profit share': what is not meant would only be found again. */
const notThat = /,? \b(?:and |but )?not (?:about )?(?:the |a |an )?([a-z' -]{3,40}?)(?=[,.;?!]|$)/gi;
const notThis = /, (?:and |but )?not (?:about )?(?:the |a |an )?([a-z' -]{3,40}?)(?=[,.;?!]|$)/gi;
/** 'That's regulation, I asked about …' */
const thatIs =
  /^(?:(?:no|nah|but|huh|wait)[,.?! ]+)*(?:that|this)(?:'?s| is|s) (?:about )?([^.,;?!]{3,60})[.,;?!]+ *(?:but )?i\b/i;

const restated = [
  /^(?:no|nah)[, ]+not (?:about )?[^.?!,]{3,40}[.?!,]+ *((?:\S+ ){2}.+)$/is,
  /^(?:(?:no|nah|sorry|wait|huh|er+m?|um+|ok(?:ay)?|but|yeah)[,.?! ]*)*i (?:mean|meant) (.+)$/is,
  /[.!?,] *(?:but )?(?:no )?i (?:mean|meant) (?!that\b)(.+)$/is,
  /^(?:(?:no|nah)[, ]+)?not (?:about )?[\w -]{3,30}? (?:lol|haha|tho|but)[, ]+i (?:mean|meant) (.+)$/is,
  /\bi (?:only )?(?:asked|was asking|was on about|am asking|wanted to know)(?: (?:you|u))?(?: about| for)? (?!for help|a question|you)(.+)$/is,
  /[.!?,] *(?:but )?i['’]?m (?:only |just )?asking (?:you )?about (.+)$/is,
  /^(?:(?:no|nah|but)[, ]+)*(?:that|this)(?:'?s| is|s) [^.?!]{3,80}[.,;!] *(?:but )?i (?:wanted|want|need(?:ed)?|said) (?!to\b)(.+)$/is,
  /^(?:(?:no|nah|ok|but|um+)[, ]+)*i (?:wasn'?t|was not|am not|'?m not|never was|didn'?t) (?:asking|ask|talking|talk) (?:about|for) [^.?!,]{2,60}[.?!,]+ *(?:just |but |so )?((?:\S+ ){2}.+)$/is,
  anyOf(
    [
      /why (?:are|r) (?:you|u) (?:talking|going on|telling me) about/is,
      /we have(?:n'?t| not) (?:done|learn(?:t|ed)|covered)|i don'?t (?:need|want)|don'?t need/is,
    ],
    { before: /\b/, after: /\b[^.?!]*[.?!]+ *(?:can|could) (?:you|u) (?:just |please |pls )*((?:\S+ ){2}.+)$/ },
  ),
  /\bmy question (?:was|is) (?:about )?(.+)$/is,
  inSequence([
    /\b(?:you|u)(?:'ve| have)? (?:still |just |also )*(?:didn'?t|haven'?t|never) (?:really |actually |even )?/is,
    /(?:say|said|answer(?:ed)?|explain(?:ed)?|tell|told)(?: me)? ((?:why|how|what|which|if|whether|when|who|where|the)\b.+?)(?: tho(?:ugh)?)?$/is,
  ]),
];

const complaints = [
  /\b(?:not|isn'?t|wasn'?t)(?: even| really)? what i (?:asked|meant|said|wanted|was asking)\b/i,
  /\b(?:you|u) (?:keep|kept|are|r) (?:skipping|ignoring|dodging|avoiding|missing) (?:my|the) (?:question|point)\b/i,
  /^(?:(?:no|nah|huh|wait|er+m?|um+|what|but|ok)[,.?! ]+)*(?:that'?s|thats|that is) (?:\w+ ){1,5}again\b/i,
  /\bi (?:didn'?t|never|did not) (?:mention|ask|say|said)\b(?! (?:that )?i\b)/i,
];
