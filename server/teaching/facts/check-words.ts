import { checkEffects } from './check-effects.ts';
import { checkKinds } from './check-kinds.ts';
import type { Checked } from './checked.ts';
import { checkOwnPrice } from './own-price.ts';
import { readEvents } from './read-events.ts';
import type { Facts } from './read-facts.ts';

/** What the facts say to these words, after those that the student said before; nothing where they are not sure. */
export function checkWords(facts: Facts, words: string, before: string): Checked | undefined {
  const ofItself = checkOwnPrice(words);
  if (ofItself) return ofItself;
  const said = readEvents(facts, words);
  const earlier = before ? readEvents(facts, before) : undefined;
  // What was said before is leaned on where the facts knew it: else nobody knows what 'it' is.
  const known = earlier && checkEffects(facts, earlier, undefined) ? earlier : undefined;
  const moved = checkEffects(facts, said, known);
  // 'The J-curve means …': what a term means is settled, where what moves may depend.
  const checked = moved && moved.verdict !== 'depends' ? moved : (checkKinds(facts, said) ?? moved);
  return checked?.verdict === 'right' && isElsewhere(words, checked.says) ? undefined : checked;
}

/** 'A maximum price above equilibrium causes a shortage', and the fact is of one below it. */
function isElsewhere(words: string, says: string): boolean {
  const [here, there] = [words, says].map((text) => new Set(text.toLowerCase().match(/\b(?:above|below)\b/g) ?? []));
  return here?.size === 1 && there?.size === 1 && ![...here].some((place) => there.has(place));
}
