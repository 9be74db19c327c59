import { anyOf } from '#domain/any-of.ts';
import { type Figure, readNumbers } from '../read-numbers.ts';
import { leftIn, offersResult, type Places, place, takeWorking, without } from './set-up.ts';

export type Tariff = {
  world?: number;
  /** The price at home with the tariff on it. */
  raised?: number;
  tariff?: number;
  rate?: number;
  importsBefore?: number;
  importsAfter?: number;
  /** How far imports have fallen, where that is all that is told. */
  fall?: number;
  supplyBefore?: number;
  supplyAfter?: number;
  demandBefore?: number;
  demandAfter?: number;
  currency: string;
  asks: Measure[];
  /** What the student makes it. */
  own?: { figure: Figure; measure?: Measure | undefined } | undefined;
  /** Nothing is asked or told of it here. */
  isIdle: boolean;
};
export type Measure = 'revenue' | 'loss';
type Amount = Exclude<keyof Tariff, 'currency' | 'asks' | 'own' | 'isIdle' | 'rate'>;

const is =
  /(?: (?:is|are|was|were|of|at|=|:|being|now|only|worth|set|goes|went|up|to|becomes?|a|an|about|put|on|per unit|instead))*/
    .source;
const after = /(?: (?:after|with|under|following)(?: (?:the|a|it|this|that|tariff|is|imposed))*)/.source;
const moved = /(?: (?!by\b)[a-z]+)*?/.source;
const some = '(?: [a-z]+){0,2}';

const pattern = (source: string) => new RegExp(source);
const places: Places<Amount> = [
  [
    'raised',
    pattern(
      `(?:lifts?|raises?|pushes|push|takes|puts)(?: up)? (?:the |its )?(?:home |domestic |uk )?price(?: up)?(?: from #\\d+)? to #(\\d+)`,
    ),
  ],
  ['raised', pattern(`\\bprice (?:rises?|rose|goes|went|increases|up)(?: up)? (?:from #\\d+ )?to #(\\d+)`)],
  ['raised', pattern(`\\b(?:new|domestic|home|tariff) price(?:${after})?${is} #(\\d+)`)],
  ['raised', pattern(`\\bprice${after}${is} #(\\d+)`)],
  ['world', pattern(`\\b(?:world|free trade|international|import) prices?(?: [a-z]+){0,3}?${is} #(\\d+)`)],
  ['world', pattern(`#(\\d+)(?: [a-z]+){0,1} (?:world|free trade|international) price`)],
  ['world', pattern(`\\bprice (?:[a-z]+ ){0,3}?from #(\\d+) to ~`)],
  ['tariff', pattern(`\\b(?:tariff|duty) (?:of|=) #(\\d+)`)],
  ['tariff', pattern(`(?<!\\b(?:after|before|without|following) the )\\b(?:tariff|duty)(?: rate)?${is} #(\\d+)`)],
  [
    'tariff',
    pattern(`#(\\d+)(?: (?:per unit|a unit|each|specific|import|ad valorem|pound|a|per) ?)* ?(?:tariff|duty)\\b`),
  ],
  ['importsAfter', pattern(`\\bimports?\\b${moved} to #(\\d+)${some} from #\\d+`)],
  ['importsBefore', pattern(`\\bimports?\\b[^#.~]*~${some} from #(\\d+)`)],
  ['fall', pattern(`\\bimports?\\b${moved} by #(\\d+)`)],
  ['importsBefore', pattern(`\\bimports?\\b${moved} by ~${some} from #(\\d+)`)],
  ['importsBefore', pattern(`\\bimports?\\b${moved} from #(\\d+)${some} to #\\d+`)],
  [
    'importsBefore',
    pattern(
      `\\bimports?\\b${is} #(\\d+)${some},?(?: (?:and|but|then|they|are|to|->|it))* (?:now|after|to|->)${is} #\\d`,
    ),
  ],
  ['importsBefore', pattern(`\\bimports?\\b${is} #(\\d+)${some} (?:before|without|under free trade)`)],
  ['importsBefore', pattern(`\\b(?:before|without|free trade)\\b[^.#]*\\bimports?\\b${is} #(\\d+)`)],
  [
    'importsAfter',
    pattern(`\\bimports?\\b[^#.~]*~${some},?(?: (?:and|but|then|they|are|it))* (?:now|after|to|->)${is} #(\\d+)`),
  ],
  ['importsAfter', pattern(`\\bimports?\\b(?:${after})?${moved}${is} #(\\d+)`)],
  ['importsAfter', pattern(`#(\\d+)${some} (?:are |is |still )*import(?:s|ed)\\b`)],
];

const ofTariff = /\btariffs?\b|\bimport dut(?:y|ies)\b|\bcustoms dut(?:y|ies)\b/;
const ofIt = /\btariffs?\b|\bdut(?:y|ies)\b|\bimports?\b|\bworld price\b|\bhome\b|\bdomestic\b/;
/** A quota raises nothing, and a tariff that goes loses nothing. */
const notOnImports = /\bquotas?\b|\bsubsid\w+|\b(?:removes?|removed|removing|abolish\w*|scrap\w*)\b/;
const asksRevenue = anyOf([
  /\brevenue\b|\b(?:gov\w*|treasury|state)\b.{0,20}\b(?:get|gets|raise|raises|earn|earns|make|makes|collect|collects|money)\b/,
  /\bhow much (?:money )?(?:does|would|will|do) (?:it|they|the tariff) (?:make|raise|get|earn|bring in)\b/,
]);
const asksLoss =
  /\bdead ?weight\b|\bdwl\b|\bwelfare loss\b|\bloss of welfare\b|\bnet (?:welfare )?loss\b|\bloss to society\b/;

/** One saying about a tariff; nothing where one of its figures has no place. */
export function readTariff(line: string, known: Tariff | undefined): Tariff | undefined {
  const masked = readNumbers(line);
  const { figures } = masked;
  if (!ofTariff.test(masked.text) && !known) return undefined;
  const asks: Measure[] = [
    ...(asksRevenue.test(masked.text) ? (['revenue'] as const) : []),
    ...(asksLoss.test(masked.text) ? (['loss'] as const) : []),
  ];
  if (notOnImports.test(masked.text)) return undefined;
  const isOffered = asks.length > 0 && offersResult(masked.text);
  if (!ofIt.test(masked.text) && !isOffered && (figures.length > 0 || asks.length === 0)) return undefined;
  if (figures.length === 0 && !isShortAsk(masked.text)) return undefined;
  const working = takeWorking(masked);
  const offered = working.result ?? offeredIn(masked.text, figures);
  const start = working.result ? working.text : offered ? without(masked.text, offered) : masked.text;
  const home = readHome(start, figures, known);
  const { found, text } = place({ ...masked, text: home.text }, places);
  if (/#\d/.test(text)) return undefined;
  const { tariff, ...amounts } = found;
  const told = Object.fromEntries(Object.entries(amounts).map(([name, figure]) => [name, figure.value]));
  if (Object.values(amounts).some(({ unit }) => unit === 'percent')) return undefined;
  const duty = tariff && (tariff.unit === 'percent' ? { rate: tariff.value } : { tariff: tariff.value });
  return {
    ...known,
    ...((duty || told.raised !== undefined) && { tariff: undefined, rate: undefined, raised: undefined }),
    ...(told.fall !== undefined ? { importsAfter: undefined } : told.importsAfter !== undefined && { fall: undefined }),
    ...told,
    ...home.told,
    ...duty,
    currency: [...figures].find(({ currency }) => currency)?.currency ?? known?.currency ?? '',
    asks: asks.length > 0 ? asks : (known?.asks ?? []),
    own: offered && { figure: offered, measure: measureOf(masked.text, offered, asks) },
    isIdle: figures.length === 0 && asks.length === 0,
  } as Tariff;
}

/** 'And the tariff revenue?': who asks why, or of a firm, wants no figure. */
function isShortAsk(text: string): boolean {
  return (
    text.split(' ').length <= mostBare &&
    !/\b(?:why|explain|how (?:does|do|would|is|could)|firms?|effects?)\b/.test(text)
  );
}

const mostBare = 10;

/** 'I got 60 for the deadweight loss', 'so the revenue is £200?' */
function offeredIn(text: string, figures: readonly Figure[]): Figure | undefined {
  if (!offersResult(text) && !/#\d+ ?\?$/.test(text)) return undefined;
  const index = (mine.exec(text) ?? named.exec(text))?.[1];
  return index === undefined ? undefined : figures[Number(index)];
}

const mine =
  /\bi (?:just )?(?:got|get|make|made|have|think|reckon|put|worked out|work out|calculated)\b[^#.?]{0,48}#(\d+)/;
const named =
  /\b(?:revenue|loss|dwl|dead ?weight)\b(?: (?:is|of|=|was|would be|comes to|as|be|then|just|about))* #(\d+)/;

/** Of the two that may be meant the one that stands nearest. */
function measureOf(text: string, { index }: Figure, asks: Measure[]): Measure | undefined {
  if (asks.length < 2) return asks[0];
  const before = text.slice(0, text.search(new RegExp(`#${index}\\b`)));
  const [revenue, loss] = [
    before.lastIndexOf('revenue'),
    before.search(/(?:dead ?weight|dwl|welfare loss)(?!.*(?:dead ?weight|dwl|welfare loss))/),
  ];
  return revenue > loss ? 'revenue' : loss >= 0 ? 'loss' : undefined;
}

type Home = Pick<Tariff, 'supplyBefore' | 'supplyAfter' | 'demandBefore' | 'demandAfter'>;

/** 'Home supply is 20 and demand is 100 … supply is 40 and demand is 80': told twice, before and after. */
function readHome(text: string, figures: readonly Figure[], known: Tariff | undefined): { told: Home; text: string } {
  let rest = text;
  const told: Home = {};
  for (const [thing, side] of sides) {
    const indexes = [...rest.matchAll(side)].flatMap(([, one, two]) => [one, two]).filter((one) => one !== undefined);
    const found = indexes.flatMap((index) => figures[Number(index)] ?? []);
    if (found.length > 2 || (found.length === 1 && known?.[`${thing}Before`] === undefined)) continue;
    const isTurned = found.length === 2 && /\bafter\b.*#.*\bbefore\b.*#/.test(text);
    const [before, now] = found.length === 1 ? [undefined, found[0]] : isTurned ? found.toReversed() : found;
    if (before) told[`${thing}Before`] = before.value;
    if (now) told[`${thing}After`] = now.value;
    for (const figure of found) rest = without(rest, figure);
  }
  return leftIn(rest, figures).length < leftIn(text, figures).length ? { told, text: rest } : { told: {}, text };
}

const sides = [
  [
    'supply',
    /\b(?:suppl(?:y|ies|ied)|produc(?:es?|tion|ed)|output)\b(?: [a-z=:]+){0,4}? #(\d+)(?:(?: (?!and\b)[a-z]+){0,2} to #(\d+))?/g,
  ],
  [
    'demand',
    /\b(?:demands?|demanded|consumption|consume|buys?)\b(?: [a-z=:]+){0,4}? #(\d+)(?:(?: (?!and\b)[a-z]+){0,2} to #(\d+))?/g,
  ],
] as const;
