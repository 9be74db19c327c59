/**
 * The product's exact sentences. Where the specification gives a sentence it is copied to the letter, and a misspelling
 * that is the specification's own is marked [sic]. Tests write the sentence out in full instead of importing it.
 */
export const messages = {
  // Spec 5, login
  userDoesNotExist: 'User does not exist',
  invalidCredentials: 'Invalid login credentials. Click “Forgot password?” to reset your password.',
  // Spec 8, fallbacks shown when the server has no sentence of its own
  loginFailed: 'Failed to sign in',
  // Spec 9, the usage banner
  usage: (minutes: number, plural: boolean) =>
    `You Have used ${minutes} ${plural ? 'minutes' : 'minute'} out of 150 minutes for this month.`,

  emailNotVerified: 'Please confirm your email address first. We can send you the message again.',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter your password',
  passwordTooLong: 'Password must be at most 128 characters long',

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
};
