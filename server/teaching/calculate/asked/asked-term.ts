import { anyOf } from '#domain/any-of.ts';
import type { Reading } from '../formula.ts';
import type { WorkedSum } from '../sum.ts';

/** Names of results that no other result may be given for, and how a sum shows that it is about one. */
const terms: { asked: RegExp; told?: RegExp }[] = [
  { asked: /deadweight (?:welfare )?loss|welfare loss|dwl/, told: /deadweight|welfare/ },
  { asked: /social (?:cost|benefit)s?|ms[cb]/, told: /social|society|welfare/ },
  { asked: /external (?:cost|benefit)s?/, told: /extern|third part/ },
  { asked: /marginal propensity|mp[csmwt]/, told: /propensity|leakages?|mp[csmwt]/ },
  { asked: /multiplier/ },
  { asked: /elasticity|elasticities|p\.?e\.?d|y\.?e\.?d|x\.?e\.?d|p\.?e\.?s/, told: /elastic|ped|yed|xed|pes/ },
  { asked: /marginal revenue product|mrp/, told: /marginal revenue product|extra worker|another worker/ },
  { asked: /marginal costs?|mc/, told: /marginal cost|each extra|last unit/ },
  { asked: /marginal revenue|mr/, told: /marginal revenue|each extra|last unit/ },
  { asked: /break ?even(?: point| output| level)?(?! (?:prob|price|chance))/, told: /break[ -]?even|cover/ },
  { asked: /margin of safety|mos/, told: /safety/ },
  { asked: /(?:unit |total )?contribution/, told: /contribut/ },
  { asked: /payback(?: period)?/, told: /pays? (?:itself )?back|payback/ },
  { asked: /npv|net present value/, told: /npv|present value/ },
  { asked: /arr|average rate of return/, told: /rate of return|\barr\b|of its cost a year/ },
  { asked: /roce|return on capital(?: employed)?/, told: /roce|capital/ },
  { asked: /gearing(?: ratio)?/, told: /gear|borrowed|long-term/ },
  { asked: /current ratio/, told: /current/ },
  { asked: /acid test(?: ratio)?|quick ratio/, told: /acid|inventor|liquid/ },
  { asked: /market growth|growth of the market/, told: /grow|grew|shr[aiu]nk|bigger|smaller/ },
  { asked: /(?:market )?share/, told: /share|of the (?:market|tax|subsidy)|of gdp|bear|per cent of|% of/ },
  { asked: /labour turnover/, told: /turnover|left/ },
  { asked: /absence rate|absenteeism/, told: /absen/ },
  { asked: /span of control|spans?/, told: /span|report/ },
  { asked: /(?:total )?float/, told: /float|delay/ },
  { asked: /output gap/, told: /potential/ },
  { asked: /consumer surplus/, told: /consumer/ },
  { asked: /producer surplus/, told: /producer/ },
  { asked: /concentration ratio|cr ?\d|n\dfirms/, told: /largest|concentrat|of the market/ },
  { asked: /terms of trade/, told: /terms of trade|export prices/ },
  { asked: /price index|cpi|inflation rate/, told: /index|inflation|prices/ },
  { asked: /expected values?|net gain/, told: /expected|average|net gain/ },
  { asked: /vat/, told: /vat|tax/ },
  { asked: /market size|size of the market/, told: /market/ },
  { asked: /(?:consumers?|producers?|firms?) (?:share|burden|incidence)/, told: /share|bear|burden/ },
  { asked: /(?:actual|nominal|money|cash) (?:wages?|pay|income|value|gdp)/, told: /^(?!real|index)/ },
  { asked: /prices? (?:gives?|should|must|would|do|does|to|will|is needed|is required)/, told: /^(?!profit)/ },
];

/** Who asks how many there are is not told a ratio, and who asks for a percentage no amount. */
const howMany = /\bhow many (?!times|%|percent|days|years|months|dollars|euros|pounds)[a-z]+/;
const ratioNames = /^(?:price|income|cross) elasticity|ratio$|margin$|^percentage change|^(?!.* from ).*rate$/;

const asks = anyOf(
  [
    /whats?|what (?:is|are|was|were|would|will|does|happens to)|whatll|work out|working out|calculate/,
    /calc|find|give me|tell me|need|how do (?:i|you|u) (?:get|find|work out|do)|how much is/,
    /how big is|is/,
  ],
  {
    before: /\b/,
    after:
      /(?: (?:be|me|the|my|his|her|its|their|our|this|that|a|an|new|um|uh|er|like|total|overall|size of|value of|actual))* $/,
  },
);

/** What is asked for by its name is what is worked: a marginal cost is no deadweight loss. */
export function isAskedFor({ text }: Reading, sum: WorkedSum): boolean {
  const said = [sum.name, ...sum.sentences, ...sum.steps.map(({ left }) => left)].join(' ').toLowerCase();
  if (howMany.test(text) && ratioNames.test(sum.name)) return false;
  // '60% other, food 15%': who names each weight may tell them in another order than the indices before.
  if (sum.leans && sum.name === 'weighted index' && /[a-z]{3,} #|#\d+ [a-z]{3,}/.test(text)) return false;
  return terms.every(({ asked, told = asked }) => {
    const named = [...text.matchAll(new RegExp(`(?<![\\w#@])(?:${asked.source})(?![\\w])`, 'g'))];
    return !named.some((match) => isWanted(text, match)) || new RegExp(told.source, 'i').test(said);
  });
}

/** 'whats the X', or X alone at the end: 'price 8, mc 4, output down to 60. deadweight loss?' */
function isWanted(text: string, { 0: name, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  return asks.test(before) || (ends.test(text.slice(index + name.length)) && /(?:^|[,.;:?] ?|\band )$/.test(before));
}

const ends = /^(?: (?:in|as|of) (?:a |an )?[a-z%]+| now| then| pls| please)? ?[?.]? ?$/;
