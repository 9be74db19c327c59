import { anyOf } from '#domain/any-of.ts';
import type { RoleWords } from './role-words.ts';

export const economicsRoles = {
  ped: { label: 'the PED', units: 'number', words: /price elasticity(?: of demand)?|peds?|elasticity of demand/ },
  yed: { label: 'the YED', units: 'number', words: /income elasticity(?: of demand)?|yeds?/ },
  xed: { label: 'the XED', units: 'number', words: /cross(?: price)? elasticity(?: of demand)?|xeds?|cped/ },
  pes: { label: 'the PES', units: 'number', words: /(?:price )?elasticity of supply|pess?/ },
  elasticity: { label: 'the elasticity', units: 'number', words: /elasticity|elasticity coefficient/ },
  income: {
    label: 'income',
    units: 'money',
    words:
      /y(?= (?:up|rises|falls|goes|=|is) ?#)|(?:average |real |consumer |household |disposable |peoples? )*incomes?(?! tax| elast)|wages|salaries/,
  },
  tax: {
    label: 'the tax per unit',
    units: 'money',
    words:
      /(?:indirect |specific |unit |excise |sugar |carbon |per unit )*tax(?:es)?(?: per unit| of)?(?! revenue| take| rate| paid| bill| receipts| free|able)|dut(?:y|ies)|levy|vat/,
  },
  taxPaid: {
    label: 'the tax paid',
    units: 'money',
    words:
      /(?:total |income |in )*tax(?:es)?(?: paid| bill| payments?)?|pays?(?: tax(?: of)?)?(?= #\d+ (?:in |of )?(?:income )?tax)|tax (?:goes|went) (?:up )?/,
  },
  earns: { label: 'the income', units: 'money', words: /earns?|earning|someone on|makes/ },
  subsidy: {
    label: 'the subsidy per unit',
    units: 'money',
    words: /(?:unit |per unit )?subsid(?:y|ies)(?: per unit)?/,
  },
  producerPrice: {
    label: 'the price producers receive',
    units: 'money',
    words:
      /(?:producers?|sellers?|suppliers?|firms?)(?: now)? (?:prices?|receives?|gets?|keeps?|received)|price (?:producers?|sellers?|firms?|suppliers?) (?:receive|get|keep)s?/,
  },
  consumerShare: { label: 'the consumer share', units: 'money', words: /consumer (?:share|burden|incidence)/ },
  maximumPrice: {
    label: 'the highest price consumers would pay',
    units: 'money',
    words: anyOf([
      /(?:highest|max|maximum|top) (?:price|consumers?[\w ]{0,20}pay|they[\w ]{0,10}pay|anyone[\w ]{0,10}pay|willingness to pay)/,
      /(?:are |is |were )?willing to pay(?: up to| a max(?:imum)? of)?/,
      /would(?: have)? (?:pay|paid)(?: up to)?/,
      /demand(?: curve)? (?:starts|starting|cuts|hits|meets|begins|intercepts?|crosses)[\w ]{0,28}? at/,
      /demand intercept|demand (?:curve )?(?:y )?intercept(?: is)?|choke price|prepared to pay/,
      /(?:top|highest point|start) of (?:the )?demand(?: curve)?/,
      /(?:nobody|no one|noone) (?:buys?|would buy|will buy|wants)[\w ]{0,16}(?:at|above)/,
      /demand (?:is|falls to|becomes|would be) (?:zero|nothing|nil) (?:at|when the price is)/,
    ]),
  },
  paidPrice: {
    label: 'the price paid',
    units: 'money',
    words:
      /(?:only |actually |but )*(?:pays?|paid|paying|charged|received?|gets?|(?<!weve |ive |have |has |theyve )got)/,
  },
  minimumPrice: {
    label: 'the lowest price producers would accept',
    units: 'money',
    words: anyOf([
      /(?:lowest|min|minimum) (?:price|producers?[\w ]{0,20}accept|they[\w ]{0,10}accept)/,
      /(?:are |is |were )?willing to (?:sell|supply|accept|produce)(?: (?:at|for))?/,
      /would(?: have)? (?:sell|sold|accept|accepted|supplied|supply)(?: (?:at|for))?/,
      /suppl(?:y|ies)(?: curve)? (?:starts|starting|cuts|hits|meets|begins|intercepts?|crosses)[\w ]{0,28}? at/,
      /supply (?:curve )?(?:y )?intercept(?: is)?|prepared to (?:sell|accept)(?: (?:at|for))?/,
      /(?:bottom|lowest point|start) of (?:the )?supply(?: curve)?/,
      /(?:nobody|no one|noone) (?:sells?|would sell|supplies|makes?)[\w ]{0,16}(?:at|below)/,
    ]),
  },
} as const satisfies RoleWords;
