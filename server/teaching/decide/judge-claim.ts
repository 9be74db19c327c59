import { tell } from '../say/tell.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, Scene } from '../scene.ts';
import { admit, answerQuestion, asFarAsSure, fresh, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import type { Ranked } from './rank-found.ts';

/** A statement is agreed with, set right, or said to depend, with the reason. */
export function judgeClaim(scene: Scene, heard: Heard): Reply {
  const best = fresh(scene, heard.found)[0];
  if (!best) return answerQuestion(scene, heard);
  if (best.probability < sureOf.perhaps) return admit(scene, heard.found);
  const verdict = asksOpenly.test(heard.words) ? 'unclear' : judge(best);
  // What was written to set a misconception right says so itself.
  if (best.entry.kind === 'misconception' && verdict !== 'agrees')
    return giveEntry(scene, best.entry, { text: asFarAsSure(best) });
  const text = withoutVerdict(best.entry.reply);
  if (verdict !== 'agrees' && claimsTooMuch(heard.words, text))
    return giveEntry(scene, best.entry, { text, lead: tell(scene.lesson, 'notAlways') });
  return giveEntry(
    scene,
    best.entry,
    verdict === 'unclear' ? { text } : { text, lead: tell(scene.lesson, leads[verdict]) },
  );
}

/** Nobody says yes to 'why do they charge the same'. */
const asksOpenly = /^(?:\W|so|and|but|ok)*\b(?:why|what|how|which|who|when|where)\b/i;

/** 'So it always causes a shortage', and what was written names a case where it does not. */
function claimsTooMuch(words: string, text: string): boolean {
  return (
    /\b(?:always|never|every(?:one|body|thing)?|all|only|whatever|no matter|guarantee\w*|automatically)\b/i.test(
      words,
    ) &&
    /\b(?:only (?:if|when|below|above|a|the|on)|unless|depends|not always|need not|not all|sometimes|may not|does nothing|some (?:firms|people|goods|countries|businesses))\b/i.test(
      text,
    ) &&
    !/^(?:no|not|yes|it depends|nearly|only|that's a common)\b/i.test(text)
  );
}

type Verdict = 'agrees' | 'depends' | 'unclear';

const leads = {
  agrees: 'claimRight',
  depends: 'claimDepends',
} as const;

/** To agree with something wrong is the worst mistake: it takes the most to do so. */
export function judge({ verdict }: Pick<Ranked, 'verdict'>): Verdict {
  if (!verdict) return 'unclear';
  const { agrees, contradicts, depends } = verdict;
  if (agrees >= surely.agrees && agrees > contradicts + depends) return 'agrees';
  return depends >= surely.depends ? 'depends' : 'unclear';
}

/** Measured on claims of another writer: at 0.9 no wrong claim was agreed with, at 0.8 fifteen of 140 were. */
const surely = { agrees: 0.9, depends: 0.6 };
