import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

const revenue =
  /\b(?:mr|marginal revenue)(?: is| =| are| of| at| was| equals| being| currently| only)* #(?<revenue>\d+)/;
const cost = /\b(?:mc|marginal costs?)(?: is| =| are| of| at| was| equals| being| currently| only)* #(?<cost>\d+)/;
const asks =
  /\b(?:mak(?:e|es|ing)|produc\w+|expand\w*|outputs?|sell\w*|increas\w*|cut\w*|reduc\w*|should|shld|shud|max\w*|profits?|more|less|fewer|stop)\b/;

/** Whether one more unit pays: marginal revenue against marginal cost. */
export const outputDecision: Formula[] = [
  {
    name: 'output decision',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /(?=.*\b(?:mr|marginal revenue)\b)(?=.*\b(?:mc|marginal costs?)\b)/,
    implied:
      /^(?=.*\b(?:mr|marginal revenue)\b[^#]{0,14}#)(?=.*\b(?:mc|marginal costs?)\b[^#]{0,14}#)(?=.*\b(?:make|making|produc\w+|expand\w*|output|sell|should|shld|shud|max\w*|more|less)\b)/,
    aliases: anyOf([
      /(?:should|shld|shud|would) (?:they|it|he|she|we|i|a firm|the (?:firm|business|company)) (?:make|produce|sell|expand|cut|increase|reduce|do)(?: more| less| back)?/,
      /maximi[sz](?:e|es|ing|ed) (?:their |its |the )?profits?|profit maximi[sz]\w+/,
    ]),
    formula: 'Make more while MR > MC, less while MR < MC; profit is greatest where MR = MC',
    sentence: 'Compare what the next unit brings in with what it costs.',
    ways: [
      way({ both: fromText('marginal revenue and marginal cost', readBoth) }, ({ both }, say, { text }) =>
        decide(both, say, text),
      ),
    ],
  },
];

type Both = { revenue: number; cost: number };

function readBoth(reading: Reading): Both | undefined {
  if (reading.facts.length !== 2 || !asks.test(reading.text)) return undefined;
  if (reading.facts.some(({ figure }) => figure.unit === 'percent')) return undefined;
  const found = { ...pick(reading, revenue, 'revenue'), ...pick(reading, cost, 'cost') };
  return found.revenue === undefined || found.cost === undefined
    ? undefined
    : { revenue: found.revenue, cost: found.cost };
}

function decide({ revenue, cost }: Both, say: Say, text: string): Working {
  const gap = tidy(revenue - cost);
  const should = gap > 0 ? 'more' : gap < 0 ? 'less' : 'same';
  const advice = {
    more: `they should make more: MR of ${say.money(revenue)} is above MC of ${say.money(cost)}, so the next unit adds ${say.money(gap)} to profit.`,
    less: `they should make less: MR of ${say.money(revenue)} is below MC of ${say.money(cost)}, so the last unit takes ${say.money(-gap)} off profit.`,
    same: `they should leave output as it is: MR and MC are both ${say.money(cost)}, so profit is at its greatest.`,
  }[should];
  const offered = offeredBy(text);
  const lead = offered === undefined ? '' : offered === should ? 'yes, ' : 'no, ';
  return {
    value: gap,
    unit: 'money',
    result: { more: 'make more', less: 'make less', same: 'leave output as it is' }[should],
    sentences: [upperFirst(`${lead}${advice}`), ...(gap === 0 ? [] : ['Profit is greatest where MR equals MC.'])],
    steps: [step('MR − MC', `${say.money(revenue)} − ${say.money(cost)} = ${say.money(gap)}`)],
  };
}

/** 'They should make less?' offers an answer; 'more or less?' does not. */
function offeredBy(text: string): 'more' | 'less' | 'same' | undefined {
  if (/\b(?:more or less|less or more|or (?:less|more|cut|expand|reduce))\b|\b(?:what|how) should\b/.test(text))
    return undefined;
  const asked = text.slice(text.lastIndexOf('#'));
  if (refuses.test(asked)) return 'less';
  const less = /\b(?:less|fewer|cut|reduce|lower|stop|contract|decrease)\b/.test(asked);
  const more = /\b(?:more|expand|increase|raise|extra)\b/.test(asked);
  const same = /\b(?:max\w*|same|stay|leave|perfect)\b/.test(asked);
  if ([less, more, same].filter(Boolean).length !== 1 || /\b(?:not|dont|shouldnt|isnt)\b/.test(asked)) return undefined;
  return less ? 'less' : more ? 'more' : 'same';
}

/** '… so dont make it' */
const refuses =
  /\b(?:dont|do not|shouldnt|should not|not worth|wouldnt|never|not) (?:they |we |i |it )*(?:make|making|produc\w+|sell\w*|expand\w*)\b(?! less)/;
