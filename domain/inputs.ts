import * as v from 'valibot';
import { messages } from './messages.ts';
import { planTypes } from './plans.ts';
import { subjects } from './subjects.ts';

/** What the browser may send. The same schema checks the form and the request, so both give the same sentence. */

const required = (sentence: string) => v.pipe(v.string(sentence), v.nonEmpty(sentence));
/** One line of text: line breaks and other control characters become spaces. */
const requiredText = (sentence: string, most: number) =>
  v.pipe(
    v.string(sentence),
    v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    v.nonEmpty(sentence),
    v.maxLength(most, messages.invalidInput),
  );

/** Longer than any real address (RFC 5321 allows 254), short enough to be harmless. */
const email = v.pipe(
  v.string(messages.emailRequired),
  v.trim(),
  v.nonEmpty(messages.emailRequired),
  v.maxLength(254, messages.emailInvalid),
  v.email(messages.emailInvalid),
);

/** Any character counts, and nothing is trimmed: a password is taken as it was typed. */
const password = v.pipe(required(messages.passwordRequired), v.maxLength(128, messages.passwordTooLong));
const longEnough = (text: string) => [...text].length >= 6;

const mobileNumber = v.pipe(
  requiredText(messages.mobileNumberRequired, 40),
  v.regex(/^\+?[\d ().-]{7,24}$/, messages.mobileNumberInvalid),
);

const yearOfStudy = v.picklist(['Year 1', 'Year 2'], messages.yearOfStudyRequired);
const code = v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(64, messages.invalidInput));
const uuid = v.pipe(v.string(), v.uuid());
const oneTimeToken = v.pipe(v.string(messages.linkExpired), v.regex(/^[\w-]{43}$/, messages.linkExpired));
const checkoutSession = v.pipe(v.string(messages.purchaseInvalid), v.regex(/^cs_\w{8,200}$/, messages.purchaseInvalid));

/** Spec 5, in its order: what is missing first, then the passwords, the policies, and the teacher's code. */
export const registrationInput = v.pipe(
  v.strictObject({
    fullName: requiredText(messages.fullNameRequired, 200),
    email,
    mobileNumber,
    yearOfStudy,
    password,
    confirmation: required(messages.confirmationRequired),
    plan: v.picklist(planTypes, messages.planRequired),
    code,
    acceptableUse: v.boolean(),
    privacy: v.boolean(),
  }),
  v.check((form) => form.password === form.confirmation, messages.passwordsDoNotMatch),
  v.check((form) => longEnough(form.password), messages.passwordTooShort),
  v.check((form) => form.acceptableUse, messages.acceptableUseRequired),
  v.check((form) => form.privacy, messages.privacyRequired),
  v.check((form) => form.plan !== 'TEACHER' || form.code !== '', messages.teacherCodeRequired),
);
export type RegistrationInput = v.InferOutput<typeof registrationInput>;

export const registrationReturnInput = v.strictObject({
  id: uuid,
  secrete: oneTimeToken,
  sessionId: v.optional(checkoutSession),
});

export const loginInput = v.strictObject({
  email,
  password,
  remember: v.optional(v.boolean(), false),
});

export const emailInput = v.strictObject({ email });

export const newPasswordInput = v.pipe(
  v.strictObject({ token: oneTimeToken, password, confirmation: required(messages.confirmationRequired) }),
  v.check((form) => form.password === form.confirmation, messages.passwordsDoNotMatch),
  v.check((form) => longEnough(form.password), messages.passwordTooShort),
);

export const oneTimeTokenParam = v.strictObject({ token: oneTimeToken });

export const closureInput = v.pipe(
  v.strictObject({ subscriptionId: uuid, password, acknowledged: v.boolean() }),
  v.check((form) => form.acknowledged, messages.acknowledgeClosure),
);

const subject = v.picklist(subjects, messages.subjectUnknown);
export const subjectParam = v.strictObject({ subject });

export const purchaseReturnInput = v.strictObject({
  subject: v.picklist(subjects, messages.purchaseInvalid),
  sessionId: checkoutSession,
});

export const planChangeInput = v.strictObject({
  subject,
  amountDuePence: v.pipe(v.number(), v.integer()),
  prorationDate: v.pipe(v.string(), v.isoTimestamp()),
});

/** Spec 7's own calls. The mode, the price and the addresses are the server's: naming one of them is refused. */
export const checkoutSessionInput = v.strictObject({ subject, coupon: code });
export const promoCodeInput = v.strictObject({ input_code: code });
export const checkoutSessionParam = v.strictObject({ session_id: checkoutSession });
export const providerSubscriptionParam = v.strictObject({ id: v.pipe(v.string(), v.regex(/^sub_\w{8,200}$/)) });
export const deleteUserInput = v.strictObject({ user_id: uuid, password });
