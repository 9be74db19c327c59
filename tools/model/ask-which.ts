import { createInterface } from 'node:readline/promises';
import type { FetchableModel } from '#content/local-models.ts';

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/** The one with the number that was typed, the first for Enter alone, or else what was typed: it may be a name. */
export async function askWhich(suiting: FetchableModel[], { input, output }: Terminal): Promise<string> {
  const terminal = createInterface({ input, output });
  const answer = (await terminal.question('Which one? [1] ')).trim() || '1';
  terminal.close();
  return suiting[Number(answer) - 1]?.id ?? answer;
}
