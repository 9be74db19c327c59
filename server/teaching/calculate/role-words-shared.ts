import { anyOf } from '#domain/any-of.ts';
import type { RoleWords } from './role-words.ts';

/** Quantities that both subjects speak of. */
export const sharedRoles = {
  price: {
    label: 'the price',
    units: 'money',
    words: anyOf([
      /(?:selling|sale|sales|unit|market|ticket|retail|average|equilibrium|consumers?|good \w|product) prices?(?: per unit)?/,
      /prices?(?: per unit| each)?(?! index| level| elasticit| indices)/,
      /(?:sells?|selling|sold|sell)(?: it| them| each| one| the \w+)? (?:for|at)/,
      /(?:sells?|selling|sold)(?: [a-z]+){1,3} (?:for|at)(?= #)|charg(?:es?|ing|ed)(?: customers)?/,
      /priced at|(?:they|curves|lines|it)? ?(?:cross|crosses|meet|intersect)s?(?: at)?/,
      /membership(?: fee)?|subscriptions?|(?:entry |admission )?fees?|asp|fares?/,
      /p(?= ?(?:=|is\b|goes|rises|falls|from))|consumers? (?:now )?pays?|at(?= #)/,
      /for(?= #\d+ (?:each|per|a unit))|sp/,
    ]),
  },
  quantity: {
    label: 'the quantity',
    units: 'count',
    words: anyOf([
      /(?:equilibrium )?(?:quantity|quantities)(?: demanded| supplied| sold| bought| traded)?(?: of \w+)?/,
      /qty|q[ds]|q|(?:quantity )?demand(?:ed)?(?! curve| is (?:in)?elastic)|sales volumes?/,
      /volume of sales|units (?:sold|bought)|customers?(?: numbers)?|sold|buys?|bought|passengers?/,
      /visitors?|purchases|consumption(?: of \w+)?/,
    ]),
  },
  supply: { label: 'the quantity supplied', units: 'count', words: /(?:quantity )?suppl(?:y|ied|ies)(?! curve)/ },
  units: {
    label: 'the number of units',
    units: 'count',
    words: anyOf([
      /(?<!per |a |\/ ?)units?(?! costs?)(?: a (?:week|month|year|day))?/,
      anyOf(
        [
          /items|cups|loaves|books|shirts|pairs|bottles|tickets?|cars|bikes|meals|pizzas|cakes|boxes|tonnes/,
          /barrels|mugs|t shirts|phones|tables|chairs|coffees|sandwiches|burgers|rooms|haircuts|members/,
          /subscribers/,
        ],
        { before: /(?<=#\d{1,2} )/ },
      ),
    ]),
  },
  sales: { label: 'the sales', units: 'any', words: /sales|sell|sells|selling|sold(?= #)/ },
  revenue: {
    label: 'the revenue',
    units: 'money',
    words:
      /(?:total |sales |its )?revenues?|rev|turnover(?! ratio)|turn(?:s|ed|ing)? over(?= #)|takings|tr|net sales|sales value|value of sales|sales income/,
  },
  output: {
    label: 'the output',
    units: 'count',
    words: anyOf([
      /(?:total |actual |current |its |level of |daily |weekly |monthly |annual )?outputs?/,
      /(?:produc(?:es?|ed|ing|tion)|makes?|making|made|turn(?:s|ed|ing)? out|manufactur\w+)(?! (?:a|up) | @)/,
      /level of production/,
    ]),
  },
  totalCost: {
    label: 'the total cost',
    units: 'money',
    words: /total costs?|tc|costs? in total|overall costs?|all (?:its )?costs/,
  },
  fixedCost: {
    label: 'the fixed costs',
    units: 'money',
    words: /(?:total )?fixed(?: costs?)?|t?fc|overheads?(?: costs?)?|rent(?: and \w+)?/,
  },
  variableCost: {
    label: 'the variable cost per unit',
    units: 'money',
    words: anyOf([
      /(?:average |unit )?variable (?:costs?|c)(?: per unit| a unit| each| per \w+)?|a?vc(?: per unit)?/,
      /v\/?c|direct costs?(?: per unit)?|materials?(?: costs?)?(?: per unit| each)?/,
      /costs? (?:to (?:make|produce)|of making)(?: each| one| it| them| a \w+)*|unit variable costs?/,
      /variable|variables/,
    ]),
  },
  totalVariableCost: { label: 'the total variable cost', units: 'money', words: /total variable costs?|tvc/ },
  cost: {
    label: 'the cost',
    units: 'money',
    words:
      /costs?(?: it| them)?|(?:bought|buys?|purchased|buying)(?: \w+)? (?:for|at)|unit costs?|costs? per unit|costing/,
  },
  averageFixedCost: {
    label: 'the average fixed cost',
    units: 'money',
    words: /average fixed costs?|afc|fixed costs? per unit/,
  },
  averageCost: { label: 'the average cost', units: 'money', words: /average (?:total )?costs?|at?c|atc/ },
  marginalCost: { label: 'the marginal cost', units: 'money', words: /marginal costs?|mc/ },
  profit: { label: 'the profit', units: 'money', words: /(?:total |annual |year )?profits?|surplus of/ },
  contribution: {
    label: 'the contribution per unit',
    units: 'money',
    words: /(?:unit )?contribution(?: per unit| a unit| each)?|cpu/,
  },
  totalContribution: { label: 'the total contribution', units: 'money', words: /total contribution/ },
  workers: {
    label: 'the number of workers',
    units: 'count',
    words: anyOf(
      [
        /workers?|employees|staff|people employed|workforce|team of|employs?|headcount|labourers/,
        /machinists|bakers|cooks|chefs|drivers|packers|cleaners|fitters|operators|assistants|waiters/,
        /cashiers|builders|engineers|members of staff|average number employed|number employed/,
      ],
      { before: /(?:average )?(?:number of )?/, after: /(?: employed)?/ },
    ),
  },
  hours: { label: 'the hours worked', units: 'count', words: /(?:labour |working |man )?(?:hours|hrs)(?: worked)?/ },
  percentChange: {
    label: 'the percentage change',
    units: 'percent',
    words: /(?:%|percentage) (?:change|increase|decrease)/,
  },
} as const satisfies RoleWords;
