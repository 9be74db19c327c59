const lastOf = new Map<string, Promise<unknown>>();

/** Longer than this is a network that lost the way back: what comes after waits no more. */
const patienceMs = 30_000;

/**
 * Does what has one name one after another, also when the screen was left and opened again meanwhile: what was sent
 * earlier can never arrive after what was sent later, and take its place. What failed holds up nothing.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lastOf.get(name) ?? Promise.resolve()).then(work);
  const over = settled(mine).then(() => {
    if (lastOf.get(name) === over) lastOf.delete(name);
  });
  lastOf.set(name, over);
  return mine;
}

function settled(work: Promise<unknown>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, patienceMs, undefined);
  work.then(resolve, resolve);
  return promise.finally(() => clearTimeout(timer));
}
