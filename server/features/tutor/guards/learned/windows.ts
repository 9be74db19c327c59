/** About as long as what one person says at a time; the scores were learned from such. */
const windowWords = 40;

/** Half over each other, so that nothing is cut in two. */
export function windowsOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean);
  const windows: string[] = [];
  for (let start = 0; ; start += windowWords / 2) {
    const end = words.length - start < windowWords * 1.25 ? words.length : start + windowWords;
    windows.push(` ${words.slice(start, end).join(' ')} `);
    if (end === words.length) return windows;
  }
}
