import { anyOf } from '#domain/any-of.ts';
import { startChain } from '../methods/analysis.ts';
import { startClaim } from '../methods/evaluation.ts';
import { asksForExtract } from '../methods/extracts.ts';
import { openPlan, sayExtract } from '../methods/plan.ts';
import { startRun } from '../methods/quick-fire.ts';
import type { Act } from '../read/acts.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import type { Heard } from './heard.ts';

/** A tutor of a skill begins its exercise on what is named; the others, and everything else, go by the table. */
export function startMethod(context: TurnContext, { act, words }: Heard): Promise<Reply> | Reply | undefined {
  const { method } = context.turn.agent;
  if (method === 'explain' || !begins(act, words)) return undefined;
  const isClaim = act === 'claim' || act === 'answer';
  const about = isClaim ? words : topicIn(words);
  if (method === 'analysis') return startChain(context, about);
  if (method === 'evaluation') return startClaim(context, about, isClaim);
  if (method === 'quick-fire') return startRun(context, about);
  return openPlan(context);
}

/** Mr E's case study is quoted when it is asked about. */
export function quoteCase(context: TurnContext, { act, words }: Heard): Reply | undefined {
  if (context.turn.agent.method !== 'plan' || act !== 'ask' || !asksForExtract(words)) return undefined;
  const say = sayExtract(context, words);
  return say.length ? { say } : undefined;
}

/** A topic that is named, a wish to begin, or a claim to be weighed. */
function begins(act: Act, words: string): boolean {
  if (/^\W*(?:go|start|begin|ready|(?:a )?mix|let'?s go|anything|you choose)\W*$/i.test(words)) return true;
  if (act === 'test-me' || act === 'switch-topic' || act === 'move-on' || act === 'yes') return true;
  if (act === 'claim' || act === 'answer') return true;
  return (
    act === 'ask' &&
    words.trim().split(/\s+/).length <= 4 &&
    !/^(?:what|why|how|who|when|is|are|does|do|can)\b|\?/i.test(words)
  );
}

/** What is left when the asking is taken away. */
function topicIn(words: string): string {
  return words
    .replace(asking, ' ')
    .replace(/[^\p{L}\p{N}%' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const asking = anyOf([
  /\b(?:test|quiz|ask) me(?: on| about)?\b/gi,
  /\b(?:can|could|let'?s|lets|shall) (?:we|you|us)?\b/gi,
  /\b(?:do|build|make|start|go|next|another|one|chain|claim|questions?|please|pls|on|about|a|an|some|this|that|it|something else|skip)\b/gi,
]);
