import { anyOf } from '#domain/any-of.ts';
import type { Role } from './role-words.ts';

/** Looser names, good only where a sum is already in mind: 'pays' is an interest rate to someone who looks for one. */
export const focusWords: Partial<Record<Role, RegExp>> = {
  unemployed: anyOf([
    /(?:who are |are |actively |still )*(?:looking|searching|seeking|hunting)(?: for)?(?: one| work| jobs?| a job)?/,
    /on the dole|cant (?:find|get) (?:work|a job|jobs)|claiming(?: benefits)?|no job|job ?seekers?/,
    /want(?:ing)? (?:a job|work)/,
  ]),
  employed:
    /(?:who are |are |actually )*(?:have (?:a )?jobs?|(?:have|got|have got) one|got (?:a )?jobs?|in (?:a |paid )?(?:jobs?|work)|working|jobs|with work|hold(?:ing)? (?:a )?jobs?|employees|at work|work)/,
  labourForce: /workforce|labour force|active|able and willing(?: to work)?/,
  workingAge: /working age(?: pop(?:ulation)?| group)?|adults?|pop(?:ulation)?|people|grown ups/,
  inactive: anyOf([
    anyOf([/working|work|in work|employed|looking|seeking|have jobs?/], {
      before: /(?:are |arent |not |neither |dont |isnt )+/,
      after:
        /(?: for (?:work|one|a job|jobs))?(?: (?:or|nor|and|and not) (?:are |arent |not )*(?:working|looking|seeking|wanting|want)(?: for)?(?: work| one| a job| jobs)?)*/,
    }),
    /retired|students?|outside (?:the )?(?:labour force|workforce)/,
    /not in (?:the )?(?:labour force|workforce)|inactive/,
  ]),
  nominalInterest: anyOf([
    anyOf([/bank|account|isa|bonds?|deposits?|loan|mortgage|saver|savings|building society|gilts?/], {
      before: /(?:my |the |a |your )*/,
      after: /(?: account)?(?: (?:pays?|gives?|offers?|yields?|earns?|charges?|is|at))*(?: me| you| us)?/,
    }),
    /pays?|yields?|earn(?:s|ing)?|gets?|getting|return|borrow\w*/,
  ]),
  inflation: /prices?(?: in general)?|cost of living|cpi|rpi|everything|the price level|shopping/,
  pay: /(?:got |gets |had |a )*(?:rise|raise|pay (?:rise|deal|award))|earns?|earned|earning|paid|pays?|makes|takes? home|on|income|wage packet|bonus|gets?|got/,
  income: /pay|earnings?|earns?|salary|wages?/,
  taxRevenue:
    /gets?|takes?(?: in)?|raises?|raised|collect(?:s|ed)?|receives?|brings? in|comes? in|tax(?:es)?|in tax(?:es)?|receipts|revenues?|income/,
  governmentSpending: /spends?|spent|spending|pays? out|paid out|outgoings|expenditure|lays? out|goes out/,
  subsidy:
    /gives?(?: (?:firms|farmers|producers|sellers|them|it))?|grants?(?: of)?|pays? (?:firms|farmers|producers|sellers|suppliers)(?: an? extra)?|support|subsidised(?: by)?/,
  tax: /tax(?:ed)?(?: (?:goes|put|is put|slapped) on)?|duty|charge|extra/,
  gdpChange: anyOf([
    /(?:gdp|national income|output|the economy|income)(?: \w+){0,2} (?:to )?(?:go up|rise|rose|grow|grew|increase|fall|fell|went up|gone up|boost)(?: by)?/,
    /gap|boost|raise|increase|short(?:fall)?|extra (?:gdp|income|output)/,
  ]),
  injection: anyOf([
    /(?:puts?|putting|pours?|ploughs?) (?:in|into)?|project/,
    /new (?:railway|hospital|road|factory|schools)|builds?|building|extra exports/,
    /exports (?:rise|up|go up)(?: by)?|spends?|spent|spending|investing|tax cut/,
  ]),
  exports:
    /x|exported|(?:sells?|sold|selling)(?= #\d+ (?:\w+ ){0,3}?(?:abroad|overseas))|sells? (?:abroad|overseas)|sold (?:abroad|overseas)|selling abroad/,
  imports:
    /imported|(?:buys?|bought|buying)(?= #\d+ (?:\w+ ){0,3}?(?:abroad|overseas))|buys? (?:from abroad|abroad|overseas|in)|bought (?:from abroad|abroad)/,
  primaryIncome: /primary|income|profits and dividends|dividends/,
  secondaryIncome: /secondary|aid|transfers|remittances/,
  exportPrices: /exports?|px|what (?:we|it|they) sells?(?: abroad)?|export one/,
  importPrices: /imports?|pm|what (?:we|it|they) buys?(?: in| from abroad)?|import one/,
  quantity:
    /q|qty|(?:are|were|get|got) (?:still |now )?(?:sold|bought|made|built|\w+ed)|sold|traded|bought|bottles|packs|litres|cans|tickets|people|customers/,
  maximumPrice: anyOf([
    /demand(?= (?:curve )?at #)|max(?:imum)?|highest|top|intercept/,
    /hits?(?: the)?(?: price| y| vertical)? axis(?: at)?|choke|worth|would pay|up to/,
    /id (?:have )?pa(?:y|id)|i(?:d| would) (?:have )?pa(?:y|id)|happy to pay|budgeted/,
  ]),
  minimumPrice:
    /supply(?= (?:curve )?at #)|min(?:imum)?|lowest|bottom|starts?(?: at)?|hits?(?: the)?(?: price| y| vertical)? axis(?: at)?|would (?:take|accept)/,
  earns: /on|from|out of|income|salary|someone on/,
  taxPaid: /pays?|paid|hands over|tax/,
  paidPrice: /actually|(?:they|it) (?:was|were|is|cost)|only|pays?|paid|price|costs?|get(?:s|ting)?/,
  population:
    /(?:shared (?:by|between|among)|split between|between) ?|people|population|pop|citizens|inhabitants|residents/,
  nominalValue: /money|worth|cash|nominal|paid|costs?|value/,
  nominalGdp: /nominal|money|gdp/,
  price: /ar|equilibrium|market clearing|average revenue|sells? for|goes for/,
  index: /cpi|rpi|index|deflator|price level|prices/,
  averageCost: /a?tc|ac|average costs?|unit costs?|costs?(?: per unit)?/,
};
