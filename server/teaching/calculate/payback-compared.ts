import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Project = { name: string; cost: number; flow: number };

/** Two projects, each with a cost and one yearly flow. */
export const paybackCompared: Formula[] = [
  {
    name: 'payback compared',
    neverGiven: true,
    aliases: anyOf([
      /which (?:one |of (?:them|these|the two) |\w+ )?(?:pays? ?back|has the (?:shorter|shortest|quicker|quickest|best) pay ?back)[\w ]{0,20}/,
      /(?:quicker|faster|shorter|quickest|fastest|shortest) pay ?back/,
      /pay ?back (?:of|for) (?:each|both)|which (?:one )?pays (?:for )?itself[\w ]{0,16}/,
    ]),
    formula: 'Payback = initial cost ÷ yearly flow, for each',
    sentence: 'Divide the cost of each by what it brings in a year, and take the shorter.',
    ways: [
      way({ projects: fromText('the cost and the yearly flow of each', readProjects) }, ({ projects }, say) =>
        compare(projects, say),
      ),
    ],
  },
];

function readProjects(reading: Reading): Project[] | undefined {
  const marks = [...reading.text.matchAll(/\b(?:machine|option|project|van|plan|model|system|robot|oven) ([a-d])\b/g)];
  if (marks.length !== 2 || reading.facts.length !== 4) return undefined;
  const projects = marks.map((mark, at) => {
    const part = reading.text.slice(mark.index, marks[at + 1]?.index);
    const places = [...part.matchAll(/#(\d+)/g)].map((match) => valueAt(reading, Number(match[1])));
    const [cost, flow] = places;
    const isYearly =
      /#\d+[^#]*#\d+ (?:\w+ ){0,2}?(?:a|per|each|every) (?:year|yr)|#\d+[^#]*#\d+ (?:annually|pa\b|yearly)/.test(part);
    return places.length === 2 && cost && flow && flow > 0 && isYearly
      ? { name: mark[0].replace(/ [a-d]$/, (letter) => letter.toUpperCase()), cost, flow }
      : undefined;
  });
  const known = projects.filter((project) => project !== undefined);
  return known.length === 2 ? known : undefined;
}

function compare(projects: Project[], say: Say): Working | undefined {
  const worked = projects.map((project) => ({ ...project, years: tidy(project.cost / project.flow) }));
  const [one, two] = worked;
  if (!one || !two) return undefined;
  const best = one.years <= two.years ? one : two;
  return {
    value: best.years,
    unit: 'number',
    result: `${say.number(one.years)} years and ${say.number(two.years)} years`,
    sentences: [
      ...worked.map(
        ({ name, cost, flow, years }) =>
          `${name}: ${say.money(cost)} divided by ${say.money(flow)} is ${say.number(years)} years.`,
      ),
      one.years === two.years ? 'So they pay back equally fast.' : `So ${best.name} pays back first.`,
    ],
    steps: worked.map(({ name, cost, flow, years }) =>
      step(name, `${say.money(cost)} ÷ ${say.money(flow)} = ${say.number(years)} years`),
    ),
  };
}
