/** What the student pays for once or every month, and where the card page sends him back to. */
export type NewCheckout = {
  mode: 'subscription' | 'payment';
  priceKey: string;
  email: string;
  /** A customer the provider already knows; without it a subscription makes a new one. */
  customerId?: string;
  /** Our own row. It comes back with the checkout, so that nobody can pass off another's payment as his own. */
  clientReference: string;
  metadata: Record<string, string>;
  /** May hold {CHECKOUT_SESSION_ID}, which the provider fills in. */
  successUrl: string;
  cancelUrl: string;
  /** As the student typed it. */
  promotionCode?: string;
  /** `op:{kind}:{row id}`: the same operation asked for twice is done once. */
  operation: string;
};

export type Checkout = {
  id: string;
  /** The card page; null once the checkout is paid or has expired. */
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  mode: 'subscription' | 'payment';
  amountTotalPence: number;
  currency: string;
  priceKeys: string[];
  clientReference: string | null;
  /** Of whoever pays. */
  email: string | null;
  metadata: Record<string, string>;
  customerId: string | null;
  subscriptionId: string | null;
  paymentIntentId: string | null;
  livemode: boolean;
  expiresAt: Date;
};

export type ProviderSubscription = {
  id: string;
  customerId: string;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'trialing' | 'paused';
  /** Null for a price that is not in our catalogue. */
  priceKey: string | null;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
  metadata: Record<string, string>;
};

/** What a move to another plan costs now. Pass it to `changePlan` as it is: both then count from the same second. A code that cannot be used is refused as 'promotion_code'. */
export type PlanChange = { amountDuePence: number; prorationDate: Date };

/** For any of these prices: so much off every month, for as long as the student stays. */
export type NewPromotionCode = {
  code: string;
  off: { pence: number } | { percent: number };
  priceKeys: string[];
  maxUses?: number;
  expiresAt?: Date;
};

export type PromotionCode = Pick<NewPromotionCode, 'code' | 'off'> & {
  active: boolean;
  uses: number;
  maxUses: number | null;
  expiresAt: Date | null;
};

export type Payment = { id: string; amountPence: number; refundedPence: number; disputed: boolean };

/** What a signed notice says. Believe the ids only, and read the state again: notices come late, twice and in any order. */
export type Notice = {
  id: string;
  type: string;
  customerId: string | null;
  /** Of the checkout, subscription, invoice, charge or refund it is about. */
  objectId: string;
  paymentIntentId: string | null;
  created: Date;
  livemode: boolean;
};

/** The payment provider. `read…` may find nothing; every other failure is a PaymentsFailure. */
export interface Payments {
  /** Said at start-up. */
  readonly description: string;
  openCheckout(checkout: NewCheckout): Promise<Checkout>;
  readCheckout(id: string): Promise<Checkout | undefined>;
  /** Nobody can pay it any more. Paid or expired already, or not to be closed just now: the checkout as it is. */
  expireCheckout(id: string): Promise<Checkout | undefined>;
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All that a customer has or had, newest first. */
  readSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  previewPlanChange(
    subscriptionId: string,
    priceKey: string,
    promotionCode?: string,
  ): Promise<PlanChange & { monthlyPence: number; periodEnd: Date }>;
  /** Charges the previewed amount at once; if it is no longer right or the card is refused, the old plan stays. */
  changePlan(
    change: PlanChange & { subscriptionId: string; priceKey: string; promotionCode?: string; operation: string },
  ): Promise<{ subscription: ProviderSubscription; chargedPence: number; invoiceId: string | null }>;
  /** What a month costs after the one that is paid for, on another plan. */
  previewNextPlan(subscriptionId: string, priceKey: string): Promise<{ monthlyPence: number; periodEnd: Date }>;
  /** Another plan from the next payment on: nothing is charged and nothing paid back now. */
  changeNextMonth(change: {
    subscriptionId: string;
    priceKey: string;
    operation: string;
  }): Promise<ProviderSubscription>;
  /** At once, and never billed again. Cancelled already or unknown to the provider is success. */
  cancelSubscription(id: string): Promise<void>;
  /** The provider forgets who the customer is; what he still has ends. Forgotten already or unknown is success. */
  forgetCustomer(id: string): Promise<void>;
  readPayment(paymentIntentId: string): Promise<Payment | undefined>;
  /** The whole payment, once: asked again it gives back the first refund. */
  refund(paymentIntentId: string, operation: string): Promise<{ refundId: string; amountPence: number }>;
  /** Ends a plan at once and pays back all that was ever charged for it. Done twice, the money goes back once. */
  refundSubscription(id: string, operation: string): Promise<{ amountPence: number }>;
  /** The payments of which anything was paid back since then, by us or by hand at the provider. */
  listRefundedPayments(since: Date): Promise<string[]>;
  /** What the price costs with the code, or nothing if the code cannot be used for it. */
  findPromotionCode(code: string, priceKey: string): Promise<{ pence: number } | undefined>;
  /** Refused as 'code_exists' while there is an active code of that name. */
  createPromotionCode(code: NewPromotionCode): Promise<void>;
  /** All that there are or were, newest first. */
  listPromotionCodes(): Promise<PromotionCode[]>;
  /** Nobody can use it any more; who pays less by it goes on doing so. False when there is no active code of that name. */
  revokePromotionCode(code: string): Promise<boolean>;
  /** Throws a refusal unless the notice was signed by the provider within the last five minutes, in our mode. */
  verifyNotice(rawBody: string, signatureHeader: string | undefined): Promise<Notice>;
}

/** 'try_later': down, slow, busy or wrongly set up; the same call may succeed. 'refused': it never will. */
export class PaymentsFailure extends Error {
  readonly kind: 'try_later' | 'refused';
  /** For instance 'card_declined', 'bad_signature', 'promotion_code', 'wrong_mode', 'timeout'. */
  readonly code: string;

  constructor(kind: 'try_later' | 'refused', code: string, cause?: unknown) {
    super(`payments: ${code}`, { cause });
    this.name = 'PaymentsFailure';
    this.kind = kind;
    this.code = code;
  }
}
