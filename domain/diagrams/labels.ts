/** Case, spaces, dots and small digits make no difference; a star, a dash after the letter and a plus do. */
export function normaliseLabel(label: string | undefined): string {
  return (label ?? '')
    .toLowerCase()
    .replace(/[₀-₉]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x2080 + 0x30))
    .replace(/\*/g, 'star')
    .replace(/['’′]/g, 'prime')
    .replace(/[^a-z0-9£%+=]/g, '');
}

export function isLabel(given: string | undefined, accept: readonly string[]): boolean {
  const label = normaliseLabel(given);
  return label !== '' && accept.some((accepted) => normaliseLabel(accepted) === label);
}

/** 'D' for D1 and D2, 'Pw' for Pw and Pw+T: two states of one thing. */
export function stemOf(label: string): string {
  return normaliseLabel(label).replace(/(prime|\+.*|\d)$/, '');
}
