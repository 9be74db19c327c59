/** The last part of a name without what could break a line, a path or a header, at most 200 characters long. */
export function displayNameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  // Cc and Cf: control characters, and marks that turn the writing direction round.
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return shorten(clean);
}

/** Keeps the ending, since it tells the kind. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= mostCharacters) return name;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, mostCharacters - ending.length).join('') + ending;
}

const mostCharacters = 200;
