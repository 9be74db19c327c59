import { checkParagraph } from '../decide/check-paragraph.ts';
import { ownParagraphIn } from '../read/own-paragraph.ts';
import { sentencesOf } from '../say/sentences.ts';
import type { Reply, Scene } from '../scene.ts';
import type { OpenEssay } from './start-essay.ts';
import { statesJudgement } from './states-judgement.ts';

/** 'I'll start writing. Can you check this: …': a paragraph is read and not filed, after what is said of the plan before it. */
export async function checkInPlan(
  scene: Scene,
  plan: OpenEssay,
  words: string,
  follow: (before: string) => Promise<Reply | undefined>,
): Promise<Reply | undefined> {
  const [, before = '', handed = ''] = asksToCheck.exec(words.trim()) ?? [];
  const own = handed && ownParagraphIn(handed);
  if (!own || sentencesOf(own).length < 2 || statesJudgement(own)) return undefined;
  const first = /\w/.test(before) ? await follow(before.trim()) : undefined;
  const open = first?.change?.open?.kind === 'essay' ? first.change.open : plan;
  const left = { open: null, parked: open };
  const reply = await checkParagraph({ ...scene, lesson: { ...scene.lesson, ...left } }, handed);
  return reply && { ...reply, say: [...(first?.say ?? []), ...reply.say], change: { ...left, ...reply.change } };
}

const asksToCheck =
  /^(.*?)((?:(?:can|could|will|would) (?:you|u) )?(?:please |just |pls )*(?:check|mark|read|rate|look at|look over) (?:this|my|the)(?: (?:first|second|next|new|opening|whole))*(?: paragraph| para| answer)?\s*:\s.+)$/is;
