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
  registrationFailed: 'Payment failed',
  checkoutFailed: 'Stripe session creation failed',
  userCreationFailed: 'User creation failed',
  notificationFailed: 'Cannot send notification',
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
  // Spec 9, the usage banner
  usage: (minutes: number, plural: boolean) =>
    `You Have used ${minutes} ${plural ? 'minutes' : 'minute'} out of 150 minutes for this month.`,

  emailNotVerified: 'Please confirm your email address first. We can send you the message again.',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter your password',
  passwordTooLong: 'Password must be at most 128 characters long',

  linkExpired: 'This link has been used or has expired. Please ask for a new one.',
  registrationReturnInvalid: 'We could not confirm this registration',
  notYourAccount: 'You can only close your own account',
  alreadySubscribed: 'This subject is already in your plan',
  planChangeStale: 'The price has changed since it was shown. Please look at it again.',
  planChangeRefused: 'Your card was not accepted for this change. Your plan stays as it is.',
  paymentsUnavailable:
    'We cannot reach the payment service just now. Nothing was charged. Please try again in a minute.',
  webhookRefused: 'The notice is not signed by the payment provider',

  notSignedIn: 'Please log in to continue',
  notFound: 'There is nothing at this address',
  methodNotAllowed: 'This address does not take that kind of request',
  forbiddenOrigin: 'This request did not come from our own pages',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  tooLarge: 'That is too large to send',
  malformedJson: 'The request is not valid JSON',
  unknownField: (name: string) => `Unknown field: ${name}`,
  invalidInput: 'Some of what was sent is missing or not valid',
  databaseUnavailable: 'We cannot reach our records just now. Please try again in a minute.',
  demoUnavailable: 'The demo is not available here',
  subjectUnknown: 'The subject must be economics or business',
  subjectNotInPlan: 'This subject is not in your plan',
};
