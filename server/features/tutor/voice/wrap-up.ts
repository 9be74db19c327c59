import type { Hearing } from './hearing.ts';
import type { Reply } from './reply.ts';
import type { Speech } from './speech.ts';

/** What is being said may be finished, and the last words take no longer than this. */
const finishMilliseconds = 10_000;
const lastWordsMilliseconds = 20_000;

type World = { speech: Speech; reply: Reply; hearing: Hearing; hangUp(): void };

/** The minutes are used up: the tutor finishes, says goodbye, and hangs up. */
export async function wrapUp({ speech, reply, hearing, hangUp }: World): Promise<void> {
  hearing.put({ kind: 'mute', on: true });
  await speech.untilSilent(finishMilliseconds);
  await reply.interrupt();
  await reply.give({ kind: 'wrap-up', words: '', spoken: true });
  await speech.untilSilent(lastWordsMilliseconds);
  hangUp();
}
