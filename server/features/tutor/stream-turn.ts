import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import type { TextTurnEvent } from '#domain/tutor-protocol.ts';
import { type Deps, depsFor } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { type Turn, type TurnEvent, takeTurn } from './take-turn.ts';

/** One JSON object a line, as it comes. When the browser goes, the turn ends. */
export function streamTurn(c: Context<AppEnv>, deps: Deps, turn: Turn) {
  c.header('Content-Type', 'application/x-ndjson');
  c.header('Cache-Control', 'no-store');
  // A proxy that gathers the answer before it passes it on would hold back the words.
  c.header('X-Accel-Buffering', 'no');
  const gone = new AbortController();
  const world = depsFor(deps, turn.conversation.userId);
  return stream(c, async (lines) => {
    lines.onAbort(() => gone.abort());
    const write = (event: TextTurnEvent) => lines.write(`${JSON.stringify(event)}\n`);
    try {
      for await (const event of takeTurn(world, { ...turn, signal: gone.signal })) await write(asTextEvent(event));
    } catch (error) {
      deps.log.error({ error, requestId: c.get('requestId') }, 'the tutor could not answer');
      await write({ type: 'failed', sentence: error instanceof Failure ? error.message : messages.tutorFailed });
    }
  });
}

function asTextEvent(event: TurnEvent): TextTurnEvent {
  switch (event.kind) {
    case 'student':
      return { type: 'student', messageId: event.messageId };
    case 'tutor':
      return { type: 'tutor', messageId: event.messageId, text: event.text };
    case 'card':
      return { type: 'card', card: event.card };
    case 'notice':
      return { type: 'notice', sentence: event.sentence };
    case 'shown':
      return { type: 'shown', messageId: event.messageId, shown: event.shown };
    case 'end':
      return { type: 'end', messageId: event.messageId };
  }
}
