import type { Entry } from '../bank/entry.ts';

/** Of a written answer what the reader shows its models. */
export type HeldEntry = Pick<Entry, 'id' | 'subject' | 'section' | 'asks' | 'reply'>;

/** The written answers as their thread holds them. */
export type HeldBank = {
  /** By an entry's place in the bank. */
  read(at: number): HeldEntry | undefined;
  placeOf(id: string): number | undefined;
};

/** As bytes, each read when it is asked for: a search shows a dozen of sixteen thousand, which as objects take thrice as much. */
export function holdBank(bank: Entry[]): HeldBank {
  const lines = bank.map(({ id, subject, section, asks, reply }) =>
    Buffer.from(JSON.stringify({ id, subject, section, asks, reply } satisfies HeldEntry)),
  );
  const bytes = Buffer.concat(lines);
  let end = 0;
  const ends = Uint32Array.from(lines, ({ length }) => {
    end += length;
    return end;
  });
  const places = new Map(bank.map(({ id }, at) => [id, at]));
  return {
    read(at) {
      const to = ends[at];
      return to === undefined ? undefined : JSON.parse(bytes.toString('utf8', ends[at - 1] ?? 0, to));
    },
    placeOf: (id) => places.get(id),
  };
}
