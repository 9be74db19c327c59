import { findEvidence } from './matcher.ts';
import type { WordLists } from './pattern.ts';
import { tokenise } from './tokens.ts';

type Listed = { commonErrors?: { patterns: string[]; feedback: string }[] };

/** What is told to somebody whose answer holds a wrong idea that is often given. */
export function findCommonError({ commonErrors = [] }: Listed, answer: string, lists: WordLists): string | undefined {
  const tokens = tokenise(answer);
  const given = commonErrors.find(({ patterns }) =>
    patterns.some((pattern) => findEvidence(pattern, tokens, lists).length > 0),
  );
  return given?.feedback;
}
