export function countWords(texts: string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}
