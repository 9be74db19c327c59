import { causesOf, codeOf } from '../hosted-failure-code.ts';
import { EngineFailure } from '../interface.ts';

/** A line that does not end is none that a model would write. */
const longestLine = 100_000;

/** Asks a server on this machine, and gives its answer line by line. A refusal is an EngineFailure in our words. */
export async function* askForLines(
  url: string,
  body: object,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void, undefined> {
  try {
    const ask = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        ...(signal && { signal }),
      });
    // A connection that was kept open may have been closed by the server while nobody asked: then it is asked anew.
    const response = await ask().catch((error) => (wasReset(error) ? ask() : Promise.reject(error)));
    if (!response.ok) {
      const told = (await response.text()).slice(0, 500);
      throw new EngineFailure(
        'brain',
        /busy|pending requests/i.test(told) ? 'busy' : codeOf({ status: response.status, body: told }),
      );
    }
    yield* linesOf(response.body ?? []);
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    throw new EngineFailure('brain', codeOf({ chain: causesOf(error) }), error);
  }
}

function wasReset(error: unknown): boolean {
  const codes = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
  return causesOf(error).some((cause) => codes.includes(String(Object(cause).code)));
}

async function* linesOf(stream: AsyncIterable<Uint8Array> | Uint8Array[]): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const piece of stream) {
    held += decoder.decode(piece, { stream: true });
    const lines = held.split('\n');
    held = lines.pop() ?? '';
    if (held.length > longestLine) throw new EngineFailure('brain', 'garbage');
    for (const line of lines) if (line.trim()) yield line;
  }
  if (held.trim()) yield held;
}

export function readJson(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line));
  } catch (error) {
    throw new EngineFailure('brain', 'garbage', error);
  }
}
