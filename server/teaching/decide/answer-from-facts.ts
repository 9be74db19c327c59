import { checkWords } from '../facts/check-words.ts';
import type { Checked } from '../facts/checked.ts';
import type { Act } from '../read/acts.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** A plain yes, no, up or down, where the facts know it and the words say no more than that. */
export function answerFromFacts(scene: Scene, { act, words, found }: Heard): Reply | undefined {
  const { lesson, turn, facts } = scene;
  // With figures it is a sum, or about one.
  if (!mayAsk.includes(act) || /\d/.test(words)) return undefined;
  const before = turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  const checked = checkWords(facts, words, before);
  if (!checked) return undefined;
  const [best] = found;
  if (best && best.probability >= writtenForIt) return undefined;
  const lead = leads[checked.verdict];
  const about = found.find(({ entry }) => entry.section === checked.section && entry.kind !== 'misconception');
  const ask = about?.entry.asks[0];
  return {
    say: [...(lead ? [tell(lesson, lead)] : []), checked.says],
    change: { section: checked.section, entry: about?.id ?? null, plainer: 0, open: null },
    shown: { offers: [...(ask ? [{ label: ask, says: ask }] : []), offers.test] },
  };
}

const mayAsk: Act[] = ['ask', 'claim', 'answer', 'check-my-work', 'off-topic', 'meta', 'yes'];
/** An answer that was written for these very words says more. */
const writtenForIt = 0.95;

const leads: Record<Checked['verdict'], PhraseName | undefined> = {
  ...{ right: 'claimRight', wrong: 'claimTurned', unmoved: 'claimUnmoved', other: 'claimOther' },
  ...{ depends: 'claimDepends', told: undefined },
};
