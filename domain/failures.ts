import { messages } from './messages.ts';

/** Every refusal the product expects: its HTTP status and the sentence the user reads. */
const refusals = {
  invalid_input: [400, messages.invalidInput],
  not_signed_in: [401, messages.notSignedIn],
  user_does_not_exist: [401, messages.userDoesNotExist],
  invalid_credentials: [401, messages.invalidCredentials],
  email_not_verified: [403, messages.emailNotVerified],
  forbidden_origin: [403, messages.forbiddenOrigin],
  not_found: [404, messages.notFound],
  demo_unavailable: [404, messages.demoUnavailable],
  method_not_allowed: [405, messages.methodNotAllowed],
  too_large: [413, messages.tooLarge],
  too_many_requests: [429, messages.tooManyRequests],
  database_unavailable: [503, messages.databaseUnavailable],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type FailureCode = keyof typeof refusals;
export type FailureStatus = (typeof refusals)[FailureCode][0];

type FailureDetails = {
  /** Replaces the table's sentence, for instance with the first broken rule of a form. */
  sentence?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
};

export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: FailureStatus;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, { sentence, retryAfterSeconds, cause }: FailureDetails = {}) {
    super(sentence ?? refusals[code][1], { cause });
    this.name = 'Failure';
    this.code = code;
    this.status = refusals[code][0];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
