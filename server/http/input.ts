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
    throw new Failure('invalid_input', { sentence: sentenceOf(schema, result.issues[0]) });
  });
}

function sentenceOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const field = String(issue.path?.at(-1)?.key ?? '').slice(0, 40);
  if (issue.type === 'strict_object' && issue.expected === 'never') return messages.unknownField(field);
  const message = issue.type === 'strict_object' ? missingSentence(schema, field) : issue.message;
  // A rule without a sentence of its own would say 'Invalid type: Expected …', which is for engineers.
  return message.startsWith('Invalid type') || message.startsWith('Invalid key') ? messages.invalidInput : message;
}

/** A field that is not there at all breaks the same rule as one that is empty. */
function missingSentence(schema: v.GenericSchema, field: string): string {
  const entries: Record<string, v.GenericSchema> = 'entries' in schema ? Object(schema.entries) : {};
  const entry = Object.hasOwn(entries, field) ? entries[field] : undefined;
  const issue = entry && v.safeParse(entry, undefined).issues?.[0];
  return issue?.message ?? messages.invalidInput;
}
