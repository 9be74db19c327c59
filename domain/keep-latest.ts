/** The same work on the same text is done once, as long as it is among the latest `most`. What it gives must not be changed. */
export function keepLatest<Result extends object | string>(most: number, work: (text: string) => Result) {
  const kept = new Map<string, Result>();
  return (text: string): Result => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = work(text);
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(text, made);
    return made;
  };
}
