/** A place that is not on the disk of whoever opens the document: a web address, a Windows share, another program. */
export function liesOutside(place: string): boolean {
  const plain = withoutEscapes(place);
  // Three slashes and no more: what follows is a path on this disk, such as file:///C:\notes.docx.
  if (/^file:(?:\/{3}|\/)?[^\\/]/i.test(plain)) return false;
  return /^[\\/]{2}|^[a-z][a-z\d+.-]+:/i.test(plain);
}

/** Nothing happens until somebody presses it, and then a browser or a mail program opens. */
export function isPlainLink(place: string): boolean {
  return !liesOutside(place) || /^(?:https?|ftp|mailto|tel):/i.test(withoutEscapes(place));
}

function withoutEscapes(place: string): string {
  return place.replaceAll(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))).trim();
}
