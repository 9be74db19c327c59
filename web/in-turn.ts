/**
 * Does one thing after another: what was sent earlier can never arrive after what was sent later, and take its place.
 * What failed holds up nothing.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
