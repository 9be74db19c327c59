import { anyOf } from '#domain/any-of.ts';
import type { Figure } from './read-numbers.ts';

/** What an amount in a small trader's story may be. */
export const kinds = [
  'breakEven',
  'price',
  'variableCost',
  'fixedCost',
  'units',
  'targetProfit',
  'contribution',
] as const;
export type Kind = (typeof kinds)[number];
export type Piece = { figure: Figure; kind: Kind | undefined; time: string; each: boolean };

/** The words that name each, before or behind it. */
export const keys: [Kind, RegExp][] = [
  [
    'price',
    anyOf(
      [
        /sell(?:s|ing)?|sold|price[ds]?|pricing|charg(?:es?|ed|ing)|go(?:es|ing)? for|brings? in|earns/g,
        /went for|retails?|flogs?|flogging/g,
        /customers? (?:(?:a|per|each) \w+ )?(?:pays?|paying|spends?|spending)|paying|fees?/g,
        /revenue per \w+|asking|ticket price|tickets?(?= (?:are |is )?$)|entry/g,
      ],
      { before: /\b/, after: /\b/ },
    ),
  ],
  [
    'variableCost',
    anyOf(
      [
        /variables?|vc|avc|materials?|ingredients?|packaging|packing|labour|labels?|wax|wools?|yarn/g,
        /fabric|flour|beans?|milk|parts|components?|direct|delivery|postage|commission|costs?|costing/g,
        /cost (?:me|us|her|him|them)|spends?|pays?|buys?|bought|to make|to produce|making (?:each|one)/g,
        /makes? (?:each|one)|supplies|stock|packs?|wrap(?:ping)?|bottles?|jars?|stuff|raw/g,
      ],
      { before: /\b/, after: /\b/ },
    ),
  ],
  [
    'fixedCost',
    anyOf(
      [
        /fixed(?: costs?)?|t?fc|overheads?|rent(?:al|s)?|rates|insurance|salar(?:y|ies)|lease|leasing/g,
        /hire|hiring|stall|pitch|licen[cs]e|set ?up|setting up|start ?up|(?<!wage )bills?|utilities/g,
        /electricity|heating|advertising|marketing|ads|admin|venue|hall|room|kitchen|wages?|staff|website/g,
        /loan repayments?|cover/g,
      ],
      { before: /\b/, after: /\b/ },
    ),
  ],
  ['breakEven', /\b(?:br(?:ea|a)ke? ?even(?: (?:point|output|level|quantity))?|bep?)\b/g],
  ['contribution', /\b(?:contribution|contributes?|cpu)\b/g],
  [
    'targetProfit',
    anyOf(
      [
        /target(?: profit)?(?: of)?/g,
        /(?:want|wants|wanted|aim|aims|aiming|hope|hopes|hoping|need|needs|trying|like)[a-z ]{0,16}(?:make|earn|profit|get|clear|reach|hit)(?: a)?(?: profit)?(?: of)?/g,
        /profit (?:target|goal|aim)(?: of| is)?|for a profit of/g,
      ],
      { before: /\b/, after: /\b/ },
    ),
  ],
  [
    'units',
    /\b(?:sell(?:s|ing)?|sold|flogs?|flogging|mak(?:es?|ing)|made|produc(?:es?|ed|ing)|output|orders?(?: of| for)?|serves?|shift(?:s|ed)?|customers?|units|quantity|demand)\b/g,
  ],
];

export const perUnit = anyOf(
  [
    /each\b|apiece|a pop|per (?!month|week|year|day|annum|hour|yr|quarter)\w+/,
    /an? (?!month|week|year|day|yr|quarter|profit|loss|fixed|night|hour|target)[a-z]+/,
    /\/ ?(?!month|week|year|mo|wk|yr)[a-z]+|for (?:each|one|every)\b|every (?:one|time)/,
  ],
  { before: /^ ?/ },
);

export const perTime =
  /^(?: \w+){0,2}? ?(?:a|per|each|every|\/|this|in (?:a|one|the)) ?(month|week|year|day|yr|quarter|annum|night)|^ ?(?:pa\b|annually|yearly|monthly|weekly)/;
