import { isPlainLink, liesOutside } from './outside-places.ts';

const starting = new Set(['DDE', 'DDEAUTO', 'LINK', 'DATABASE', 'RD']);
const including = new Set(['INCLUDEPICTURE', 'INCLUDETEXT', 'INCLUDE', 'IMPORT']);

/** Whether a field of Word, such as ` PAGE ` or ` DDEAUTO cmd `, starts a program or reads from a network. */
export function fieldFetches(code: string): boolean {
  const [, keyword = '', rest = ''] = /^[\s"]*([a-z]+)(?![a-z])[\s"]*([\s\S]*)/i.exec(code) ?? [];
  const name = keyword.toUpperCase();
  if (starting.has(name)) return true;
  // In a field every backslash is written twice.
  const place = rest.replaceAll('\\\\', '\\');
  // Without a place of its own, another field inside it gives one.
  if (including.has(name)) return place === '' || (liesOutside(place) && !/^cid:/i.test(place)) || isShare(rest);
  return name === 'HYPERLINK' && (!isPlainLink(place) || isShare(rest));
}

function isShare(written: string): boolean {
  return /^(?:\\\\|\/\/)/.test(written);
}
