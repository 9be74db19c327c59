/**
 * What a student may say is worrying. A list and no free text: words that nobody reads would be a place where somebody
 * in trouble writes and no one answers.
 */
export const worries = ['time', 'essays', 'evaluation', 'diagrams', 'calculations', 'remembering'] as const;

export type Worry = (typeof worries)[number];

export const worryWords: Record<Worry, string> = {
  time: 'Running out of time',
  essays: 'Starting and structuring essays',
  evaluation: 'Evaluation',
  diagrams: 'Diagrams',
  calculations: 'Calculations',
  remembering: 'Remembering it all',
};
