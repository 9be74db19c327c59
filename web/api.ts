import { hc } from 'hono/client';
import type { App } from '#server/app.ts';
import type { ErrorReply } from '#server/http/reply-to-error.ts';

/** The server's routes with their types. Loaded only when a page has something to ask. */
export const api = hc<App>('/').api;

/** A refusal or a fault. `message` is the server's sentence, or empty when it has none. */
class ApiError extends Error {
  readonly code: string;
  constructor({ code, message }: Pick<ErrorReply, 'code' | 'message'>) {
    super(message ?? '');
    this.code = code;
  }
}

type JsonResponse<Body> = { ok: boolean; json(): Promise<Body> };

/** Waits for a reply and gives back its body, or throws an ApiError. */
export async function replyOf<Body>(request: Promise<JsonResponse<Body>>): Promise<Body> {
  const response = await request.catch(() => {
    throw new ApiError({ code: 'offline', message: null });
  });
  if (response.ok) return response.json();
  const reply = (await response.json().catch(() => undefined)) as ErrorReply | undefined;
  throw new ApiError(reply ?? { code: 'unexpected', message: null });
}

/** The code of a refusal: the server's own, or 'offline' when it could not be asked. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** The server could not be asked or could not tell, as against a refusal. */
export function isFault(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  return ['offline', 'unexpected', 'too_many_requests', 'checkout_failed'].includes(code) || /_unavailable$/.test(code);
}

/** What to show the user: the server's sentence, or the screen's own when there is none. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
