/** A reply as its reader takes it in: one form of each letter, no invisible characters, straight quotes, lower case. */
export function readPlainly(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-')
    .toLowerCase();
}
