import type { ValidationTargets } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';

/** Checks one part of a request with a shared schema, and refuses it with the first broken rule's own sentence. */
export function input<Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value): v.InferOutput<Schema> => {
    const result = v.safeParse(schema, value, { abortPipeEarly: true });
    if (result.success) return result.output;
    throw new Failure('invalid_input', { sentence: sentenceOf(result.issues[0]) });
  });
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const field = String(issue.path?.at(-1)?.key ?? '').slice(0, 40);
  if (issue.type === 'strict_object' && issue.expected === 'never') return messages.unknownField(field);
  // A rule without a sentence of its own would say 'Invalid type: Expected …', which is for engineers.
  return issue.message.startsWith('Invalid') ? messages.invalidInput : issue.message;
}
