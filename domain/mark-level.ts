import { messages } from './messages.ts';

/** A level with its range, such as '5–8'. */
export type MarkLevel = { level: number; marks: string };

type Given = { level: number | null; mark: number | null };

/** The sentence for a mark that its level does not allow. Nothing to credit, 0, is in the lowest level. */
export function markOutsideLevel(levels: readonly MarkLevel[], { level, mark }: Given): string | null {
  const found = levels.find((one) => one.level === level);
  if (!found || mark === null) return null;
  const [least = 0, most = least] = (found.marks.match(/\d+/g) ?? []).map(Number);
  const lowest = found === levels[0] ? 0 : least;
  return mark >= lowest && mark <= most ? null : messages.markOutsideLevel(mark, found.level, found.marks);
}
