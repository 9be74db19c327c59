/** Two or three sentences of a quick-fire answer, generously, in characters. */
export const longestTrialAnswer = 600;
/** A minute and a half of speech, in characters. */
export const longestAnswer = 2000;
