import { classMessages } from './classes/class-messages.ts';
import { messages } from './messages.ts';

/** Every refusal the product expects: its HTTP status and the sentence the user reads. */
const refusals = {
  invalid_input: [400, messages.invalidInput],
  teacher_code_required: [400, messages.teacherCodeRequired],
  teacher_code_invalid: [400, messages.teacherCodeInvalid],
  promo_code_invalid: [400, messages.promoCodeInvalid],
  closure_not_acknowledged: [400, messages.acknowledgeClosure],
  link_expired: [400, messages.linkExpired],
  registration_return_invalid: [400, messages.registrationReturnInvalid],
  purchase_invalid: [400, messages.purchaseInvalid],
  webhook_refused: [400, messages.webhookRefused],
  marking_return_invalid: [400, messages.markingReturnInvalid],
  broken_off: [400, messages.brokenOff],
  document_refused: [400, messages.documentWrongKind],
  not_signed_in: [401, messages.notSignedIn],
  user_does_not_exist: [401, messages.userDoesNotExist],
  invalid_credentials: [401, messages.invalidCredentials],
  closure_refused: [401, messages.closureFailed],
  confirmation_refused: [401, messages.confirmationRefused],
  plan_change_refused: [402, messages.planChangeRefused],
  email_not_verified: [403, messages.emailNotVerified],
  not_your_account: [403, messages.notYourAccount],
  forbidden_origin: [403, messages.forbiddenOrigin],
  subject_not_in_plan: [403, messages.subjectNotInPlan],
  class_subject_missing: [403, messages.subjectNotInPlan],
  teachers_only: [403, classMessages.teachersOnly],
  demo_closed: [403, messages.demoClosed],
  not_found: [404, messages.notFound],
  purchase_not_found: [404, messages.purchaseNotFound],
  demo_unavailable: [404, messages.demoUnavailable],
  class_code_unknown: [404, classMessages.classCodeUnknown],
  method_not_allowed: [405, messages.methodNotAllowed],
  email_in_use: [409, messages.emailInUse],
  already_subscribed: [409, messages.alreadySubscribed],
  purchase_already_recorded: [409, messages.purchaseAlreadyRecorded],
  plan_change_stale: [409, messages.planChangeStale],
  plan_change_under_way: [409, messages.planChangeUnderWay],
  subject_leaving: [409, messages.subjectLeaving],
  marking_already_paid: [409, messages.markingAlreadyPaid],
  marking_not_paid: [409, messages.markingNotPaid],
  marking_settled: [409, messages.markingSettled],
  better_file_not_wanted: [409, messages.betterFileNotWanted],
  class_full: [409, classMessages.classFull],
  class_for_students: [409, classMessages.classForStudents],
  class_wording_changed: [409, classMessages.classWordingChanged],
  too_many_classes: [409, classMessages.tooManyClasses],
  too_much_set_work: [409, classMessages.tooMuchSetWork],
  too_large: [413, messages.tooLarge],
  document_too_large: [413, messages.documentTooLarge],
  too_many_requests: [429, messages.tooManyRequests],
  checkout_failed: [502, messages.checkoutFailed],
  marking_payment_failed: [502, messages.markingPaymentFailed],
  payments_unavailable: [503, messages.paymentsUnavailable],
  database_unavailable: [503, messages.databaseUnavailable],
  voice_off: [503, messages.voiceOff],
  files_unavailable: [503, messages.filesUnavailable],
  scan_unavailable: [503, messages.scanUnavailable],
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
