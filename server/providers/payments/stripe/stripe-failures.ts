import Stripe from 'stripe';
import { type Payments, PaymentsFailure } from '../interface.ts';

/** Whatever goes wrong inside comes out as one of the two kinds the rest of the product knows. */
export function withOurFailures(payments: Payments): Payments {
  const guard =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      call(...args).catch((error) => {
        throw failureOf(error);
      });
  return {
    description: payments.description,
    openCheckout: guard(payments.openCheckout),
    readCheckout: guard(payments.readCheckout),
    expireCheckout: guard(payments.expireCheckout),
    readSubscription: guard(payments.readSubscription),
    readSubscriptions: guard(payments.readSubscriptions),
    previewPlanChange: guard(payments.previewPlanChange),
    changePlan: guard(payments.changePlan),
    previewNextPlan: guard(payments.previewNextPlan),
    changeNextMonth: guard(payments.changeNextMonth),
    cancelSubscription: guard(payments.cancelSubscription),
    forgetCustomer: guard(payments.forgetCustomer),
    readPayment: guard(payments.readPayment),
    refund: guard(payments.refund),
    refundSubscription: guard(payments.refundSubscription),
    listRefundedPayments: guard(payments.listRefundedPayments),
    findPromotionCode: guard(payments.findPromotionCode),
    createPromotionCode: guard(payments.createPromotionCode),
    listPromotionCodes: guard(payments.listPromotionCodes),
    revokePromotionCode: guard(payments.revokePromotionCode),
    verifyNotice: guard(payments.verifyNotice),
  };
}

/** What the provider does not know is nothing, not a failure. */
export async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch((error) => {
    if (codeOf(error) === 'resource_missing') return undefined;
    throw error;
  });
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

const { errors } = Stripe;

function failureOf(error: unknown): PaymentsFailure {
  if (error instanceof PaymentsFailure) return error;
  if (!(error instanceof errors.StripeError)) return new PaymentsFailure('try_later', 'unexpected_answer', error);
  // The provider's own sentence may quote what a student typed, so only its kind and its number go on.
  const cause = new Error(`${error.type} ${error.statusCode ?? ''} ${error.requestId ?? ''}`);
  if (error instanceof errors.StripeSignatureVerificationError) {
    return new PaymentsFailure('refused', 'bad_signature', cause);
  }
  if (error instanceof errors.StripeCardError) {
    return new PaymentsFailure('refused', error.code ?? 'card_declined', cause);
  }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeIdempotencyError) {
    return new PaymentsFailure('refused', error.code ?? error.rawType ?? 'invalid_request', cause);
  }
  return new PaymentsFailure('try_later', tryLaterCode(error), cause);
}

/** A key that is refused is our operator's mistake, not the student's: the call may succeed once it is mended. */
function tryLaterCode(error: InstanceType<typeof errors.StripeError>): string {
  if (error instanceof errors.StripeConnectionError)
    return /timed? ?out|aborted/i.test(error.message) ? 'timeout' : 'unreachable';
  if (error instanceof errors.StripeRateLimitError) return 'busy';
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return 'not_authorised';
  }
  return 'provider_error';
}
