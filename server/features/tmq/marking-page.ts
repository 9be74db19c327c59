import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import type { Checkout } from '../../providers/payments/interface.ts';
import { openCardPage } from '../billing/open-card-page.ts';
import { type MarkingRequest, setRequestCheckout } from './queries.ts';
import { readQuestionType } from './question-types.ts';

type World = Pick<Deps, 'db' | 'payments' | 'config'>;

/** The one card page of a request: everything about it comes from the request, so that asking twice gives the same page. */
export async function openMarkingPage(deps: World, request: MarkingRequest): Promise<Checkout> {
  const { id, subject, customerEmail, questionType } = request;
  const { origin } = deps.config;
  const page = await openCardPage(
    deps,
    {
      mode: 'payment',
      priceKey: readQuestionType(subject, questionType)?.priceKey ?? '',
      email: customerEmail,
      clientReference: id,
      metadata: { kind: 'tmq' },
      // Spec 2: the address names the request and the customer. Neither grants anything: the provider is asked (W1, W25).
      successUrl: `${origin}/tmqproc/success/${subject}/${id}/${addressToken(customerEmail)}`,
      cancelUrl: `${origin}/tmqproc/error`,
      operation: `op:tmq:${id}`,
    },
    (sessionId) => setRequestCheckout(deps.db, request, sessionId),
  );
  // Another tab has asked for something else in the meantime, and closes this page.
  if (!page) throw new Failure('marking_payment_failed');
  return page;
}

/** Base64 of the customer's address in the letters that a path may hold. */
export function addressToken(email: string): string {
  return Buffer.from(email).toString('base64url');
}
