import { sentencesOf } from '../../../teaching/say/sentences.ts';
import { EngineFailure } from '../interface.ts';

/** No sentence is so long: a reply that goes on without an end is given up. */
const longestSentence = 1500;

/** The sentences of a reply that comes in pieces, each as soon as the next has begun. */
export async function* sentencesFrom(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    const sentences = sentencesOf(plain(held));
    if (sentences.length > 1) {
      yield* sentences.slice(0, -1);
      // The space after it may have come already, and the next piece begin with a word.
      held = `${sentences.at(-1)}${/\s$/.test(held) ? ' ' : ''}`;
    }
    if (held.length > longestSentence) throw new EngineFailure('brain', 'garbage');
  }
  yield* sentencesOf(plain(held));
}

/** Without what a model thinks aloud, who it says is speaking, and the signs of a list. */
function plain(text: string): string {
  return text
    .replace(/<think>.*?(?:<\/think>|$)/s, ' ')
    .replaceAll(/\*\*|__|`|^#+ */gm, '')
    .replaceAll(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/gm, '')
    .replace(/^\s*(?:tutor|assistant|reply|answer)\s*:\s*/i, '');
}
