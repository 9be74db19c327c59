import { isContent } from '#domain/marking/plain-words.ts';
import { tokenise } from '#domain/marking/tokens.ts';

/**
 * 'MPP halves and MRP stays the same', where the written answer says that MPP stays and MRP halves: the words are all
 * there, and each is said of the wrong thing. Only what both texts say something of is compared.
 */
export function swaps(words: string, written: string): boolean {
  const known = saidOf(written);
  const said = saidOf(words);
  const shared = [...said].filter(([thing]) => known.has(thing));
  const differs = shared.filter(([thing, ways]) => [...ways].some((way) => !isKnown(way, known.get(thing) ?? noWays)));
  return differs.length > 0;
}

type Way = 'up' | 'down' | 'same' | 'shift' | 'along';
const noWays: ReadonlySet<Way> = new Set();

/** Said so too, or nothing that goes against it. */
function isKnown(way: Way, known: ReadonlySet<Way>): boolean {
  const against = rivals.find((group) => group.includes(way))?.filter((one) => one !== way) ?? [];
  return known.has(way) || !against.some((one) => known.has(one));
}

const rivals: Way[][] = [
  ['up', 'down', 'same'],
  ['shift', 'along'],
];

/** What is said of each thing that is named before its verb; what is said of two things in one text is said of neither. */
function saidOf(text: string): Map<string, Set<Way>> {
  const said = new Map<string, Set<Way>>();
  let before: string[] = [];
  for (const clause of text.toLowerCase().split(joints)) {
    const found = ways.flatMap(([way, form]) => {
      const at = form.exec(clause)?.index;
      return at === undefined ? [] : [{ way, at }];
    });
    const [first] = found.toSorted((one, other) => one.at - other.at);
    if (!first) continue;
    const named = thingsIn(clause.slice(0, first.at));
    const things = named.length ? named : before;
    before = things;
    const denied = /(?:n['’]?t|\bnot|\bno)\b[^,]*$/.test(clause.slice(0, first.at));
    const way = denied ? (first.way === 'up' || first.way === 'down' ? 'same' : undefined) : first.way;
    if (way) for (const thing of things) said.set(thing, new Set([...(said.get(thing) ?? []), way]));
  }
  return distinct(said);
}

/** 'The price of coffee', 'the price of tea': what is named with each of them tells them apart no more. */
function distinct(said: Map<string, Set<Way>>): Map<string, Set<Way>> {
  return new Map(
    [...said].filter(([, ways]) => rivals.every((group) => group.filter((one) => ways.has(one)).length < 2)),
  );
}

function thingsIn(text: string): string[] {
  return tokenise(text)
    .filter((token) => isContent(token) && !small.has(token.raw))
    .map(({ stem }) => stem);
}

const small = new Set([
  'so',
  'then',
  'yes',
  'yeah',
  'think',
  'rise',
  'fall',
  'increase',
  'decrease',
  'higher',
  'lower',
]);
const joints = /[,;.?!:]|\b(?:and|but|while|whereas|because|cos|bc|since|as|so|then|if|when|which|although)\b/;
const ways: [Way, RegExp][] = [
  ['along', /\b(?:movement|moves? along|slides?|contraction|extension|contracts|extends)\b/],
  ['shift', /\bshift(?:s|ed|ing)?\b/],
  [
    'same',
    /\b(?:stays?|remains?|is|are) (?:the same|unchanged|constant|put|where)\b|\bunchanged\b|\b(?:does ?n['’]?t|do ?n['’]?t|won['’]?t) (?:change|move)\b/,
  ],
  [
    'down',
    /(?<!\b(?:a|an|the|any|this|of) )\b(?:halves?|halved|falls?|fell|goes down|go down|drops?|decreases?|declines?|shrinks?|lower|is cut)\b/,
  ],
  ['up', /(?<!\b(?:a|an|the|any|this|of) )\b(?:doubles?|rises?|rose|goes up|go up|increases?|grows?|higher|climbs?)\b/],
];
