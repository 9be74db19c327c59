import { compileFrames, type Frames } from '../frames.ts';
import type { PlainWords } from '../plain-words.ts';
import { isTalkOfSubject } from '../talk-of-subject.ts';
import { askingHow } from './asking-how.ts';
import { bullying } from './bullying.ts';
import { despair } from './despair.ts';
import { eating } from './eating.ts';
import { endingLife } from './ending-life.ts';
import { exploitation } from './exploitation.ts';
import type { Family } from './family.ts';
import { goodbye } from './goodbye.ts';
import { lists } from './lists.ts';
import { low } from './low.ts';
import { neglect } from './neglect.ts';
import { noTomorrow } from './no-tomorrow.ts';
import { others } from './others.ts';
import { plainCries } from './plain-cries.ts';
import { selfHarm } from './self-harm.ts';
import { violence } from './violence.ts';

/** How far round a match its other meaning is looked for, in characters. */
const nearby = 90;

/** How surely these words say that somebody needs a person, not a tutor. */
export function findDistress(plain: PlainWords): 'said' | 'likely' | 'hinted' | undefined {
  if (families.some((family) => (family.tier === 'sure' || family.tier === 'strong') && isSaid(family, plain)))
    return 'said';
  const hints = families.filter((family) => family.tier === 'hint' && isSaid(family, plain)).length;
  if (hints >= 2 || families.some((family) => family.tier === 'likely' && isSaid(family, plain))) return 'likely';
  return hints ? 'hinted' : undefined;
}

function isSaid({ tier, says, unless }: CompiledFamily, plain: PlainWords): boolean {
  for (const { from, to } of says.find(plain)) {
    const around = plain.text.slice(Math.max(0, from - nearby), to + nearby);
    if (isTalkOfSubject(plain.text, from, to)) continue;
    if (unless?.isIn(around)) continue;
    if (tier === 'likely' && laughter.isIn(around)) continue;
    if (tier === 'strong' && laughter.isIn(around) && schoolwork.isIn(around)) continue;
    return true;
  }
  return false;
}

type CompiledFamily = { tier: Family['tier']; says: Frames; unless: Frames | undefined };

const families: CompiledFamily[] = [
  ...[
    ...plainCries,
    ...noTomorrow,
    ...askingHow,
    ...endingLife,
    ...goodbye,
    ...despair,
    ...low,
    ...selfHarm,
    ...eating,
  ],
  ...[...violence, ...neglect, ...exploitation, ...bullying, ...others],
].map(({ tier, says, unless }) => ({
  tier,
  says: compileFrames(says, lists),
  unless: unless && compileFrames(unless, lists),
}));

const laughter = compileFrames(['<laugh>'], lists);
const schoolwork = compileFrames(['<study>'], lists);
