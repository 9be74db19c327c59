/**
 * What a student says as an outside company may read it: without the addresses and numbers that say who it is.
 * A first name alone is not hidden, except where it is introduced: Will, Mark and Grace are also words of the subject.
 */
export function hideDetails(text: string, fullName = ''): string {
  const hidden = text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]')
    .replaceAll(telephone, '[number]')
    .replaceAll(introduction, '$1 [name]');
  return fullName.trim() ? hideName(hidden, fullName) : hidden;
}

/** Wherever it stands by itself, in small letters too. */
export function hideName(text: string, name: string): string {
  const pattern = name
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+');
  return text.replaceAll(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu'), '[name]');
}

/** Ten to fourteen digits from a 0 or a country's number on; not a decimal, and not the end of a longer figure. */
const telephone = /(?<![\d.,])(?:\+\d{1,3}|\(?0(?!\.))(?:[\s().-]{0,2}\d){9,11}(?!\d)/g;

const introduction =
  /\b([Mm]y name is|[Mm]y name's|[Ii] am called|[Ii]'m called|[Cc]all me) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu;
