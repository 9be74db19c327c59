/** Events that are pushed on one side and read in their order on the other, until the end or a failure. */
export function createEventQueue<Event>() {
  const waiting: Event[] = [];
  let ended: { error?: unknown } | undefined;
  let wake = () => {};
  const finish = (how: { error?: unknown }) => {
    ended ??= how;
    wake();
  };
  return {
    push(event: Event): void {
      if (ended) return;
      waiting.push(event);
      wake();
    },
    end: () => finish({}),
    /** Thrown at the reader when it has read what came before. */
    fail: (error: unknown) => finish({ error }),
    waiting: () => waiting.length,
    async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, undefined> {
      for (;;) {
        const next = waiting.shift();
        if (next !== undefined) yield next;
        else if (ended) {
          if ('error' in ended) throw ended.error;
          return;
        } else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
