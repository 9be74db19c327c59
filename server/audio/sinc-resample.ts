/** Zero crossings of the filter on each side: what is above the new rate's half is some 60 dB down. */
const crossings = 12;
/** How finely the filter is tabled between two samples. */
const phases = 256;
/** Where it begins to close, of the half of the lower rate. */
const passed = 0.94;

/** Takes every `step`-th sample (1 is every one, 2 every other), through a filter that lets nothing fold back. */
export function sincResample(sound: Float32Array, step: number): Float32Array {
  if (step === 1) return sound;
  const { reach, tableAt } = filterFor(step);
  const made = new Float32Array(Math.floor(sound.length / step));
  for (let index = 0; index < made.length; index++) {
    const at = index * step;
    const whole = Math.floor(at);
    const table = tableAt(Math.round((at - whole) * phases));
    const first = whole - reach + 1;
    const last = Math.min(table.length, sound.length - first);
    let sum = 0;
    for (let tap = Math.max(0, -first); tap < last; tap++)
      sum += (table[tap] as number) * (sound[first + tap] as number);
    made[index] = sum;
  }
  return made;
}

type Filter = { reach: number; tableAt(phase: number): Float32Array };
const filters = new Map<number, Filter>();

/** Few steps are ever taken, again and again; each keeps what it has made. */
function filterFor(step: number): Filter {
  const known = filters.get(step);
  if (known) return known;
  const cutoff = passed * Math.min(1, 1 / step);
  const reach = Math.ceil(crossings / cutoff);
  const tables: Float32Array[] = [];
  const tableAt = (phase: number) => {
    const table = tables[phase] ?? filterAt(phase / phases, cutoff, reach);
    tables[phase] = table;
    return table;
  };
  filters.set(step, { reach, tableAt });
  return { reach, tableAt };
}

/** A sinc under a Blackman window, for a point so far behind a sample. Its taps add up to one. */
function filterAt(fraction: number, cutoff: number, reach: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * reach }, (_, tap) => {
    const x = tap - reach + 1 - fraction;
    const window = 0.42 + 0.5 * Math.cos((Math.PI * x) / reach) + 0.08 * Math.cos((2 * Math.PI * x) / reach);
    return Math.abs(x) >= reach ? 0 : window * (x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}
