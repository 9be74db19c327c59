/** Nothing that can be taken for something else (0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V), and no words. */
export const codeLetters = 'CDFGHJKMNPQRTVWXY3479';
export const codeLength = 8;

/** As a student types it: in small letters, with a hyphen, a space or neither. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** As it stands on a board: 'CDFG-HJKM'. */
export function showCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}
