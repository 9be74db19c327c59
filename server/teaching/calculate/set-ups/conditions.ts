import { anyOf } from '#domain/any-of.ts';
import { digitsForSpoken } from '../spoken-numbers.ts';

/**
 * 'Is that just MR = 0?', 'when PED = -1, is revenue at its highest?': a rule in signs. Its figure is none of a sum, and
 * where there is no other nothing is to be worked out.
 */
export function isOnlyCondition(words: string): boolean {
  const text = digitsForSpoken(words.toLowerCase().replaceAll('−', '-'));
  if (!marginal.test(text) && !(unitElastic.test(text) && ofRevenue.test(text))) return false;
  const rest = text.replaceAll(marginal, ' ').replaceAll(unitElastic, ' ').replaceAll(nothingLeft, ' ');
  return !/\d/.test(rest);
}

const marginal = anyOf([
  /\b(?:mr|marginal revenue|mc|marginal cost) ?(?:=|>|<|≥|≤|>=|<=|is|equals|is equal to) ?(?:0|zero|nothing)\b(?!\.\d)/g,
  /\b(?:mr|marginal revenue|mc|marginal cost|ar|ac|p) ?(?:=|>|<|equals|is equal to) ?(?:mr|marginal revenue|mc|marginal cost|ar|ac)\b/g,
]);
const unitElastic =
  /\b(?:ped|price elasticity of demand|elasticity)(?: of demand)? ?(?:=|is|of|equals|is equal to) ?(?:-|minus )?(?:1|one)\b(?![.\d]|,\d)/g;
/** After an elasticity 'so PED = -1?' is a result of the student's own. */
const ofRevenue = /\brevenue\b|\btr\b|\bmr\b|\bmid ?-?point\b|\bunit(?:ary)? elastic/;
const nothingLeft = /\b(?:supernormal |economic |abnormal )?profits? (?:is|=|are) ?(?:0|zero)\b/g;
