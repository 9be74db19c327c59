import { anyOf } from '#domain/any-of.ts';
import type { RoleWords } from './role-words.ts';

/** Budgets, cash flow and investment. */
export const financeRoles = {
  budgeted: {
    label: 'the budgeted figure',
    units: 'money',
    words: anyOf([/budget(?:ed)?|forecast(?:ed)?|planned|expected|(?:meant|supposed) to (?:be|cost|make|spend)/], {
      after:
        /(?: for)?(?: (?:sales|revenue|costs?|spending|expenditure|figure|profit|wages|materials|labour|marketing|income|amount))*(?! value)/,
    }),
  },
  actual: {
    label: 'the actual figure',
    units: 'money',
    words: anyOf([/actual(?:ly)?|really|turned out|came (?:in )?(?:at|to)|in the end/], {
      after:
        /(?: (?:sales|revenue|costs?|spending|spent|expenditure|figure|profit|was|were|wages|materials|labour|marketing|income|amount|came to|made))*/,
    }),
  },
  inflow: {
    label: 'the cash inflows',
    units: 'money',
    words: anyOf([
      /(?:total |cash )*(?:inflows?|receipts?|cash in|money (?:coming )?in|cash coming in|(?:comes?|coming|came|takes?|took|brings?|brought) in)/,
      /receives?|received|took(?= #)|takings|cash from customers|in(?= #\d+ ?,? ?(?:and )?(?:\w+ )?out)/,
      /(?<=#\d{1,2} )(?:comes? |coming |came )?in(?= ?(?:,|and\b|\.|-|$))/,
    ]),
  },
  outflow: {
    label: 'the cash outflows',
    units: 'money',
    words:
      /(?:total |cash )*(?:outflows?|payments?|cash out|money (?:going )?out|cash going out|(?:goes|going|went|pays?|paid) out)|out(?= #)|(?<=#\d{1,2} )(?:goes |going |went )?out(?= ?(?:,|and\b|\.|-|\?|$))/,
  },
  openingBalance: {
    label: 'the opening balance',
    units: 'money',
    words: anyOf([
      /opening (?:cash )?(?:balance|bal|cash)/,
      /(?:starts?|started|begins?|began|opens?|opened)(?: (?:the|this|off) ?(?:month|year|week|quarter)?)?(?: off)? (?:with|on)/,
      /already (?:has|have|had)(?: in the bank)?|in the bank|bank balance|start(?:ing)? balance/,
      /balance at the start|brought forward|opening/,
    ]),
  },
  closingBalance: { label: 'the closing balance', units: 'money', words: /closing (?:cash )?(?:balance|bal|cash)/ },
  netCashFlow: { label: 'the net cash flow', units: 'money', words: /net (?:cash ?flow|cash|flow)/ },
  initialCost: {
    label: 'the initial cost',
    units: 'money',
    words: anyOf([
      /(?:initial|original|capital|start up|upfront|starting|first) (?:costs?|investments?|outlays?|cash outlay|spend|amount)/,
      /initial(?:ly)?/,
      /(?:cost of )?(?:the )?(?:investment|invest(?:s|ed|ing)?|outlay)(?: of| costs?| cost)?/,
      /(?:a |the |new )?(?:machine|project|equipment|factory|van|shop|oven|investment|it|system|asset|robot|printer|lorry)(?: that)? (?:costs?|costing|is|was bought for)/,
      /costs?|costing|buys?(?: a)?(?: machine)?(?: for)?|pays?|up front|machine|year zero/,
    ]),
  },
  yearlyInflow: {
    label: 'the yearly net cash inflow',
    units: 'money',
    words: anyOf([
      /(?:annual|yearly|net|each year|expected)* ?(?:net )?(?:annual )?(?:cash ?flows?|inflows?|cash inflows?|returns?)(?! on)/,
      /(?:brings?|bringing|earns?|earning|generat(?:es?|ing)|returns?|returning|makes?|making|gives?|giving|saves?|saving)(?: in| back)?(?! @)/,
    ]),
  },
  totalReturn: {
    label: 'the total net return',
    units: 'money',
    words: /total (?:net )?(?:returns?|inflows?|cash ?flows?|profits?|net cash flows?)|total/,
  },
  averageProfit: {
    label: 'the average annual profit',
    units: 'money',
    words:
      /average (?:annual |yearly )?(?:profits?|returns?)(?: per year| a year)?|annual (?:average )?profits?|profits? (?:per|a|each) year/,
  },
  lifetime: {
    label: 'the life of the project in years',
    units: 'count',
    words:
      /(?<!last |this |per |a |each |base |every |next |the |in )years?(?: life(?:time)?)?|(?<!per |a |each )yrs?|life(?:time|span)?(?: of)?/,
  },
  discountRate: {
    label: 'the discount rate',
    units: 'percent',
    words: /discount(?:ed|ing)?(?: rate)?(?: of| at)?(?! factor)|cost of capital|rate of interest|interest rate/,
  },
  residual: {
    label: 'the residual value',
    units: 'money',
    words: /(?:residual|scrap|resale|sold for at the end)(?: value)?/,
  },
  averageInvestment: { label: 'the average investment', units: 'money', words: /average investment/ },
} as const satisfies RoleWords;
