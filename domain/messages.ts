/**
 * The product's exact sentences. Where the specification gives a sentence it is copied to the letter, and a misspelling
 * that is the specification's own is marked [sic]. Tests write the sentence out in full instead of importing it.
 */
export const messages = {
  // Spec 5, registration
  fullNameRequired: 'Please enter your full name',
  mobileNumberRequired: 'Please enter your mobile number',
  mobileNumberInvalid: 'Please enter a valid mobile number',
  yearOfStudyRequired: 'Please choose your year of study',
  confirmationRequired: 'Please enter your password again',
  planRequired: 'Please choose a plan',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordTooShortAsvs: 'Password must be at least 8 characters long',
  passwordTooCommon: 'This password is one of the most used. Please choose another.',
  acceptableUseRequired: 'Please accept the acceptable use policy to proceed',
  privacyRequired: 'Please accept the privacy policy to proceed',
  teacherCodeRequired: 'Signup code is required for teacher trial',
  teacherCodeInvalid: 'Invalid signup code for teacher trial',
  promoCodeInvalid: 'Invalid promo code! kindly enter the corresponding promo code or leave the input empty',
  emailInUse: 'The provided email is already in use',
  // Spec 5, closure
  acknowledgeClosure: 'Please acknowledge the plan/account closure terms',
  // Spec 5, login
  userDoesNotExist: 'User does not exist',
  invalidCredentials: 'Invalid login credentials. Click “Forgot password?” to reset your password.',
  // Spec 8, fallbacks shown when the server has no sentence of its own
  loginFailed: 'Failed to sign in',
  closureFailed: 'Invalid credentials',
  dataDownloadFailed: 'The download broke off. Please try again.',
  registrationFailed: 'Payment failed',
  checkoutFailed: 'Stripe session creation failed',
  userCreationFailed: 'User creation failed',
  notificationFailed: 'Cannot send notification',
  notificationMailFailed: 'Failed to send notification email',
  resetSent: 'Email Sent Successfully',
  resetFailed: 'Failed to reset password',
  resetFailedToast: 'An error occured', // [sic]
  passwordUpdated: 'Password updated successfully',
  passwordUpdateFailed: 'Failed to update password',
  passwordUpdateFailedToast: 'An error occurred',
  // Spec 8, the alerts of a subject's purchase
  purchaseInvalid: 'Invalid payment request recieved', // [sic]
  purchaseUserUnknown: 'User not defined',
  purchaseNotFound: 'Cannot find payment record in logs',
  purchaseAlreadyRecorded: 'Subscription already recorded',
  purchaseNotRecorded: 'Cannot record subscription, please reload or contact an admin',
  purchaseFault: 'Error during validation, reload',
  // Spec 2, 5 and 8, a Tutor Marked Question
  markingSubmitted: 'Your work has been submitted successfully!',
  markingSubmitFailed: 'There was an error submitting your work. Please try again.',
  markingPaymentFailed: 'Payment processing failed',
  noRefundRequired: 'Please accept the no-refund policy before proceeding with payment.',
  // Spec 9, the usage banner
  usage: (minutes: number, plural: boolean) =>
    `You Have used ${minutes} ${plural ? 'minutes' : 'minute'} out of 150 minutes for this month.`,

  // Spec 4 and 9, the end of the month's minutes: said at '/', where the user is sent
  allowanceSpent: 'You have used your 150 minutes for this month. Text tutoring stays open.',

  emailNotVerified: 'Please confirm your email address first. We can send you the email again.',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter your password',
  passwordTooLong: 'Password must be at most 128 characters long',

  linkExpired: 'This link has been used or has expired. Please ask for a new one.',
  confirmationRefused: 'That isn’t the password you registered with.',
  confirmationFailed: 'Failed to confirm your email address',
  registrationReturnInvalid: 'We could not confirm this registration',
  notYourAccount: 'You can only close your own account',
  alreadySubscribed: 'This subject is already in your plan',
  planChangeUnderWay: 'Your plan is already being changed, perhaps in another tab. Please wait a moment.',
  subjectLeaving: 'You have already dropped a subject from this plan',
  planChangeStale: 'The price has changed since it was shown. Please look at it again.',
  planChangeRefused: 'Your card was not accepted for this change. Your plan stays as it is.',
  paymentsUnavailable:
    'We cannot reach the payment service just now. Nothing was charged. Please try again in a minute.',
  webhookRefused: 'The notice is not signed by the payment provider',

  loadFailed: 'This could not be loaded. Please check your connection.',

  notSignedIn: 'Please log in to continue',
  notFound: 'There is nothing at this address',
  methodNotAllowed: 'This address does not take that kind of request',
  forbiddenOrigin: 'This request did not come from our own pages',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  tooLarge: 'That is too large to send',
  malformedJson: 'The request is not valid JSON',
  unknownField: (name: string) => `Unknown field: ${name}`,
  invalidInput: 'Some of what was sent is missing or not valid',
  brokenOff: 'The connection was lost while this was being sent. Please send it again.',
  databaseUnavailable: 'We cannot reach our records just now. Please try again in a minute.',
  demoUnavailable: 'The demo is not available here',
  demoClosed: 'Nothing can be bought, sent or closed in the demo. Create an account to do that.',
  subjectUnknown: 'The subject must be economics or business',
  subjectNotInPlan: 'This subject is not in your plan',

  answerEmpty: 'Write a sentence first, even a rough one. A guess is a good start.',
  answerTooLong: (most: number) => `Please keep your answer to ${most} characters. Two or three sentences are enough.`,

  // Quick fire and the exam dates
  voiceLoading: 'Listening isn’t ready yet. Type for now, or try again in a moment.',
  examDateInvalid: 'Please enter the date as day, month and year',
  examDatePast: (paper: number) => `${paperName(paper)}: that day has passed`,
  examDateFar: (paper: number) => `${paperName(paper)}: that is more than three years away`,

  // The tutor
  messageEmpty: 'Please write something first',
  messageTooLong: (most: number) => `Please keep it to ${most} characters. You can send the rest after it.`,
  titleRequired: 'Please give the conversation a name',
  tutorFallback: 'The AI service is not answering just now, so the built-in tutor has taken over.',
  tutorFailed: 'The tutor could not answer just now. Your message is kept. Please try again.',
  tutorStepsBack:
    'Thank you for telling me. I am an AI and not the right one to help with this, but these people are, at any hour.',
  tutorStaysBack:
    "I am still here. Talking to one of these people matters more than the lesson. When you want to, say 'go on'.",
  voiceOff: 'The tutor cannot hear or speak just now. You can type to it, and everything else works.',
  voiceNotHere: 'Talking is not available here. You can type to the tutor.',
  earsFault: 'I could not hear that. Please say it again, or type it.',
  mouthFault: 'I cannot speak just now, so my reply is here in writing.',
  earsFallback: 'The AI service that listens is not answering just now, so the built-in one has taken over.',
  mouthFallback: 'The AI service that speaks is not answering just now, so you hear the built-in voice.',
  microphoneSilent: 'No sound comes from your microphone. Is the right one chosen, and is it switched on?',

  // Marking
  examBoardRequired: 'Please enter the exam board',
  paperNumberRequired: 'Please choose paper 1, 2 or 3',
  examQuestionRequired: 'Please enter the exam question',
  questionTypeRequired: 'Please choose the type of question',
  documentRequired: 'Please add your work',
  paymentUnchecked:
    'We could not check your payment just now. If you have paid, don’t pay again: we’ll record it as soon as it arrives.',
  markingReturnInvalid: 'We could not confirm this payment',
  markingAlreadyPaid: 'This work is already paid for. You’ll find it under My marking.',
  markingNotPaid: 'This request has not been paid for',
  markingSettled: 'This request has been answered already',
  betterFileNoteRequired: 'Please say what cannot be read, so that the next file is better',
  betterFileNotWanted: 'We don’t need another file for this request now',
  outOfRequired: 'Please choose what the question is marked out of',
  levelRequired: 'Please choose a level',
  markRequired: 'Please enter a mark as a whole number',
  markTooHigh: 'The mark is higher than the question allows',
  markOutsideLevel: (mark: number, level: number, marks: string) =>
    `A mark of ${mark} is not in level ${level} (${marks.replace('-', '–')}). Please change the mark or the level.`,
  strengthsRequired: 'Please write what the answer does well',
  nextStepsRequired: 'Please write what to do next',
  commentIncomplete: 'Please write a comment beside each sentence, or remove it',

  // Documents sent for marking
  documentWrongKind: 'This file is not a Word document or PDF',
  documentTooLarge: 'This file is over 10 MB',
  documentEmpty: 'This file is empty',
  documentMisnamed: (ending: string) =>
    `This file is not what its name says. Please save it again as a ${ending} file and send that.`,
  documentPassword: 'This document is protected by a password. Please save it without one.',
  documentPdfPassword: 'This PDF is protected by a password. Please save it without one.',
  documentMacros:
    'This document contains macros. Please save it as a Word document without macros (.docx) or as a PDF.',
  documentScripts: 'This PDF contains a script or starts a program. Please print it to a new PDF and send that.',
  documentAttachments: 'This document carries a program inside it. Please save it without attachments.',
  documentFetches:
    'This document fetches or starts something when it is opened. Please save it as a PDF and send that.',
  documentEmbedded:
    'This document has something from another program inside it. Please save it as a PDF and send that.',
  documentPdfFetches:
    'This PDF fetches or sends something over the network. Please print it to a new PDF and send that.',
  documentDamaged: 'This file is damaged or incomplete. Please save it again and send that.',
  documentUnpacksTooLarge: 'This document is far bigger inside than an essay. Please save it as a PDF and send that.',
  documentInfected: 'Our virus scanner found something harmful in this file. Please check your computer.',
  filesUnavailable: 'We cannot store or fetch files just now. Please try again in a minute.',
  scanUnavailable: 'We could not check this file for viruses just now. Please try again in a minute.',
};

/** Paper 0 is a mock. */
function paperName(paper: number): string {
  return paper === 0 ? 'Mock' : `Paper ${paper}`;
}
