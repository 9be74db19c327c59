import type { Context } from 'hono';
import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import type { AppEnv } from '../../http/env.ts';

/** The name of a file travels percent-encoded in a header, and the file itself is the body, so that it can be streamed. */
export function takeUpload(c: Context<AppEnv>): { fileName: string; content: AsyncIterable<Uint8Array> } {
  const content = bodyOf(c);
  const fileName = decodeName(c.req.header('X-File-Name') ?? '');
  if (!content || !fileName) throw new Failure('invalid_input', { sentence: messages.documentRequired });
  return { fileName, content };
}

/**
 * Straight from Node where there is a network: on its way through a web stream every byte is copied once more. A file that
 * is refused half-way must not end the connection, or nobody would read why.
 */
function bodyOf(c: Context<AppEnv>): AsyncIterable<Uint8Array> | null {
  return c.env?.incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body;
}

function decodeName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
