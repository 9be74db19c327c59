import type { Reply } from '../scene.ts';

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
