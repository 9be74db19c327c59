import { inSequence } from '#domain/in-sequence.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Said } from '../../providers/brain/interface.ts';
import { isQuestion } from './is-question.ts';
import { partsAsked } from './parts-asked.ts';

/**
 * 'U didnt answer the free trade and poverty bit', 'you only did the second part': that part of what was asked before, in
 * the words that it was asked in; where it was asked nowhere, what it is called. Nothing where nothing is said to be left out.
 */
export function readLeftOut(words: string, history: Said[]): string | undefined {
  const bare = words.trim().replace(opening, '');
  const [, named = '', rest = ''] = leavesOut.map((form) => form.exec(bare)).find(Boolean) ?? [];
  const about = named.replace(tail, '').replace(ofPart, '').replace(ofQuestion, '').trim();
  if (!about) return undefined;
  const asked = history.flatMap(({ by, text }) => (by === 'student' ? [partsAsked(text)] : [])).slice(-reach);
  const [, first] = /^(?:the |my )?(first|1st|second|2nd|last)$/i.exec(about) ?? [];
  if (first) return partAt(asked.findLast((parts) => parts.length > 1) ?? [], first);
  if (isQuestion(about)) return about;
  // 'Is that a motivator' asks it of what was left out.
  if (isQuestion(rest)) return namesNone.test(about) ? rest : rest.replace(/\b(?:that|it|this)\b/i, about);
  return nearest(asked.toReversed().flat(), about) ?? (ofPart.test(named.replace(tail, '')) ? about : undefined);
}

/** So many messages back. */
const reach = 3;

function partAt(parts: string[], which: string): string | undefined {
  return /^(?:first|1st)$/i.test(which) ? parts[0] : parts.at(-1);
}

/** The part that shares most of the words it is named by. */
function nearest(parts: string[], about: string): string | undefined {
  const named = stemsOf(about);
  return parts.find((part) => {
    const own = new Set(stemsOf(part));
    return named.length > 0 && named.filter((stem) => own.has(stem)).length * 2 > named.length;
  });
}

const opening =
  /^(?:(?:yeah|yh|ok(?:ay)?|but|and|wait|no|um+|er+m?|hm+|so|sorry|hey|lol|that makes sense|thanks|cool|also)[,.!? ]+)*/i;
const leavesOut = [
  inSequence([
    /^(?:you|u|ya)(?:[’']?ve| have)? (?:still |just |also |kinda |completely |only )*/i,
    /(?:did(?:n[’']?t| not)|haven[’']?t|have not|never|forgot(?: to)?|missed(?: out)?|ignored|skipped|left out|passed over) ?/i,
    /(?:really |actually |even )*(?:(?:answer(?:ed)?|say|said|do|did|done|explain(?:ed)?|cover(?:ed)?|mention(?:ed)?|get to|talk about|reply to|address(?:ed)?)\b )?/i,
    /(?:(?:me|anything) )?(?:about |on )?((?:the|my|where|about)\b [^.?!,]{3,80}?)(?:[.?!,]+ *(.*))?$/i,
  ]),
  inSequence([
    /^(?:what about|how about|and) ((?:the|my) [^.?!,]{3,60}? (?:bit|part|question|half)) *(?:tho|though|lol)*(?:[.?!,]+ *(.*))?$/i,
  ]),
];
const tail = /(?: (?:tho(?:ugh)?|lol|btw|pls|please|yet|at all|haha))+$/i;
const ofPart = / (?:bit|part|one|question|thing|half|q)(?: of (?:it|my question|what i asked))?$/i;
const namesNone = /^(?:the|my) (?:\w+ )?(?:point|question)s?$/i;
const ofQuestion = /^(?:the|my) (?:question|bit|part|thing) (?:about|on) /i;
