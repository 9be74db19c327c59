/** A quotation for a narrow place: whole words of its beginning and, if a `tail` is wanted, of its end. */
export function shorten(text: string, { most, tail = 0 }: { most: number; tail?: number }): string {
  if (text.length <= most) return text;
  const room = most - tail;
  const start = text.slice(0, room);
  const head = (/^\s/.test(text.slice(room)) ? start : start.replace(/\S+$/, '')).trimEnd() || start;
  const end = tail > 0 ? text.slice(-tail).replace(/^\S+/, '').trimStart() : '';
  return end ? `${head} … ${end}` : `${head} …`;
}
