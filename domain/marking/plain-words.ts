import type { Token } from './tokens.ts';

/** Says something by itself: 'it depends overall' does not. */
export function isContent({ raw, stem }: Pick<Token, 'raw' | 'stem'>): boolean {
  return !empty.has(raw) && !empty.has(stem);
}

export function isNegator({ raw }: Pick<Token, 'raw'>): boolean {
  return negators.has(raw.replace(/['’]/g, ''));
}

const negators = new Set(
  'not never no cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt hasnt havent neither nor'.split(
    ' ',
  ),
);

const empty = new Set(
  (
    'a an the this that these those it its they their them he she his her you your we our us i my some any all both each ' +
    'is are was were be been being am do does did done has have had having will would can could may might must shall should ' +
    'of to in on at by for from with as into over about than then there here if when while where which who what why how ' +
    'and or but so because since although though however therefore thus also too very much most many ' +
    'depend depends overall conclusion maybe perhaps think know sure yes no not never idea answer question thing things stuff ' +
    'mean means meaning because lead leads cause causes result results good bad important just really only even up'
  ).split(' '),
);
