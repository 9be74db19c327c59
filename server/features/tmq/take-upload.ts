import type { Context } from 'hono';
import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import type { AppEnv } from '../../http/env.ts';

/** The name of a file travels percent-encoded in a header, and the file itself is the body, so that it can be streamed. */
export function takeUpload(c: Context<AppEnv>): { fileName: string; content: AsyncIterable<Uint8Array> } {
  const content = c.req.raw.body;
  const fileName = decodeName(c.req.header('X-File-Name') ?? '');
  if (!content || !fileName) throw new Failure('invalid_input', { sentence: messages.documentRequired });
  return { fileName, content };
}

function decodeName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
