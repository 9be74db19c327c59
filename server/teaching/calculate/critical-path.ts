import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Task = { name: string; length: number; after: string[] };

/** Tasks that wait for other tasks: the longest chain is how long it all takes. */
export const criticalPath: Formula[] = [
  {
    name: 'critical path',
    neverGiven: true,
    aliases:
      /critical path(?: analysis)?|(?:how long|minimum time|shortest time|duration|earliest)[\w ]{0,30}(?:total|project|finish|take|altogether|all)?|(?:total )?float (?:on|of|for) (?:task |activity )?[a-j]\b/,
    onlyWith: /\b(?:after|depends on|follows|needs|once|preceded by)\b/,
    formula: 'Earliest finish = latest finish of the tasks before + duration; the longest chain is the critical path',
    sentence: 'Add up the days along each chain of tasks; the longest one is the critical path.',
    ways: [
      way({ tasks: fromText('each task, its length and what it waits for', readTasks) }, ({ tasks }, say, { text }) =>
        work(tasks, say, text),
      ),
    ],
  },
];

function readTasks(reading: Reading): Task[] | undefined {
  const found = [
    ...reading.text.matchAll(/(?<=^|[ ,.;:])(?:task |activity )?([a-j]) ?(?:takes |lasts |is |= |: |\()*#(\d+)/g),
  ];
  const names = found.map((match) => match[1] ?? '');
  if (found.length < 3 || found.length !== reading.facts.length || new Set(names).size !== names.length)
    return undefined;
  const tasks = found.map((match, at) => {
    const rest = reading.text.slice(match.index + match[0].length, found[at + 1]?.index);
    const waits = /\b(?:after|depends on|follows|needs|once|preceded by)\b([^.;#]*)/.exec(rest)?.[1] ?? '';
    const after = (waits.match(/\b[a-j]\b/g) ?? []).filter((name) => name !== match[1] && names.includes(name));
    return { name: match[1] ?? '', length: valueAt(reading, Number(match[2])) ?? 0, after };
  });
  return tasks.some(({ after }) => after.length > 0) ? tasks : undefined;
}

function work(tasks: Task[], say: Say, text: string): Working | undefined {
  const finish = new Map<string, { end: number; path: string[] }>();
  for (let round = 0; round < tasks.length; round++) {
    for (const { name, length, after } of tasks) {
      const before = after.map((other) => finish.get(other));
      if (finish.has(name) || before.includes(undefined)) continue;
      const latest = before.reduce<{ end: number; path: string[] }>((a, b) => (b && b.end > a.end ? b : a), {
        end: 0,
        path: [],
      });
      finish.set(name, { end: tidy(latest.end + length), path: [...latest.path, name] });
    }
  }
  if (finish.size !== tasks.length) return undefined;
  const longest = [...finish.values()].reduce((a, b) => (b.end > a.end ? b : a));
  const unit = /\b(day|week|hour|month)s?\b/.exec(text)?.[1] ?? 'day';
  const path = longest.path.map((name) => name.toUpperCase());
  const lengths = longest.path.map((name) => say.number(tasks.find((task) => task.name === name)?.length ?? 0));
  const wanted = /float (?:on|of|for) (?:task |activity )?([a-j])\b/.exec(text)?.[1];
  if (wanted) return floatOf(wanted, tasks, finish, longest.end, unit, say);
  return {
    value: longest.end,
    unit: 'number',
    sentences: [
      `The longest chain is ${path.join(', ')}.`,
      `${lengths.join(' plus ')} is ${say.number(longest.end)}.`,
      `So it takes ${say.number(longest.end)} ${unit}s, and any delay on ${path.join(', ')} delays everything.`,
    ],
    steps: [step(`Critical path ${path.join('–')}`, `${lengths.join(' + ')} = ${say.number(longest.end)} ${unit}s`)],
  };
}

function floatOf(
  wanted: string,
  tasks: Task[],
  finish: Map<string, { end: number }>,
  end: number,
  unit: string,
  say: Say,
): Working | undefined {
  const latest = (name: string): number => {
    const next = tasks.filter(({ after }) => after.includes(name));
    return next.length === 0 ? end : Math.min(...next.map((task) => latest(task.name) - task.length));
  };
  const early = finish.get(wanted)?.end;
  if (early === undefined) return undefined;
  const late = latest(wanted);
  const float = tidy(late - early);
  const name = wanted.toUpperCase();
  return {
    value: float,
    unit: 'number',
    sentences: [
      `${name} can finish by ${unit} ${say.number(early)}, and need not finish before ${unit} ${say.number(late)}.`,
      `So its float is ${say.number(late)} minus ${say.number(early)}, which is ${say.number(float)} ${unit}s.`,
    ],
    steps: [step(`Float of ${name}`, `${say.number(late)} − ${say.number(early)} = ${say.number(float)} ${unit}s`)],
  };
}
