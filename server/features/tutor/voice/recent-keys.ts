/** More than a browser sends again after a line broke; what is older was stored under its key, once. */
const mostKept = 200;

/** True for a key that has not come lately. A conversation may last for hours, and remembers only the last of them. */
export function createRecentKeys(): (key: string) => boolean {
  const keys = new Set<string>();
  return (key) => {
    if (keys.has(key)) return false;
    keys.add(key);
    const [oldest] = keys;
    if (keys.size > mostKept && oldest !== undefined) keys.delete(oldest);
    return true;
  };
}
