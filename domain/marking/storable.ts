/** As typed, letter for letter, so that places in it still fit; signs that no text has become a space. */
export function storable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t\r]/gu, ' ').toWellFormed();
}
