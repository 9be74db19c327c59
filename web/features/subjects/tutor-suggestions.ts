import type { Suggestion } from '#web/features/tutor/start-view.tsx';

/** What a student may say first to a tutor of the course. */
export const courseSuggestions: Suggestion[] = [
  { label: 'Test me', text: 'Test me.' },
  { label: 'What should I revise?', text: 'What should I revise?' },
];
