/** What is spelled aloud comes as 'P-E-D', 'p.e.d.' or 'P E D'; a person writes 'PED'. */
export function joinLetters(text: string): string {
  return text
    .replace(/\b[A-Za-z](?:-[A-Za-z])+\b(?!-)/g, join)
    .replace(/\b(?:[A-Z](?:\.[A-Z])+|[A-Za-z](?:\. ?[A-Za-z]){2,})\b(?:\.(?=\s+[a-z\d]|[,;?!]))?/g, join)
    .replace(/\b[A-Z](?: [A-Z])+\b/g, join);
}

function join(letters: string): string {
  return letters.replace(/[^A-Za-z]/g, '').toUpperCase();
}
