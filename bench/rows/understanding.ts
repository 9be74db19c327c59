import { readFile } from 'node:fs/promises';
import type { Subject } from '#domain/subjects.ts';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import { openBank } from '#server/teaching/bank/open-bank.ts';
import { calculate } from '#server/teaching/calculate/calculate.ts';
import type { Sum } from '#server/teaching/calculate/sum.ts';
import { isAgreed } from '#server/teaching/decide/is-agreed.ts';
import { readFacts } from '#server/teaching/facts/read-facts.ts';
import { readAct } from '#server/teaching/read/read-act.ts';
import { openReader } from '#server/teaching/reader/open-reader.ts';
import type { Found } from '#server/teaching/reader/reader.ts';
import { openPlayer, type Played } from '../conversations/play.ts';
import { meets } from '../conversations/scripts.ts';
import type { Line, Row } from '../row.ts';

type Exchange = { tutor: string; student: string; act: string };
type Sums = { subject: Subject; topic: string | null; student: string; needs: string[][]; avoid: string[] };
type SumTalk = {
  id: string;
  half: 'tuning' | 'reporting';
  subject: Subject;
  agent?: string;
  /** `worked` is false where no sum is to be worked. */
  turns: { student: string; needs: string[][]; avoid: string[]; result: string; worked?: false }[];
};
type Wished = {
  id: string;
  half: 'tuning' | 'reporting';
  agent: string;
  good: string;
  /** Words, where it is to be short. */
  most?: number;
  turns: Pick<SumTalk['turns'][number], 'student' | 'needs' | 'avoid'>[];
};
type Claim = { subject: Subject; topic: string | null; student: string; verdict: 'right' | 'wrong' | 'depends' };

/** The parts of the tutor's understanding, each against a set by a writer who had not seen it. */
export const row: Row = {
  number: 27,
  name: 'understanding',
  exact: true,
  async measure() {
    const { modelsDir } = readConfig({ TUTOR_VOICE: 'off' });
    const reader = openReader({ log: createLog({ production: true, logLevel: 'silent' }), modelsDir });
    try {
      return [
        ...(await measureActs(reader)),
        ...(await measureSums()),
        ...(await measureSumTalks('sum-conversations', 'sums in conversations')),
        ...(await measureSumTalks('sum-follow-ups', 'what is asked about a result')),
        ...(await measureSumTalks('sum-talks', 'a case asked about, changed and corrected')),
        ...(await measureWishes()),
        ...(await measureClaims(reader)),
        ...(await measureStatements(reader)),
      ];
    } finally {
      await reader.close();
    }
  },
};

type Reader = ReturnType<typeof openReader>;

async function measureActs(reader: Reader): Promise<Line[]> {
  const rows = await readLines<Exchange>('exchanges');
  let right = 0;
  let taken = 0;
  for (const { tutor, student, act } of rows) {
    const { acts } = await reader.read({ subject: 'economics', words: student, topic: '', tutorSaid: tutor });
    const read = readAct({ words: student, acts, waiting: /\?\s*$/.test(tutor) ? 'question' : 'nothing' }).act;
    if (read === act) right++;
    if (read === 'answer' && act !== 'answer') taken++;
  }
  const others = rows.filter(({ act }) => act !== 'answer').length;
  return [
    share(`acts read rightly, ${rows.length} exchanges`, right / rows.length, 92),
    {
      figure: 'something else taken for an answer, before it is marked',
      ours: `${taken} of ${others}`,
      goal: '< 1 %',
      met: taken < others / 100,
    },
  ];
}

async function measureSums(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, figure] of [
    ['sums', 'sums that were looked at'],
    ['sums-unseen', 'sums of another writer, looked at late'],
  ] as const) {
    const rows = await readLines<Sums>(name);
    const sums = rows.map((one) => ({
      one,
      sum: calculate({ words: one.student, subject: one.subject, topic: one.topic ?? '' }),
    }));
    const right = sums.filter(({ one, sum }) => meets(one, sayOf(sum))).length;
    const wrong = sums.filter(({ one, sum }) => sum?.kind === 'worked' && !meets(one, sayOf(sum))).length;
    lines.push(share(`${figure}, of ${rows.length}`, right / rows.length, 98));
    lines.push({ figure: `${figure}, worked otherwise`, ours: String(wrong), goal: '0', met: wrong === 0 });
  }
  return lines;
}

/** Sums as they come in a conversation, by the whole tutor: later ones lean on the ones before. */
async function measureSumTalks(set: string, figure: string): Promise<Line[]> {
  const talks = await readLines<SumTalk>(set);
  const player = openPlayer();
  const lines: Line[] = [];
  try {
    for (const half of ['tuning', 'reporting'] as const) {
      const played: Pick<Played, 'met' | 'taught'>[] = [];
      for (const { id, subject, turns, ...talk } of talks.filter((one) => one.half === half)) {
        const agent = talk.agent ?? (subject === 'business' ? 'business' : 'economics-theme-1');
        const asked = turns.map((turn) => ({ ...turn, act: 'calculate', section: null, good: turn.result }));
        const replies = await player.play({ id, agent, style: 'careful', turns: asked });
        played.push(
          ...replies.map(({ met, taught }, at) => ({
            taught,
            met: met && !(turns[at]?.worked === false && taught.shown?.steps),
          })),
        );
      }
      const which = half === 'tuning' ? 'looked at' : 'not looked at';
      const right = played.filter(({ met }) => met).length;
      const wrong = played.filter(({ met, taught }) => !met && taught.shown?.steps).length;
      lines.push(share(`${figure}, ${which}, of ${played.length}`, right / played.length, 98));
      lines.push({
        figure: `${figure}, ${which}, worked otherwise`,
        ours: `${wrong}`,
        goal: '0',
        met: wrong === 0,
      });
    }
  } finally {
    await player.close();
  }
  return lines;
}

/** What students want beside an answer, each judged by the reply to its last turn. */
async function measureWishes(): Promise<Line[]> {
  const talks = await readLines<Wished>('wishes');
  const player = openPlayer();
  try {
    const lines: Line[] = [];
    for (const half of ['tuning', 'reporting'] as const) {
      const own = talks.filter((one) => one.half === half);
      let right = 0;
      for (const { id, agent, turns, good, most = Number.POSITIVE_INFINITY } of own) {
        const asked = turns.map((turn) => ({ ...turn, act: 'ask', section: null, good }));
        const last = (await player.play({ id, agent, style: 'careful', turns: asked })).at(-1);
        const length = last?.taught.sentences.join(' ').split(/\s+/).length ?? 0;
        if (last?.met && length <= most) right++;
      }
      const which = half === 'tuning' ? 'looked at' : 'looked at late';
      lines.push(share(`what is wanted beside an answer, ${which}, of ${own.length}`, right / own.length, 85));
    }
    return lines;
  } finally {
    await player.close();
  }
}

function sayOf(sum: Sum | undefined): string {
  if (!sum) return '';
  if (sum.kind === 'worked') return sum.sentences.join(' ');
  return sum.kind === 'missing'
    ? `I also need ${sum.missing.join(' and ')}. ${sum.formula}`
    : `${sum.sentence} ${sum.formula}`;
}

async function measureClaims(reader: Reader): Promise<Line[]> {
  const [rows, bank, facts] = [await readLines<Claim>('claims'), await openBank(), await readFacts()];
  const told = { agreed: 0, wronglyAgreed: 0, setRight: 0 };
  for (const { subject, topic, student, verdict } of rows) {
    const { found, right } = await reader.read({ subject, words: student, topic: topic ?? '', tutorSaid: '' });
    const near = withEntries(bank, found);
    const [best] = near;
    const agreed = isAgreed(facts[subject], { words: student, right }, near);
    if (agreed && verdict === 'right') told.agreed++;
    if (agreed && verdict === 'wrong') told.wronglyAgreed++;
    if (best?.entry.kind === 'misconception' && verdict === 'wrong') told.setRight++;
  }
  const count = (verdict: Claim['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  return [
    {
      figure: 'wrong claims agreed with',
      ours: `${told.wronglyAgreed} of ${count('wrong')}`,
      goal: '< 2 %',
      met: told.wronglyAgreed < count('wrong') / 50,
    },
    share(`right claims agreed with, of ${count('right')}`, told.agreed / count('right'), 90),
    share(`wrong claims met by a misconception's own answer, of ${count('wrong')}`, told.setRight / count('wrong'), 90),
  ];
}

type Statement = { subject: Claim['subject']; before: string; claim: string; label: 'right' | 'wrong' | 'half' };

/** What students stated in talks, beside what the tutor had said before. */
async function measureStatements(reader: Reader): Promise<Line[]> {
  const [all, bank, facts] = [await readLines<Statement>('natural-claims'), await openBank(), await readFacts()];
  const rows = all.filter(({ before }) => before);
  const agreed = { right: 0, wrong: 0, half: 0 };
  for (const { subject, before, claim, label } of rows) {
    const { found, right } = await reader.read({ subject, words: claim, topic: '', tutorSaid: before });
    if (isAgreed(facts[subject], { words: claim, right }, withEntries(bank, found))) agreed[label]++;
  }
  const count = (label: Statement['label']) => rows.filter((row) => row.label === label).length;
  const wrongly = agreed.wrong / rows.length;
  return [
    share(`right statements in talks agreed with, of ${count('right')}`, agreed.right / count('right'), 90),
    {
      figure: `wrong statements agreed with, of all ${rows.length} in talks (half right: ${agreed.half} of ${count('half')})`,
      ours: `${agreed.wrong} of ${count('wrong')}`,
      goal: '< 2 %',
      met: wrongly < 0.02,
    },
  ];
}

function withEntries(bank: Awaited<ReturnType<typeof openBank>>, found: Found[]) {
  return found.flatMap(({ id, probability }) => {
    const entry = bank.get(id);
    return entry ? [{ entry, probability }] : [];
  });
}

function share(figure: string, part: number, goal: number): Line {
  return { figure, ours: `${(100 * part).toFixed(1)} %`, goal: `>= ${goal} %`, met: 100 * part >= goal };
}

async function readLines<Kind>(name: string): Promise<Kind[]> {
  const text = await readFile(`bench/sets/${name}.jsonl`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): Kind => JSON.parse(line));
}
