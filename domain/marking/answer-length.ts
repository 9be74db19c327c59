/** Two or three sentences of a quick-fire answer, generously, in characters. */
export const longestTasteAnswer = 600;
