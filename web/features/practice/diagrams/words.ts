/** Names as they are written by hand, numbers below the line, also in the middle of a sentence: 'D₂ lies …'. */
export function written(text: string): string {
  return text.replace(
    /\b([A-Z]{1,4}|[a-z])(\d)\b/g,
    (_, name: string, digit: string) => name + String.fromCharCode(0x2080 + Number(digit)),
  );
}

/** '2:05' */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
