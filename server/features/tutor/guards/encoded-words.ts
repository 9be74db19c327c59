/** What `text` says in base64 or in escapes such as \\u006f, where it says anything. */
export function encodedWords(text: string): string {
  const escaped = /\\u[0-9a-f]{4}/i.test(text) ? text.replaceAll(/\\u([0-9a-f]{4})/gi, readEscape) : '';
  const decoded = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].map(([code]) => decode(code));
  return [escaped, ...decoded].filter(Boolean).join(' . ');
}

function readEscape(_: string, code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

/** A long word is no code: what it would stand for is no text. */
function decode(code: string): string {
  const said = Buffer.from(code, 'base64').toString('latin1');
  return /^[\x20-\x7e\s]+$/.test(said) && said.includes(' ') ? said : '';
}
