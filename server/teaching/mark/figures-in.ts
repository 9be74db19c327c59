/** The figures of a text, in order, whatever they stand for. */
export function figuresIn(text: string): number[] {
  return (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
