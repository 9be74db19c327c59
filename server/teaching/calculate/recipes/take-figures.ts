import type { Reading } from '../formula.ts';
import type { Told } from '../read-groups.ts';
import { atOneScale } from './at-one-scale.ts';
import type { Recipe, Take, Values } from './recipe.ts';

type Placed = Told & { at: number };
type Fit = { values: Values; score: number };

/**
 * Gives each figure of the words its place in the recipe, by its unit, the words around it and how it is told. All figures
 * have to find a place, and where two ways of giving them out lead to different results there is none.
 */
export function takeFigures(
  recipe: Recipe,
  words: Reading,
  result: (values: Values) => number,
  mayLeave?: ReadonlySet<number>,
): Values | undefined {
  const reading = recipe.alike ? atOneScale(words) : words;
  const figures = placesOf(reading);
  if (figures.length > mostFigures || !isSpokenOf(recipe, reading)) return undefined;
  const fits = figures.length ? fitsOf(recipe.takes, figures, reading, mayLeave) : [];
  const [best] = fits;
  if (!best) return mayLeave ? undefined : withoutOwn(recipe, figures, reading, result);
  const value = result(best.values);
  const rival = fits.find((fit) => !isSame(result(fit.values), value));
  return rival && best.score - rival.score < clearly ? undefined : best.values;
}

/** 'Does he get £60?': one figure more than is taken, and it is what the others give, so it is the student's own. */
function withoutOwn(
  { takes }: Recipe,
  figures: Placed[],
  reading: Reading,
  result: (values: Values) => number,
): Values | undefined {
  if (reading.own || figures.length !== takes.length + 1) return undefined;
  const last = figures.at(-1);
  const [best] = last ? fitsOf(takes, figures.slice(0, -1), reading) : [];
  return best && last && Math.abs(result(best.values) - last.figure.value) <= last.figure.step / 2
    ? best.values
    : undefined;
}

const mostFigures = 6;
/** By so much the best way must be better than the next that gives another result. */
const clearly = 0.9;

/** The figures as they were told, but for the student's own result. */
export function placesOf({ text, groups, own }: Reading): Placed[] {
  const tokens = text.split(' ');
  return groups
    .flatMap(({ told }) => told)
    .filter(({ figure }) => figure.index !== own?.index)
    .map((told) => ({ ...told, at: tokens.indexOf(`#${told.figure.index}`) }));
}

/** Half of what is taken has to be named; otherwise any two figures would do. */
function isSpokenOf({ takes }: Recipe, { text, topic }: Reading): boolean {
  const named = takes.filter(({ near }) => near);
  const said = named.filter(({ near }) => wordPattern(near ?? '').test(`${text} ${topic}`));
  return said.length * 2 >= named.length;
}

export function fitsOf(takes: Take[], figures: Placed[], reading: Reading, mayLeave?: ReadonlySet<number>): Fit[] {
  const fits: Fit[] = [];
  const isOld = (figure: Placed) => mayLeave?.has(figure.figure.index) ?? false;
  const scores = takes.map((take) =>
    figures.map((figure) =>
      // What was said before counts only under its own name.
      isOld(figure) && nearScore(take, figure, figures, reading) < named
        ? undefined
        : scoreOf(take, figure, figures, reading),
    ),
  );
  const visit = (at: number, values: Values, left: Set<number>, score: number, last: Map<string, number>) => {
    const take = takes[at];
    if (!take) {
      const isWhole = [...left].every((place) => figures[place] && isOld(figures[place]));
      if (isWhole) fits.push({ values, score });
      return;
    }
    figures.forEach((told, place) => {
      const fit = scores[at]?.[place];
      if (!left.has(place) || fit === undefined) return;
      const rest = new Set(left);
      rest.delete(place);
      const inOrder = (last.get(take.unit) ?? -1) < place ? orderBonus : 0;
      visit(
        at + 1,
        { ...values, [take.as]: figureValue(take, told, reading) },
        rest,
        score + fit + inOrder,
        new Map(last).set(take.unit, place),
      );
    });
    if (take.otherwise !== undefined) visit(at + 1, { ...values, [take.as]: take.otherwise }, left, score, last);
  };
  visit(0, {}, new Set(figures.keys()), 0, new Map());
  return fits.sort((a, b) => b.score - a.score);
}

/** So near a figure must stand what it is called. */
const named = 1;

/** Only what is taken as a change has a sign of its own. */
function figureValue({ tag }: Take, { figure }: Placed, { figures }: Reading): number {
  return tag === 'by' ? figure.value : (figures[figure.index]?.value ?? figure.value);
}

/** Figures are mostly told in the order in which the recipe takes them. */
const orderBonus = 0.5;

function scoreOf(take: Take, told: Placed, figures: Placed[], reading: Reading): number | undefined {
  const unit = unitScore(take, told);
  if (unit === undefined) return undefined;
  const near = nearScore(take, told, figures, reading);
  const isMuch = told.figure.unit === 'plain' && isCounted(told, reading);
  const isUnnamed = take.near !== undefined && near === 0;
  if (isMuch && (take.unit === 'money' || (isUnnamed && told.tag === 'value'))) return undefined;
  // A bare figure is an amount that may be left out only when it is named.
  if (take.otherwise !== undefined && isUnnamed && take.unit === 'money' && told.figure.unit === 'plain')
    return undefined;
  // '3 friends' are no 3%.
  if (take.unit === 'percent' && told.figure.unit === 'plain' && near === 0 && take.near) return undefined;
  return unit + tagScore(take, told) + near;
}

/** '5 days' are no £5. */
function isCounted({ figure }: Placed, { text }: Reading): boolean {
  return new RegExp(`#${figure.index} (?:${counted})\\b`).test(text);
}

const counted =
  '(?:(?:full|part|more|extra|new) )?(?:days?|weeks?|months?|years?|yrs|hours?|hrs|minutes|people(?! (?:are|would|who|were))|persons?|staff|workers?|employees|customers?|shops?|stores?|branches|times)';

function unitScore({ unit, tag }: Take, { figure, tag: told }: Told): number | undefined {
  if (figure.unit === 'percent') return unit === 'percent' ? 2 : undefined;
  if (figure.unit === 'money') return unit === 'money' ? 2 : undefined;
  if (unit === 'percent') return (told === 'by' && tag !== 'by') || Math.abs(figure.value) > 100 ? undefined : 0.5;
  return unit === 'count' || unit === 'plain' ? 1.5 : 1;
}

function tagScore({ tag }: Take, { tag: told }: Told): number {
  if (!tag) return told === 'by' ? -1.5 : 0;
  return tag === told ? 2 : told === 'value' ? 0 : -2;
}

/** The nearer what the figure is called, the likelier it is meant; another figure between them parts them. */
function nearScore({ near }: Take, { at }: Placed, figures: Placed[], { text }: Reading): number {
  if (!near) return 0;
  const tokens = text.split(' ');
  const costs = [...text.matchAll(wordPattern(near))].map((match) => {
    const place = text.slice(0, match.index).split(' ').length - 1;
    const end = place + match[0].trim().split(' ').length - 1;
    const [from, to] = end < at ? [end, at] : [at, place];
    const between = tokens.slice(from + 1, to);
    const crossed = figures.filter((other) => other.at > from && other.at < to).length;
    const stops = between.filter((token) => /^[,.;?!]$|[,.;?!]$|^(?:and|but|while)$/.test(token)).length;
    return between.length * 0.35 + crossed * 1.6 + stops * 1.2 + (end < at ? 0 : 0.3);
  });
  return Math.max(0, 3 - Math.min(...costs, 3));
}

const patterns = new Map<string, RegExp>();

function wordPattern(near: string): RegExp {
  const known = patterns.get(near) ?? new RegExp(`(?<![\\w#@])(?:${near})(?![\\w])`, 'g');
  patterns.set(near, known);
  known.lastIndex = 0;
  return known;
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
}
