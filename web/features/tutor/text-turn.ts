import type { TextTurnEvent } from '#domain/tutor-protocol.ts';
import { replyOf } from '#web/api.ts';
import type { Typed } from './unsent-words.ts';

/** The connection broke before the reply had ended. */
export class BrokenTurn extends Error {}

/** What the tutor answers to something typed, piece by piece as it comes. */
export function sayTyped(conversationId: string, message: Typed, signal: AbortSignal) {
  return readTurn(`/api/tutor/conversations/${conversationId}/messages`, message, signal);
}

/** The tutor's first words. Asked for twice, they are said once. */
export function askForOpening(conversationId: string, signal: AbortSignal) {
  return readTurn(`/api/tutor/conversations/${conversationId}/opening`, {}, signal);
}

async function* readTurn(path: string, body: object, signal: AbortSignal): AsyncGenerator<TextTurnEvent> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(broken);
  // A refusal is told the same way as everywhere.
  if (!response.ok || !response.body) await replyOf(Promise.resolve(response));
  let ended = false;
  for await (const line of readLines(response)) {
    const event: TextTurnEvent = JSON.parse(line);
    ended ||= event.type === 'end' || event.type === 'failed';
    yield event;
  }
  if (!ended) broken();
}

async function* readLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const piece = await reader?.read().catch(broken);
    if (!piece || piece.done) break;
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}

function broken(): never {
  throw new BrokenTurn();
}
