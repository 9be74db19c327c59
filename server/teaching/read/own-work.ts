import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';

/** 'I tried writing it: "An increase in G …" Is that ok?': the student's own lines, where he quotes them or sets them behind a colon. */
export function ownWorkIn(words: string): string | undefined {
  const offered = offeredLines(words);
  if (offered) return offered.replace(announcement, '').replace(/^["“]|["”]$/g, '');
  if (!announced.test(words) && !asksIfGood.test(words)) return undefined;
  const own = (quoted.exec(words)?.[1] ?? afterColon.exec(words)?.[1])?.replace(atItsEnd, '').trim();
  return own && own.split(/\s+/).length >= fewestWords && !asksElse(words) ? own : undefined;
}

/** 'I wrote: "…' */
const announcement = /^[^:"“]{0,40}\b(?:wrote|written|tried|put|drafted|attempt|answer|paragraph)\b[^:"“]{0,30}:\s*/i;

/** '… so riders leave. Is that a good first point?', 'rates up -> less borrowing -> AD left, is that right': lines, and then whether they will do. */
function offeredLines(words: string): string | undefined {
  const [, own, asked] = linesThenAsk.exec(words.trim()) ?? [];
  if (!own || !asked || own.split(/\s+/).length < fewestWords || /\?/.test(own)) return undefined;
  const isChain = (own.match(/->|=>|→/g) ?? []).length > 1;
  const isReasoned = /\b(?:because|cos|so|therefore|which means|but|unless|however|depends)\b/i.test(own);
  // Whether a fact is right is another matter than whether the lines will do.
  return isChain || (isReasoned && willDo.test(asked))
    ? own.replace(/^(?:ok(?:ay)?|so|right)[ ,:]+(?:so)?[ :,]*/i, '')
    : undefined;
}

const linesThenAsk = /^(.+?)[.,;!]?\s+((?:so |and |but )?(?:is|would|does|will|was) (?:that|this|it)\b[^.?!]*\??)$/is;
const willDo =
  /\b(?:ok(?:ay)?|good|better|decent|fair|enough|strong|sound|valid|work|any good|all ?right)\b(?! (?:for|to) (?:the |a )?(?:economy|firm|business|consumer|country|worker|government)s?\b)/i;

/** To the first closing mark behind enough words: what is quoted later is somebody else's. */
const quoted = /(?<![a-z])["'“‘]((?:\S+\s+){7,}?\S*?)["'”’](?=[\s.,;:?!]|$)/is;
const afterColon = /:\s*(.+)$/is;
const announced = anyOf(
  [
    /i(?:'ve| have|ve)? (?:just )?(?:wrote|written|tried|put|started|drafted)/i,
    /i(?:'d| would|'ll|ll) (?:write|put|say)/i,
    /my (?:own )?(?:first |last |second )?(?:attempt|explanation|paragraph|para|answer|chain|version|conclusion|intro\w*|definition|point|sentence|line)/i,
    /a (?:sentence|line|paragraph) of mine/i,
    /here(?:'s| is) (?:my|mine|what i)/i,
    /(?:check|mark|correct|improve) (?:this|my|mine|a sentence|a line|one)/i,
    /please (?:check|mark|correct|improve)|can i (?:write|put|say)/i,
  ],
  { before: /\b/, after: /\b/ },
);
/** 'Is this ok for 4 marks: …', 'would this get the marks: …'. */
const asksIfGood = inSequence([
  /\b(?:is|would|does|will|how(?:'s| is|s)|what(?:'s| is|s) wrong with) (?:this|that|the following|this one)(?: be)?/i,
  /(?: (?:an?|any|good|better|decent|strong|ok|okay|right|correct|all ?right|fine|enough|work|works|do|sound|count|get|earn|score|worth|make sense)\b[^:'"“‘]*)?[:?]?\s*[:'"“‘]/i,
]);
/** What is asked about the lines, behind them. */
const atItsEnd =
  /[.?!]?\s+(?:is (?:that|this|it)|good enough|ok|okay|would (?:that|this|it)|does (?:that|this|it)|how many marks)\b[^.?!]*\??$/i;
const fewestWords = 8;

/** What is asked behind the quotation is something else than whether it is good. */
function asksElse(words: string): boolean {
  const own = quoted.exec(words);
  const behind = own ? words.slice(own.index + own[0].length) : '';
  return /[a-z][^?]*\?/i.test(behind) && !ifGood.test(behind);
}

const ifGood = anyOf(
  [
    /ok|okay|right|all ?right|good|enough|marks?|improv\w*|better|missing|works?|fine|sound/i,
    /level|correct|true|sense|develop|extend|add|wrong|count|rubbish|clear|get|feedback/i,
    /think|thoughts|analysis|evaluation|judgement|conclusion|want|wants|complete|hold/i,
  ],
  { before: /\b/, after: /\b/ },
);
