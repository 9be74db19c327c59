import * as v from 'valibot';
import { longestTrialAnswer } from './marking/answer-length.ts';
import { messages } from './messages.ts';
import { planTypes } from './plans.ts';
import { subjects } from './subjects.ts';

/** What the browser may send. The same schema checks the form and the request, so both give the same sentence. */

export const required = (sentence: string) => v.pipe(v.string(sentence), v.nonEmpty(sentence));
/** One line of text: line breaks and other control characters become spaces. */
export const requiredText = (sentence: string, most: number) =>
  v.pipe(
    v.string(sentence),
    v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    v.nonEmpty(sentence),
    v.maxLength(most, messages.invalidInput),
  );

/** Longer than any real address (RFC 5321 allows 254), short enough to be harmless. */
export const email = v.pipe(
  v.string(messages.emailRequired),
  v.trim(),
  v.nonEmpty(messages.emailRequired),
  v.maxLength(254, messages.emailInvalid),
  // The HTML standard's rule, which takes o'neil@…, and a domain with a dot in it.
  v.rfcEmail(messages.emailInvalid),
  v.regex(/\.[^.@]+$/, messages.emailInvalid),
);

/** Any character counts, and nothing is trimmed: a password is taken as it was typed. */
const password = v.pipe(required(messages.passwordRequired), v.maxLength(128, messages.passwordTooLong));
const longEnough = (text: string) => [...text].length >= 6;

const mobileNumber = v.pipe(
  requiredText(messages.mobileNumberRequired, 40),
  v.regex(/^\+?[\d ().-]{7,24}$/, messages.mobileNumberInvalid),
);

export const yearOfStudy = v.picklist(['Year 1', 'Year 2'], messages.yearOfStudyRequired);
/** A teacher has none. */
const yearOrNone = v.optional(v.picklist(['Year 1', 'Year 2', ''], messages.yearOfStudyRequired), '');
const code = v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(64, messages.invalidInput));
export const uuid = v.pipe(v.string(), v.uuid());
const oneTimeToken = v.pipe(v.string(messages.linkExpired), v.regex(/^[\w-]{43}$/, messages.linkExpired));
const checkoutSession = v.pipe(v.string(messages.purchaseInvalid), v.regex(/^cs_\w{8,200}$/, messages.purchaseInvalid));

const registrationFields = v.strictObject({
  fullName: requiredText(messages.fullNameRequired, 200),
  email,
  mobileNumber,
  yearOfStudy: yearOrNone,
  password,
  confirmation: required(messages.confirmationRequired),
  plan: v.picklist(planTypes, messages.planRequired),
  code,
  acceptableUse: v.boolean(),
  privacy: v.boolean(),
});
type RegistrationFields = v.InferOutput<typeof registrationFields>;

/**
 * Spec 5, in its order: what is missing first, then the passwords, the policies, and the teacher's code. Each rule looks at
 * its own fields only and names one of them, so that a form says everything that is wrong with it at once.
 */
export const registrationInput = v.pipe(
  registrationFields,
  v.rawCheck(({ dataset, addIssue }) => {
    const { plan, yearOfStudy: year }: Partial<RegistrationFields> = Object(dataset.value);
    const path = [
      { type: 'object', origin: 'value', input: Object(dataset.value), key: 'yearOfStudy', value: year },
    ] as const;
    if (plan !== 'TEACHER' && year === '') addIssue({ message: messages.yearOfStudyRequired, path: [...path] });
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      (form) => form.password === form.confirmation,
      messages.passwordsDoNotMatch,
    ),
    ['confirmation'],
  ),
  v.forward(
    v.partialCheck([['password']], (form) => longEnough(form.password), messages.passwordTooShort),
    ['password'],
  ),
  v.forward(
    v.partialCheck([['acceptableUse']], (form) => form.acceptableUse, messages.acceptableUseRequired),
    ['acceptableUse'],
  ),
  v.forward(
    v.partialCheck([['privacy']], (form) => form.privacy, messages.privacyRequired),
    ['privacy'],
  ),
  v.forward(
    v.partialCheck(
      [['plan'], ['code']],
      (form) => form.plan !== 'TEACHER' || form.code !== '',
      messages.teacherCodeRequired,
    ),
    ['code'],
  ),
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

export const confirmationInput = v.strictObject({ token: oneTimeToken, password });

export const oneTimeTokenParam = v.strictObject({ token: oneTimeToken });

export const closureInput = v.pipe(
  /** Without a plan there is the account alone to close. */
  v.strictObject({ subscriptionId: v.optional(uuid), password, acknowledged: v.boolean() }),
  v.check((form) => form.acknowledged, messages.acknowledgeClosure),
);

export const accountDataInput = v.strictObject({ password });

export const subject = v.picklist(subjects, messages.subjectUnknown);
export const subjectParam = v.strictObject({ subject });

export const purchaseReturnInput = v.strictObject({
  subject: v.picklist(subjects, messages.purchaseInvalid),
  sessionId: checkoutSession,
});

/** A page of our own, to which the card page's way back leads. */
const ownPath = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])[\w\-./?=&%,:]*$/, messages.invalidInput));
export const purchaseInput = v.strictObject({ subject, from: v.optional(ownPath) });
export const offerQuery = v.strictObject({ code });

export const dropInput = v.strictObject({ subject, monthlyPence: v.pipe(v.number(), v.integer()) });

export const planChangeInput = v.strictObject({
  subject,
  code,
  amountDuePence: v.pipe(v.number(), v.integer()),
  prorationDate: v.pipe(v.string(), v.isoTimestamp()),
});

/** Spec 7's own calls. The mode, the price and the addresses are the server's: naming one of them is refused. */
export const checkoutSessionInput = v.strictObject({ subject, coupon: code });
export const promoCodeInput = v.strictObject({ input_code: code });
export const checkoutSessionParam = v.strictObject({ session_id: checkoutSession });
export const providerSubscriptionParam = v.strictObject({ id: v.pipe(v.string(), v.regex(/^sub_\w{8,200}$/)) });
export const deleteUserInput = v.strictObject({ user_id: uuid, password });

/** Several lines, as they were typed, without control characters. */
export const lines = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
    v.maxLength(most, messages.invalidInput),
  );

const trialQuestion = v.pipe(v.string(messages.notFound), v.maxLength(40, messages.notFound));
export const trialQuestionQuery = v.strictObject({ after: v.optional(trialQuestion) });
/** The answer is not trimmed: what is found in it is told as places in the text as it was typed. */
export const trialAnswerInput = v.strictObject({
  questionId: trialQuestion,
  answer: v.pipe(
    v.string(messages.answerEmpty),
    v.check((text) => text.trim() !== '', messages.answerEmpty),
    v.maxLength(longestTrialAnswer, messages.answerTooLong(longestTrialAnswer)),
  ),
});
