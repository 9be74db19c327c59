/** In the order in which lines are drawn, here and in the figures. */
const strokes = ['var(--accent)', 'var(--pen)', 'var(--success)', 'var(--warning)', 'var(--ink-soft)'];
const fills = ['var(--warning)', 'var(--pen)', 'var(--success)'];

export function strokeOf(index: number): string {
  return strokes[index % strokes.length] ?? 'var(--ink)';
}

export function fillOf(index: number): string {
  return fills[index % fills.length] ?? 'var(--ink)';
}

/** Letters stay readable where they cross a line. */
export const halo = 'font-semibold [paint-order:stroke] stroke-raised stroke-[4px] [stroke-linejoin:round]';
