/** A row of numbers of which nobody knows how many there will be. */
export function growing<Row extends Uint32Array | Float64Array>(make: (size: number) => Row) {
  let row = make(1024);
  let size = 0;
  return {
    push(value: number): void {
      if (size === row.length) {
        const wider = make(2 * size);
        wider.set(row);
        row = wider;
      }
      row[size++] = value;
    },
    size: () => size,
    take: () => row.slice(0, size) as Row,
  };
}

export const growingIntegers = () => growing((size) => new Uint32Array(size));
