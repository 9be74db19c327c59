/** What was said, and its sound at 16 kHz. */
export type Clip = { sentence: string; sound: Int16Array };
