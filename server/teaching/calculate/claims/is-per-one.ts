import type { Figure } from '../read-numbers.ts';

/** 'MC is #5', 'the acid test goes up to #5': by its name something is divided to get it. */
export function isPerOne(text: string, { index }: Figure): boolean {
  return new RegExp(`\\b(?:${names})${joins}*#${index}\\b`).test(text);
}

const names =
  'marginal \\w+|average (?:\\w+ )?(?:costs?|revenue|product)|unit costs?|mc|mr|ac|atc|avc|afc|ped|yed|xed|pes|ratio|margin|productivity';
const joins = '(?: (?:is|are|of|=|then|would be|comes to|goes|up|down|to|just|about|stays))* ';
