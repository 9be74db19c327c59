import { countWords } from '../say/count-words.ts';
import { sentencesOf } from '../say/sentences.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** What was marked, and then what was asked behind it; no question is left open but one that the second asks. */
export function joinReplies(marked: Reply, rest: Reply): Reply {
  return {
    ...rest,
    say: [...marked.say, ...rest.say],
    change: { ...marked.change, open: null, ...rest.change },
    evidence: [...(marked.evidence ?? []), ...(rest.evidence ?? [])],
    act: 'answer',
  };
}

/** Two answers as one: the first as far as the second leaves it room, and no check in passing after either. */
export function joinParts({ lesson, turn }: TurnContext, one: Reply, other: Reply): Reply {
  const [first, second] = [withoutCheck(one), withoutCheck(other)];
  const room = turn.spoken ? mostWords.spoken : mostWords.written;
  const left = Math.max(room - countWords([...second.say, second.ask ?? '']), room * leastShare);
  const [before, change] = [first.change ?? {}, { ...first.change, open: null, ...second.change }];
  return {
    ...second,
    say: [...keepTo(first.say, left), ...second.say],
    change: {
      ...change,
      // What was gone past was gone past by the message, and not by the first half of it.
      ...('lapsed' in before && { lapsed: before.lapsed }),
      asked: change.open ? (change.asked ?? lesson.asked) : lesson.asked,
    },
    evidence: [...(first.evidence ?? []), ...(second.evidence ?? [])],
    shown: { ...first.shown, ...second.shown },
  };
}

/** As a reply may be long, see `compose`. */
const mostWords = { written: 125, spoken: 60 };
const leastShare = 0.45;

function withoutCheck({ ask, ...reply }: Reply): Reply {
  const { open } = reply.change ?? {};
  const isAsked = open && !(open.kind === 'check' && open.inPassing) && open.kind !== 'offer';
  return isAsked
    ? { ...reply, ...(ask !== undefined && { ask }) }
    : { ...reply, change: { ...reply.change, open: null } };
}

function keepTo(say: string[], room: number): string[] {
  let words = 0;
  return say.flatMap(sentencesOf).filter((sentence, at) => {
    words += countWords([sentence]);
    return at === 0 || words <= room;
  });
}
