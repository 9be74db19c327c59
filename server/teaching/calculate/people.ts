import { type Formula, type Need, type Reading, step, value, type Way, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { ratio } from './ratio.ts';
import { tidy } from './say-number.ts';

const staff = {
  need: value(['workers', 'labourForce', 'population', 'employed'], 'the average number of staff'),
  name: 'the number of staff',
  write: 'number',
} as const;
const under = (result: number) => result >= 0 && result <= 300;

/** 'lost 9 of them' is read as a fall of 9. */
function leavers(): Need<number> {
  const need = value('leavers');
  return {
    ...need,
    take: (facts, reading) => {
      const taken = need.take(facts, reading);
      return taken && taken !== 'unclear' ? { ...taken, value: Math.abs(taken.value) } : taken;
    },
  };
}

export const people: Formula[] = [
  {
    name: 'labour turnover',
    subject: 'business',
    aliases: /(?:labour|staff|employee|worker|annual)(?: labour)? turnover(?: rate)?|turnover (?:rate|of staff)|lto/,
    formula: 'Labour turnover = leavers in the year ÷ average number of staff × 100',
    sentence: 'Divide the leavers by the average number of staff and multiply by 100.',
    ways: [
      fromStartAndEnd(),
      ratio({
        name: 'labour turnover',
        top: { need: leavers(), name: 'leavers', write: 'number' },
        bottom: staff,
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of the staff left in the year.`,
        fits: under,
      }),
    ],
  },
  {
    name: 'labour retention',
    subject: 'business',
    aliases: /(?:labour|staff|employee)? ?retention(?: rate)?/,
    formula: 'Labour retention = staff who stayed ÷ average number of staff × 100',
    sentence: 'Divide the staff who stayed by the number of staff and multiply by 100.',
    ways: [
      ratio({
        name: 'labour retention',
        top: { need: value('stayers'), name: 'staff who stayed', write: 'number' },
        bottom: staff,
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of the staff stayed.`,
        fits: (result) => result <= 100,
      }),
      fromLeavers(),
    ],
  },
  {
    name: 'absence rate',
    subject: 'business',
    aliases: /absen(?:ce|teeism)(?: rate)?|rate of absence|absence percentage/,
    formula: 'Absence rate = days lost ÷ working days available × 100',
    sentence: 'Divide the days lost by the days that could have been worked and multiply by 100.',
    ways: [
      daysPerWorker(),
      ratio({
        name: 'the absence rate',
        top: { need: value('absentDays'), name: 'days lost', write: 'number' },
        bottom: { need: value('workingDays'), name: 'working days available', write: 'number' },
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of working time was lost.`,
        fits: (result) => result <= 100,
      }),
      ratio({
        name: 'the absence rate',
        top: { need: value('absentDays', 'the staff absent'), name: 'staff absent', write: 'number' },
        bottom: staff,
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of the staff were away.`,
        fits: (result) => result <= 100,
      }),
    ],
  },
];

/** '190 staff at the start, 210 at the end, 24 left': the average comes first. */
function fromStartAndEnd(): Way {
  return way({ told: fromText('the leavers and the staff at both ends', readStartAndEnd) }, ({ told }, say) => {
    const average = tidy((told.start + told.end) / 2);
    const result = tidy((told.left / average) * 100);
    if (result > 300) return undefined;
    return {
      value: result,
      unit: 'percent',
      sentences: [
        `Average staff is ${say.number(told.start)} plus ${say.number(told.end)}, divided by 2, which is ${say.number(average)}.`,
        `${say.number(told.left)} divided by ${say.number(average)}, times 100, is ${say.percent(result)}.`,
        `So ${say.percent(result)} of the staff left in the year.`,
      ],
      steps: [
        step('Average staff', `(${say.number(told.start)} + ${say.number(told.end)}) ÷ 2 = ${say.number(average)}`),
        step('Labour turnover', `${say.number(told.left)} ÷ ${say.number(average)} × 100 = ${say.percent(result)}`),
      ],
    };
  });
}

const leaving = '(?:left|leavers|quit|resign\\w*|leave|leaving|went|gone|handed in)';

function readStartAndEnd(reading: Reading): { start: number; end: number; left: number } | undefined {
  const { text, facts } = reading;
  if (
    facts.length !== 3 ||
    facts.some(({ figure }) => figure.unit !== 'plain') ||
    !/\b(?:start|began|begin\w*|jan\w*|opening|from)\b.*\b(?:end|ended|dec\w*|closing|to|finish\w*)\b/.test(text)
  )
    return undefined;
  const named = facts.filter(({ figure }) =>
    new RegExp(`#${figure.index} (?:\\w+ ){0,2}?${leaving}|${leaving}(?: was| were| is)? #${figure.index}\\b`).test(
      text,
    ),
  );
  const gone = named.length > 0 ? named : facts.filter(({ roles }) => roles.includes('leavers'));
  const [left] = gone;
  const [start, end] = facts.filter((fact) => fact !== left);
  if (gone.length !== 1 || !left || !start || !end) return undefined;
  return { start: start.figure.value, end: end.figure.value, left: left.figure.value };
}

function fromLeavers(): Way {
  return way(
    { leavers: value('leavers', 'the number who stayed'), staff: staff.need },
    ({ leavers, staff: all }, say) => {
      const stayed = tidy(all - leavers);
      if (stayed < 0 || all === 0) return undefined;
      const result = tidy((stayed / all) * 100);
      return {
        value: result,
        unit: 'percent',
        sentences: [
          `${say.number(all)} minus the ${say.number(leavers)} who left is ${say.number(stayed)} who stayed.`,
          `${say.number(stayed)} divided by ${say.number(all)}, times 100, is ${say.percent(result)}.`,
          `So ${say.percent(result)} of the staff stayed.`,
        ],
        steps: [
          step('Stayed', `${say.number(all)} − ${say.number(leavers)} = ${say.number(stayed)}`),
          step('Retention', `${say.number(stayed)} ÷ ${say.number(all)} × 100 = ${say.percent(result)}`),
        ],
      };
    },
  );
}

function daysPerWorker(): Way {
  return way(
    { lost: value('absentDays'), staff: value(['workers', 'labourForce']), days: value('workingDays') },
    ({ lost, staff: all, days }, say, { text }) => {
      if (!/each|per (?:worker|employee|person)|days a year|a year each/.test(text)) return undefined;
      const possible = tidy(all * days);
      const result = tidy((lost / possible) * 100);
      if (result > 100) return undefined;
      return {
        value: result,
        unit: 'percent',
        sentences: [
          `${say.number(all)} staff times ${say.number(days)} days is ${say.number(possible)} working days.`,
          `${say.number(lost)} divided by ${say.number(possible)}, times 100, is ${say.percent(result)}.`,
          `So ${say.percent(result)} of working time was lost.`,
        ],
        steps: [
          step('Days available', `${say.number(all)} × ${say.number(days)} = ${say.number(possible)}`),
          step('Absence rate', `${say.number(lost)} ÷ ${say.number(possible)} × 100 = ${say.percent(result)}`),
        ],
      };
    },
  );
}
