import { randomUUID } from 'node:crypto';
import { watchForEcho } from '../brain/brain-hosted-echo.ts';
import { type FindKnowledge, writeKnowledge } from '../brain/brain-hosted-prompt.ts';
import { writeCallRules } from '../brain/brain-hosted-rules.ts';
import { EngineFailure } from '../models/interface.ts';
import type { NewCall } from './interface.ts';

/** The curriculum is read when it is first asked for, which takes a while. */
const longestLook = 1500;

export type Briefing = ReturnType<typeof createBriefing>;

/** What a vendor that holds a call is told: our tutor, our method and our knowledge as ground truth. */
export function createBriefing(
  { agent, focus, board, taught, weakPoints, history }: NewCall,
  findKnowledge: FindKnowledge,
) {
  // Never shown to anybody: should it be said, the vendor is reciting its instructions.
  const canary = randomUUID();
  const rules = writeCallRules({ agent, board, taught, weakPoints }, canary);
  const isEcho = watchForEcho(rules, canary);
  let near = weakPoints[0]?.sectionId;
  let isFirst = true;
  return {
    rules,
    /**
     * What the curriculum says about the words, and whether that is something else than the last time. Empty when it is
     * not at hand in time: better an answer without it than none.
     */
    async knowledgeOf(words: string): Promise<{ text: string; isNew: boolean }> {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestLook, undefined).unref());
      const looking = findKnowledge({ agent, focus, words, near }).catch(() => undefined);
      const knowledge = await Promise.race([looking, late]);
      if (!knowledge) return { text: '', isNew: false };
      const [first] = knowledge.sections;
      const isNew = isFirst || (first !== undefined && first.id !== near);
      isFirst = false;
      near = first?.id ?? near;
      return { text: writeKnowledge(knowledge), isNew };
    },
    /** What the thread was about when the call began. */
    topic: () => history.at(-1)?.text ?? '',
    /** Every sentence that the vendor says goes through here. */
    checkSaid(sentence: string): void {
      if (isEcho(`${sentence} `)) throw new EngineFailure('call', 'echo');
    },
  };
}
