import { isStock, type Lens, lenses, lensNames, markLens, markWhole } from '#domain/marking/lenses.ts';
import { record } from '../mark/record.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { named } from '../say/named.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type TurnContext } from '../turn-context.ts';
import { lensAsk, type OpenClaim } from './evaluation.ts';

/** What the student says to one side of SPEC. A side that is named and not explained is called what it is: bolted on. */
export function answerClaim(context: TurnContext, open: OpenClaim, words: string): Reply {
  const { lesson } = context;
  if (open.lens === 'whole') return closeClaim(context, open, words);
  const said = `${open.said} ${words}`.trim();
  const mark = markLens(open.lens, said);
  if (mark === 'reasoned')
    return nextLens(context, { ...open, reasoned: [...open.reasoned, open.lens] }, [tell(lesson, 'lensGood')]);
  const lens = lensNames[open.lens];
  if (isStock(words) && open.rung === 0)
    return {
      say: [tell(lesson, 'lensStock', { quote: words.trim().replace(/[.!]+$/, '') })],
      ask: tell(lesson, 'thisCase'),
      change: { open: { ...open, rung: 1, helped: Math.max(1, open.helped), said } },
    };
  const heard =
    mark === 'bare'
      ? tell(lesson, 'lensBare', { lens })
      : mark === 'fence'
        ? tell(lesson, 'lensFence')
        : tell(lesson, 'lensOff', { lens });
  if (open.rung > 0) return helpWithClaim(context, open, [heard]);
  const ask = mark === 'fence' ? 'chooseSide' : mark === 'bare' ? 'because' : undefined;
  if (!ask) return helpWithClaim(context, open, [heard]);
  return {
    say: [heard],
    ask: tell(lesson, ask),
    change: { open: { ...open, rung: 1, helped: Math.max(1, open.helped), said } },
  };
}

/** The ladder: what to look for, how to begin, one way to put it, and on. */
export function helpWithClaim(context: TurnContext, open: OpenClaim, before: string[] = []): Reply {
  const { lesson } = context;
  if (open.lens === 'whole') return { say: [tell(lesson, 'noHelpHere')], ask: lensAsk(context, 'whole') };
  const rung = open.rung + 1;
  const helped = Math.max(open.helped, Math.min(4, rung));
  if (rung <= 2) {
    const starter = starters[open.lens];
    return {
      say: [...before, tell(lesson, 'starter', { starter })],
      ask: tell(lesson, 'anotherGo'),
      change: { open: { ...open, rung: Math.max(2, rung), helped } },
    };
  }
  const point = requireSection(context, open.section).keyPoints.find(({ id }) => id === open.point);
  const given = point ? [tell(lesson, 'courseSays', { text: firstSentences(point.text, 1) })] : [];
  return nextLens(context, { ...open, helped, bare: [...open.bare, open.lens] }, [...before, ...given]);
}

function nextLens(context: TurnContext, open: OpenClaim, say: string[]): Reply {
  const lens: Lens = lenses[lenses.indexOf(open.lens) + 1] ?? 'whole';
  const next: OpenClaim = { ...open, lens, rung: 0, said: '' };
  if (lens !== 'whole') return { say, ask: lensAsk(context, lens), change: { open: next } };
  const { evidence, results } = weighed(
    context,
    open,
    false,
    open.reasoned.length >= 4 ? 'right' : open.reasoned.length >= 2 ? 'partly' : 'not yet',
    open.bare[0],
  );
  return { say, ask: lensAsk(context, 'whole'), change: { open: next, results }, evidence };
}

/** The whole evaluation alone: the check at the end. */
function closeClaim(context: TurnContext, open: OpenClaim, words: string): Reply {
  const { lesson } = context;
  const { mark, missing } = markWhole(words);
  const { evidence, results } = weighed(
    context,
    { ...open, helped: 0 },
    true,
    mark === 'reasoned' ? 'right' : mark === 'bare' ? 'partly' : 'not yet',
    missing,
  );
  const say = missing
    ? [
        ...(mark === 'fence' ? [tell(lesson, 'lensFence')] : []),
        tell(lesson, 'notWeighed', { lens: lensNames[missing] }),
      ]
    : [tell(lesson, 'evaluated')];
  return {
    say,
    ask: tell(lesson, 'anotherClaim', { title: named(requireSection(context, open.section).title) }),
    change: {
      results,
      open: { kind: 'offer', act: 'test-me', words: requireSection(context, open.section).title },
    },
    evidence,
  };
}

function weighed(
  context: TurnContext,
  open: OpenClaim,
  unassisted: boolean,
  verdict: 'right' | 'partly' | 'not yet',
  missing: string | undefined,
) {
  return record(context, {
    sectionId: open.section,
    itemKind: 'evaluation',
    itemId: open.point,
    verdict,
    hints: open.helped,
    unassisted,
    missing: missing && lensNames[missing as Lens],
  });
}

/** How a sentence of each kind may begin; the student finishes it. */
const starters: Record<Lens, string> = {
  time: 'in the short run this, but in the long run that, because',
  people: 'while some people gain, others lose, especially',
  size: 'the effect is likely to be small, or large, because',
  conditions: 'this holds only if',
  judgement: 'overall I would say that it is true, or not, because',
  whole: '',
};
