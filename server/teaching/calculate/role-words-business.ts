import { anyOf } from '#domain/any-of.ts';
import type { RoleWords } from './role-words.ts';

export const businessRoles = {
  actualSales: {
    label: 'the actual output',
    units: 'count',
    words:
      /actual (?:sales|output|production)|current (?:sales|output)(?: level)?|(?:are|were|is|was) (?:full|booked|occupied|taken|filled|used|in use|let)|occupied|booked|(?<=#\d{1,2} )(?:full|taken|filled)/,
  },
  breakEven: {
    label: 'the break-even output',
    units: 'count',
    words:
      /break ?even(?: (?:output|point|level|quantity|sales|at))?(?: of output)?|(?<!to |will |would |must |should |can |could |might |may |not )bep?/,
  },
  marginOfSafety: { label: 'the margin of safety', units: 'count', words: /margin of safety|mos/ },
  targetProfit: {
    label: 'the target profit',
    units: 'money',
    words:
      /target(?:ed)? (?:profits?|of)|desired profit|profit target|(?:make|making|earn|get|want|wants|reach|hit)(?: a)? (?:target )?profits?(?: of)?/,
  },
  markUp: {
    label: 'the mark-up',
    units: 'percent',
    words: /mark ?ups?(?: of| is)?|markup|marks? (?:it |them |each )?up(?: by)?/,
  },
  grossProfit: { label: 'gross profit', units: 'money', words: /gross profits?|gp/ },
  costOfSales: {
    label: 'the cost of sales',
    units: 'money',
    words: /costs? of (?:sales|goods(?: sold)?)|cogs|cos|cost of inventory sold/,
  },
  operatingProfit: {
    label: 'operating profit',
    units: 'money',
    words:
      /operating profits?|op(?:erating)? profit|profit from operations|ebit|profit before (?:interest|tax)(?: and tax)?|pbit|opp|op(?= (?:is |= |of |was )?#)/,
  },
  netProfit: {
    label: 'profit for the year',
    units: 'money',
    words: /net profits?|profit for (?:the )?year|np|profit after tax|pft?y/,
  },
  operatingExpenses: {
    label: 'the operating expenses',
    units: 'money',
    words: /(?:operating |other operating |admin |overhead )?expenses|operating costs?|opex/,
  },
  financeAndTax: {
    label: 'the finance costs and tax',
    units: 'money',
    words: /(?:interest|tax|finance costs?)(?: paid)? and (?:tax|interest|finance costs?)/,
  },
  capitalEmployed: {
    label: 'the capital employed',
    units: 'money',
    words: /(?:total )?(?<!share |working |owners? )capital(?: employed)?(?! gains)|ce/,
  },
  totalEquity: {
    label: 'the total equity',
    units: 'money',
    words:
      /(?:total |shareholders? )?equity|shareholders? funds|share capital(?: (?:and|&|\+|plus) (?:retained )?(?:reserves|profits?|earnings))?|reserves|retained (?:profits?|earnings)/,
  },
  nonCurrentLiabilities: {
    label: 'the non-current liabilities',
    units: 'money',
    words:
      /non current (?:liabilities|liabs?)|long term (?:liabilities|loans?|debt|borrowing|bank loan)|ncls?|fixed (?:interest|return) (?:debt|capital)|total debt|debt|loans?|borrowing/,
  },
  currentAssets: { label: 'the current assets', units: 'money', words: /(?:total )?(?<!non )current assets?|cas?/ },
  currentLiabilities: {
    label: 'the current liabilities',
    units: 'money',
    words:
      /(?:total )?(?<!non )current (?:liabilit(?:ies|y)|liabs?)|(?<=current assets?\b.{0,40})(?<!current |term )liabilities|cls?/,
  },
  inventory: {
    label: 'the inventories',
    units: 'money',
    words: /(?:average |value of )?(?:inventor(?:y|ies)|stocks?)(?: held)?(?! turnover)/,
  },
  receivables: {
    label: 'the receivables',
    units: 'money',
    words: anyOf([
      /(?:trade )?(?:receivables|debtors)(?! days)/,
      /(?:receivables|debtor) days(?= (?:then|now|if|when|with|its|where)\b[^#]{0,12}#)/,
      /owed by (?:its |their |our )?customers|customers owe(?: it| us| them| the (?:firm|business))?/,
    ]),
  },
  payables: {
    label: 'the payables',
    units: 'money',
    words: anyOf([
      /(?:trade )?(?:payables|creditors)(?! days)/,
      /(?:payables|creditor) days(?= (?:then|now|if|when|with|its|where)\b[^#]{0,12}#)/,
      /owed to suppliers|owes? (?:its |their |our )?suppliers|suppliers (?:are |is )?owed/,
    ]),
  },
  overdraft: {
    label: 'the overdraft',
    units: 'money',
    words: /(?:bank )?overdraft|short term (?:loans?|debt|borrowing)|tax (?:owed|due|bill)|accruals/,
  },
  creditPurchases: { label: 'the cost of sales or purchases', units: 'money', words: /(?:credit |annual )?purchases/ },
  cash: {
    label: 'cash',
    units: 'money',
    words:
      /other current assets|(?:cash (?:at|in) (?:the )?|money in (?:the )?|at (?:the )?)?bank(?! loan| overdraft| balance|s| of)|cash(?! ?flow| inflow| outflow| in| out| balance)(?: in hand| at bank)?/,
  },
  marketSize: {
    label: 'the total market sales',
    units: 'any',
    words: anyOf([
      /(?:total )?(?:market|industry)(?: (?:size|sales|value|total|revenue|turnover|demand))?(?: (?:is|was) worth| as a whole| worth| in total)?(?! share| price| growth| leader)/,
      /size of (?:the )?market|whole (?:market|industry)(?: is worth)?/,
      /total sales(?: (?:in|of) (?:the )?(?:market|industry))?|market of|industry of/,
    ]),
  },
  marketShare: {
    label: 'the market share',
    units: 'percent',
    words: /(?:market )?share(?: of (?:the )?market)?|of the (?:whole |total )?market/,
  },
  marketGrowth: { label: 'the market growth', units: 'percent', words: /market growth(?: rate)?/ },
  firmSales: {
    label: 'the firm’s sales',
    units: 'any',
    words: /(?:its|their|our|firms?|company|companys|business|brand|our own|my|his|her) (?:sales|revenue|turnover)/,
  },
  capacity: {
    label: 'the maximum output',
    units: 'count',
    words: anyOf([
      /(?:maximum|max|full|potential|total|possible|maximum possible)(?: possible)? (?:capacity|output|production)/,
      /(?<!#\d{1,2} )capacity(?! utili[sz]ation| use)(?: of| is)?/,
      /(?:could|can)(?: potentially)? (?:make|produce|do|handle|seat|hold|serve|take|fit|store)(?: up to| a max(?:imum)? of)?/,
      /maximum (?:it|they) can (?:make|produce)|(?<!#\d{1,2} )seats|holds(?: up to)?|room for/,
      /takes up to|(?<=(?:has|have|with) #\d{1,2} )(?:rooms|seats|beds|tables|places|spaces)|maximum/,
      /max/,
    ]),
  },
  utilisation: {
    label: 'the capacity utilisation',
    units: 'percent',
    words:
      /capacity (?:utili[sz]ation|use|usage)|utili[sz]ation(?: rate)?|cap util|(?:running|operating|working) at(?= #)|of (?:its |full |total )*capacity|(?<=#\d{1,2} )(?:of )?(?:full )?capacity/,
  },
  labourCost: {
    label: 'the total labour cost',
    units: 'money',
    words: anyOf([
      /(?:total )?labour costs?|(?:workers?|staff|employees?) costs?|wage (?:bill|costs?)/,
      /wages(?: bill)?|cost of labour|staff costs?|pays? (?:each|them|its workers|workers|staff)|paid/,
      /hourly (?:wage|pay|rate)/,
    ]),
  },
  leavers: {
    label: 'the number of leavers',
    units: 'count',
    words: anyOf(
      [
        /leavers|staff leaving/,
        /(?:workers |employees |staff |people |who |of them |have )*(?:left|leave|quit|leaving|resign(?:ed)?|walked(?: out)?|handed in(?: their)? notice|moved on|retired|departed|lost(?= #))/,
      ],
      { before: /(?:number of )?/, after: /(?: in the year| last year)?/ },
    ),
  },
  stayers: {
    label: 'the number who stayed',
    units: 'count',
    words:
      /stayed|(?:been there|been with (?:them|it|the firm)|worked there|service)[\w ]{0,16}(?:over|more than) (?:a|@?\d*|one|#\d) year|still (?:there|employed|work there)|remain(?:ed)?/,
  },
  absentDays: {
    label: 'the days lost to absence',
    units: 'count',
    words: anyOf([
      /(?:working |work |staff |sick )?days? (?:were |are )?(?:lost|absent|off|missed|of absence|sick)(?: (?:to|through|due to) (?:absence|sickness|illness))?/,
      /absen(?:ces?|t|teeism)(?: days)?(?! rate)|sick days/,
      /(?:workers |staff |employees |people )*(?:were |are |was )?(?:absent|off sick)/,
    ]),
  },
  workingDays: {
    label: 'the working days available',
    units: 'count',
    words: anyOf([
      /(?:total |possible |available |potential )*(?:working|work) days?(?: available| possible| in total)?(?! lost| missed)/,
      /(?:works?|working)(?= #\d+ days)|(?:total|possible|available) days(?: available)?/,
      /days (?:they )?(?:could|should) have (?:been )?worked/,
    ]),
  },
} as const satisfies RoleWords;
