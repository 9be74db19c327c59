/**
 * A figure of a class stands on at least three students. With fewer it would be one student's, disguised as the class's:
 * it says less than the students' own lines, and more than it seems to.
 */
export const smallestGroup = 3;

/** The figure, or null where too few contribute. */
export function groupFigure<Figure>(contributors: number, figure: Figure): Figure | null {
  return contributors >= smallestGroup ? figure : null;
}
