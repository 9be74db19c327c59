import type { LocalPrompt } from '../interface.ts';

/** As servers want it: the student begins, and each speaks in turn. */
export function asMessages({ rules, history, words }: LocalPrompt): { role: string; content: string }[] {
  return [
    { role: 'system', content: rules },
    ...history.map(({ by, text }) => ({ role: by === 'tutor' ? 'assistant' : 'user', content: text })),
    { role: 'user', content: words },
  ];
}

/** Little of its own invention. */
export const temperature = 0.3;
