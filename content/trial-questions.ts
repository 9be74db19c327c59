import type { Subject } from '#domain/subjects.ts';

/** The quick-fire questions that a visitor may try, in the order in which one follows another. */
export const trialQuestions: { subject: Subject; theme: number; id: string }[] = [
  { subject: 'economics', theme: 1, id: '1.1.3-q1' },
  { subject: 'business', theme: 1, id: '3.1.2-q1' },
  { subject: 'economics', theme: 1, id: '1.4.1-q1' },
  { subject: 'business', theme: 8, id: '3.8.1-q2' },
  { subject: 'economics', theme: 1, id: '1.2.3-q1' },
  { subject: 'business', theme: 3, id: '3.3.4-q2' },
];
