/** Keys are our own and random, so one that could lead elsewhere is a fault of ours and never reaches a store. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('not a key of a file');
  return key;
}

export function isFileKey(key: string): boolean {
  return /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key) && key.length <= 200;
}
