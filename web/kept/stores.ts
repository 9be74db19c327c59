/** Stays in this browser, whoever uses it next. */
export const device = openStore(() => localStorage);

/** Gone when the tab is closed: a school's computer has many users. */
export const tab = openStore(() => sessionStorage);

/** What is kept by name. Storage that is full, damaged or switched off keeps nothing, and does no other harm. */
function openStore(storage: () => Storage) {
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }
  const put = (name: string, value: unknown) =>
    attempt((open) => {
      open.setItem(name, JSON.stringify(value));
      return true;
    }, false);
  return {
    names: () => attempt((open) => Object.keys(open), []),
    has: (name: string) => attempt((open) => open.getItem(name) !== null, false),
    read<Value>(name: string, fallback: Value): Value {
      return attempt((open) => JSON.parse(open.getItem(name) ?? '') as Value, fallback);
    },
    /** `undefined` forgets. Where the new does not fit the old goes too: found later, it would be taken for the newest. */
    write(name: string, value: unknown): void {
      if (value === undefined || !put(name, value)) attempt((open) => open.removeItem(name), undefined);
    },
  };
}
