import { createSupport } from './supports.ts';

/** The written sentences of which nothing was said yet. */
export function unsaidOf(written: string[], said: string[]): string[] {
  return written.filter((sentence) => !said.some(createSupport([sentence])));
}
