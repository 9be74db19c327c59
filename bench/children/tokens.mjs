// What an instant brain says: a word at a time, about as much as a model's token, and each in a turn of the loop of its
// own, as from a network. Without that Node would send all of them in one piece, which is no stream.
import { readFile } from 'node:fs/promises';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

const file = new URL('../sets/streamed-reply.txt', import.meta.url);
const reply = (await readFile(file, 'utf8')).match(/\S+\s*/g) ?? [];

export async function* tokens(count) {
  for (const token of reply.slice(0, count)) {
    await turnOfTheLoop();
    yield token;
  }
}
