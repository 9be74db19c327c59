const times = '×';
const minus = '−';
/** No line ends between a sign and what it stands before or after. */
const held = '\u00a0';

/** Signs in a sentence as they are printed: a minus that is none of our hyphens, '×' for 'x', and no sum torn apart. */
export function setFormulas(text: string): string {
  return hold(
    text
      .replaceAll(/(?<![^\s(=÷×+–])-(?=[£$€]?\.?\d)/g, minus)
      .replaceAll(/(?<=[\d)%] )(?<!\b(?:19|20)\d\d )-(?= [£$€(\d])/g, minus)
      .replaceAll(/(?<=[\d)%] )[x*](?= [£$€(\d−])/g, times),
  );
}

/** The same in a sum, where every sign between spaces is one of arithmetic. */
export function setSum(text: string): string {
  return text
    .trim()
    .replace(/^= ?| ?=$/g, '')
    .replaceAll(/ [x*] /g, ` ${times} `)
    .replaceAll(' / ', ' ÷ ')
    .replaceAll(' - ', ` ${minus} `)
    .replaceAll(/(?<![^\s(])-(?=[£$€]?\.?\d)/g, minus);
}

function hold(text: string): string {
  return text.replaceAll(/ ([÷×−+=]) /g, `${held}$1${held}`);
}
