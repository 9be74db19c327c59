import { APICallError, StreamProviderError } from 'ai';
import { EngineFailure } from './tutor-interfaces.ts';

/** What went wrong at a vendor, in our words. Its own message is left behind: it may quote what a student said. */
export function asEngineFailure(engine: EngineFailure['engine'], error: unknown): EngineFailure {
  if (error instanceof EngineFailure) return error;
  const { status, body, chain } = readFault(error);
  const facts = [status && `status ${status}`, ...chain.map(({ name }) => name)].filter(Boolean).join(', ');
  return new EngineFailure(engine, codeOf({ status, body, chain }), new Error(facts));
}

type Fault = {
  status: number | undefined;
  /** The vendor's own account of it. */
  body: string;
  /** The error and what caused it. */
  chain: Error[];
};

function readFault(error: unknown): Fault {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error && chain.length < 5; cause = cause.cause) chain.push(cause);
  const call = chain.find(APICallError.isInstance);
  const event = chain.find(StreamProviderError.isInstance);
  const status = call?.statusCode ?? event?.statusCode;
  const body = `${call?.responseBody ?? ''} ${event ? `${event.type} ${event.code} ${event.message}` : ''}`;
  return { status, body, chain };
}

function codeOf({ status = 200, body, chain }: Fault): string {
  const told = chain.map(({ name, message }) => `${name} ${message}`).join(' ');
  if (status === 402 || /insufficient_quota|exceeded your current quota|credit balance/i.test(body)) return 'quota';
  if (status === 429 || status === 529 || /overloaded|rate_limit/i.test(body)) return 'busy';
  if (status >= 500) return 'off';
  if (status >= 400) return 'refused';
  if (/TimeoutError/.test(told)) return 'timeout';
  if (/terminated|other side closed|ECONNRESET|socket hang up/.test(told)) return 'cut_off';
  if (/fetch failed|Cannot connect|ECONNREFUSED|ENOTFOUND/.test(told)) return 'off';
  return 'garbage';
}
