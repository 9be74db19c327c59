/** The discrete Fourier transform of as many samples as a power of two, in their place. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const { cosines, sines, reversed } = tablesFor(size);
  for (let index = 0; index < size; index++) {
    const other = reversed[index] as number;
    if (other > index) {
      swap(real, index, other);
      swap(imaginary, index, other);
    }
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let offset = 0, turn = 0; offset < half; offset++, turn += stride) {
        const [low, high] = [start + offset, start + offset + half];
        const [cosine, sine] = [cosines[turn] as number, sines[turn] as number];
        const turnedReal = (real[high] as number) * cosine + (imaginary[high] as number) * sine;
        const turnedImaginary = (imaginary[high] as number) * cosine - (real[high] as number) * sine;
        real[high] = (real[low] as number) - turnedReal;
        imaginary[high] = (imaginary[low] as number) - turnedImaginary;
        real[low] = (real[low] as number) + turnedReal;
        imaginary[low] = (imaginary[low] as number) + turnedImaginary;
      }
    }
  }
}

function swap(samples: Float64Array, one: number, other: number): void {
  const kept = samples[one] as number;
  samples[one] = samples[other] as number;
  samples[other] = kept;
}

type Tables = { cosines: Float64Array; sines: Float64Array; reversed: Uint32Array };
const tables = new Map<number, Tables>();

function tablesFor(size: number): Tables {
  const known = tables.get(size);
  if (known) return known;
  const angles = Float64Array.from({ length: size / 2 }, (_, index) => (2 * Math.PI * index) / size);
  const reversed = new Uint32Array(size);
  for (let index = 1; index < size; index++)
    reversed[index] = (reversed[index >> 1] as number) / 2 + (index % 2 ? size / 2 : 0);
  const made = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin), reversed };
  tables.set(size, made);
  return made;
}
