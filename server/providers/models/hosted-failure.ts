import { APICallError, StreamProviderError } from 'ai';
import { causesOf, codeOf } from './hosted-failure-code.ts';
import { EngineFailure } from './interface.ts';

/** What went wrong at a vendor, in our words. Its own message is left behind: it may quote what a student said. */
export function asEngineFailure(engine: EngineFailure['engine'], error: unknown): EngineFailure {
  if (error instanceof EngineFailure) return error;
  const chain = causesOf(error);
  const call = chain.find(APICallError.isInstance);
  const event = chain.find(StreamProviderError.isInstance);
  const status = call?.statusCode ?? event?.statusCode;
  const body = `${call?.responseBody ?? ''} ${event ? `${event.type} ${event.code} ${event.message}` : ''}`;
  const facts = [status && `status ${status}`, ...chain.map(({ name }) => name)].filter(Boolean).join(', ');
  return new EngineFailure(engine, codeOf({ status, body, chain }), new Error(facts));
}
