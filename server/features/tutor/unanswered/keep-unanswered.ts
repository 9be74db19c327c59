import { isDemoStudent } from '#domain/demo.ts';
import type { Deps } from '../../../deps.ts';
import type { Question } from '../read-question.ts';
import { createStrictHiding } from '../without-details.ts';
import { inOneLine, tidyWords } from './tidy-words.ts';
import { countUnanswered } from './unanswered-queries.ts';

/**
 * What the tutor could not answer, so that whoever writes the answers learns what is asked. Nothing that is kept says
 * who asked. Call it in a transaction.
 */
export async function keepUnanswered(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { agent, words, lookingAt }: Pick<Question, 'agent' | 'words' | 'lookingAt'>,
): Promise<void> {
  if (isDemoStudent(userId)) return;
  const hide = await createStrictHiding({ db }, userId);
  const kept = tidyWords(hide(inOneLine(words)));
  if (!kept) return;
  await countUnanswered(db, {
    subject: agent.subject,
    agentId: agent.id,
    section: sectionOf(lookingAt?.section),
    words: kept,
    askedAt: startOfDay(clock.now()),
  });
}

/** The browser says it: what is no section's number could be a student's. */
function sectionOf(given: string | undefined): string | null {
  return given && /^\d{1,2}(?:\.\d{1,2}){1,3}$/.test(given) ? given : null;
}

function startOfDay(at: Date): Date {
  return new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
}
