import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';

/** The reasons that are one fixed sentence. */
type Reason = {
  [Name in keyof typeof messages]: Name extends `document${string}`
    ? (typeof messages)[Name] extends string
      ? Name
      : never
    : never;
}[keyof typeof messages];

export function refuse(reason: Reason): never {
  throw new Failure('document_refused', { sentence: messages[reason] });
}
