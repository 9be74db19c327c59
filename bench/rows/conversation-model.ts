import { appendFileSync } from 'node:fs';
import { type ModelTurn, openModelPlayer } from '../conversations/play-model.ts';
import { readScripts } from '../conversations/scripts.ts';
import type { Line } from '../row.ts';

/**
 * `--turns=200` is as many as are counted, `--from=90` leaves out that many before them; `MODEL_TURNS` names a file that takes every turn, to be read; `--recorded` plays
 * what TinyLlama has said in those turns, which needs no model.
 */
const usualTurns = 200;
const recording = 'bench/sets/tinyllama-replies.jsonl';

/** The conversation set through the language model of this machine, beside the built-in tutor in the same turns. */
export async function compareModel(): Promise<Line[]> {
  const [most, from] = [readNumber('turns', usualTurns), readNumber('from', 0)];
  const { tuning } = await readScripts();
  const player = await openModelPlayer(process.argv.includes('--recorded') ? recording : undefined);
  const turns: ModelTurn[] = [];
  try {
    console.error(`The model is ${player.description()}.`);
    let passed = 0;
    for (const script of tuning) {
      passed += script.turns.length;
      if (passed <= from) continue;
      if (turns.length >= most) break;
      await player.play({ ...script, turns: script.turns.slice(0, most - turns.length) }, (turn) => {
        turns.push(turn);
        if (process.env.MODEL_TURNS) appendFileSync(process.env.MODEL_TURNS, `${JSON.stringify(turn)}\n`);
      });
      console.error(`${script.id}: ${turns.length} turns`);
    }
    for (const { script, at, against, wrongFigures } of turns) {
      for (const figure of wrongFigures) console.error(`${script} ${at}: ${figure} is written nowhere`);
      for (const [said, written] of against) console.error(`${script} ${at}: ${said}\n  against: ${written}`);
    }
    return linesOf(turns, player.outcomes);
  } finally {
    await player.close();
  }
}

function readNumber(name: string, usual: number): number {
  const word = process.argv.find((one) => one.startsWith(`--${name}=`));
  return word ? Number(word.slice(name.length + 3)) : usual;
}

function linesOf(turns: ModelTurn[], outcomes: Map<string, number>): Line[] {
  const asked = turns.filter(({ raw }) => raw);
  const share = (met: (turn: ModelTurn) => boolean) =>
    `${((100 * turns.filter(met).length) / turns.length).toFixed(1)} %`;
  const counted = (name: string) => outcomes.get(name) ?? 0;
  const left = ['figure', 'contradiction', 'verdict', 'strange', 'question', 'repeated', 'length'];
  const none = (figure: string, count: number): Line => ({ figure, ours: String(count), goal: '0', met: count === 0 });
  const told = (figure: string, ours: string, floor?: string): Line => ({
    figure,
    ours,
    goal: 'told',
    met: true,
    ...(floor && { floor }),
  });
  return [
    told(
      `needs met in ${turns.length} turns, beside the built-in tutor`,
      share(({ met }) => met),
      share(({ builtInMet }) => builtInMet),
    ),
    none('wrong figures', turns.flatMap(({ wrongFigures }) => wrongFigures).length),
    none('sentences against a written answer', turns.flatMap(({ against }) => against).length),
    told('turns that the model was asked in', `${asked.length}`),
    told('sentences said, of its own', `${counted('said')}`),
    told('sentences left out', left.map((name) => `${name} ${counted(name)}`).join(', ')),
    told('replies replaced by the written answer', `${counted('replaced')}`),
    told('replies that failed, and the built-in tutor went on', `${counted('failed')}`),
    told('replies completed from the written answer', `${counted('completed')}`),
    // What was recorded took no time.
    ...(asked.some(({ firstMs }) => firstMs)
      ? [
          told('first token, median', `${Math.round(median(asked.flatMap(({ firstMs }) => firstMs ?? [])))} ms`),
          told(
            'words a second, median',
            median(asked.flatMap(({ wordsPerSecond }) => wordsPerSecond ?? [])).toFixed(1),
          ),
        ]
      : []),
  ];
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
