/**
 * Leaves out the texts in brackets, such as titles. One that goes over a line's end stays in: a bracket in a comment
 * opens nothing for a reader, and a comment ends with its line.
 */
export function withoutStrings(raw: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let open = raw.indexOf('('); open >= 0; ) {
    const { end, closed } = followString(raw, open);
    if (closed) {
      kept.push(raw.slice(from, open), '()');
      from = end;
    }
    open = raw.indexOf('(', end);
  }
  return kept.length === 0 ? raw : kept.join('') + raw.slice(from);
}

function followString(raw: string, open: number): { end: number; closed: boolean } {
  let depth = 0;
  for (let at = open; at < raw.length; at++) {
    const character = raw[at];
    if (character === '\n' || character === '\r') return { end: at, closed: false };
    if (character === '\\' && !/[\r\n]/.test(raw[at + 1] ?? '')) at++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return { end: at + 1, closed: true };
  }
  return { end: raw.length, closed: false };
}
