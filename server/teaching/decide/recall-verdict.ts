import { type Figure, readNumbers } from '../calculate/read-numbers.ts';
import type { TurnContext } from '../turn-context.ts';

/** 'Was my 850 right tho', some turns later: what was said of that figure when it was told. */
export function recallVerdict({ turn: { history } }: TurnContext, figure: Figure): Recalled | undefined {
  const at = history.findLastIndex(
    ({ by, text }, place) => by === 'student' && judges(history[place + 1], text, figure),
  );
  const reply = history[at + 1];
  if (at < 0 || !reply) return undefined;
  const [verdict = '', ...rest] = reply.text.split(/(?<=[.!?])\s+/);
  const given = readNumbers(verdict).figures.find(({ value }) => value === figure.value) ?? figure;
  if (saidClose.test(verdict)) return { given, verdict: 'close', why: [verdict] };
  const right = /\bit is (\S.*?)(?:, not\b.*)?\.$/.exec(verdict)?.[1];
  const why = right ? [`It is ${right}.`] : rest.slice(0, mostSaid);
  return { given, verdict: saidYes.test(verdict) ? 'right' : 'wrong', why };
}

export type Recalled = {
  given: Figure;
  verdict: 'right' | 'close' | 'wrong' /** What it is, or why. */;
  why: string[];
};

const mostSaid = 2;

function judges(reply: { by: string; text: string } | undefined, said: string, { value }: Figure): boolean {
  if (reply?.by !== 'tutor' || !isVerdict.test(reply.text)) return false;
  const told = readNumbers(said).figures;
  const isNamed = readNumbers(reply.text.split(/(?<=[.!?])\s+/)[0] ?? '').figures.some((one) => one.value === value);
  return told.some((one) => one.value === value) && isNamed;
}

const saidYes = /^(?:Yes|Spot on|Exactly|Right|That's right)\b/;
const saidClose = /^(?:Close|Nearly)\b/;
const isVerdict = /^(?:Yes, |No, |Not quite: |Close: |Nearly: |The rest holds, |Part of it is right, )/;
