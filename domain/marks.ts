/** One way to write a mark, on every page and in every message. Only a draft at the desk may lack one yet. */
export function marksOf(mark: number | null, outOf: number | null): string {
  return `${mark ?? 0} of ${outOf ?? 0} marks`;
}
