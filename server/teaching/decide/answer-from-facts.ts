import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { checkWords } from '../facts/check-words.ts';
import type { Checked } from '../facts/checked.ts';
import { sortThing } from '../facts/sort-thing.ts';
import { slips } from '../mark/features.ts';
import type { Act } from '../read/acts.ts';
import { withoutVerdictAsked } from '../read/verdict-asked.ts';
import { withoutInstance } from '../read/without-instance.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** A plain yes, no, up or down, where the facts know it and the words say no more than that. */
export function answerFromFacts(context: TurnContext, { act, words: said, found }: Heard): Reply | undefined {
  const { lesson, turn, facts } = context;
  const words = withoutInstance(withoutVerdictAsked(said));
  // With figures it is a sum, or about one.
  if (!mayAsk.includes(act) || /\d/.test(words)) return undefined;
  const before = turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  const asked = { before, section: lesson.section ?? undefined };
  const checked = checkWords(facts, words, before) ?? sortThing(facts, words, asked);
  if (!checked) return undefined;
  const [best] = found;
  if (best && best.probability >= writtenForIt && !(slips.has(checked.verdict) && /^yes\b/i.test(best.entry.reply)))
    return undefined;
  // 'It depends: …' says so itself.
  const lead = /^it depends\b/i.test(checked.says) ? undefined : leads[checked.verdict];
  const about = found.find(({ entry }) => entry.section === checked.section && entry.kind !== 'misconception')?.entry;
  const ask = about?.asks[0];
  return {
    say: [...(lead ? [tell(lesson, lead)] : []), checked.says],
    change: {
      section: checked.section,
      entry: (about ?? nearestOf(context, checked))?.id ?? null,
      plainer: 0,
      open: null,
    },
    shown: { offers: [...(ask ? [{ label: ask, says: ask }] : []), offers.test] },
  };
}

/** Of the section's answers the one that speaks of the same: what is asked next leans on it. */
function nearestOf({ bank, course }: TurnContext, { section, says }: Checked): Entry | undefined {
  const told = new Set(stemsOf(says));
  const shared = ({ asks }: Entry) => stemsOf(asks[0] ?? '').filter((stem) => told.has(stem)).length;
  return bank.of(course.subject, section).toSorted((one, other) => shared(other) - shared(one))[0];
}

const mayAsk: Act[] = ['ask', 'claim', 'answer', 'check-my-work', 'off-topic', 'meta', 'yes'];
/** An answer that was written for these very words says more, unless it says yes where the facts say no. */
const writtenForIt = 0.95;

const leads: Record<Checked['verdict'], PhraseName | undefined> = {
  ...{ right: 'claimRight', wrong: 'claimTurned', unmoved: 'claimUnmoved', other: 'claimOther' },
  ...{ depends: 'claimDepends', told: undefined },
};
