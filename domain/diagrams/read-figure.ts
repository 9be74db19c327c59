/** '£80,000', '80k', '0.6', '60%', '-5': what a student writes into a field; nothing for anything else. */
export function readFigure(written: string): number | undefined {
  const text = written
    .replace(/[£,\s]/g, '')
    .replace('−', '-')
    .toLowerCase();
  const [, digits, unit = ''] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(k|m|%)?$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (units[unit] ?? 1);
}

const units: Record<string, number> = { k: 1000, m: 1_000_000, '%': 0.01 };
