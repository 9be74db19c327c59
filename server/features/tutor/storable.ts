/** PostgreSQL keeps no NUL, and a reply needs no other control character. */
export function storable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
