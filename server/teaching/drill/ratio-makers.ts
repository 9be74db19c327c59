import { type Maker, pounds } from './maker.ts';

const ratios = { business: ['3.7.2'] };
const margins = { business: ['3.5.2', '3.7.2'] };

export const ratioMakers: Maker[] = [
  {
    id: 'gross-margin',
    name: 'gross profit margin',
    says: 'the gross profit margin',
    aliases: /\bgross (?:profit )?margins?\b/,
    at: margins,
    make: (draw) => {
      const revenue = draw([640_000, 250_000, 80_000]);
      const share = draw([40, 35, 62.5]);
      return `A firm has a revenue of ${pounds(revenue)} and a gross profit of ${pounds((revenue * share) / 100)}. Work out the gross profit margin.`;
    },
  },
  {
    id: 'operating-margin',
    name: 'operating profit margin',
    says: 'the operating profit margin',
    aliases: /\boperating (?:profit )?margins?\b|\b(?:profit )?margins?\b(?! of safety)/,
    at: margins,
    make: (draw) => {
      const revenue = draw([640_000, 400_000, 150_000]);
      const share = draw([13, 8, 22]);
      return `A firm has a revenue of ${pounds(revenue)} and an operating profit of ${pounds((revenue * share) / 100)}. Work out the operating profit margin.`;
    },
  },
  {
    id: 'roce',
    name: 'return on capital employed',
    says: 'the ROCE',
    aliases: /\broce\b|\breturn on capital(?: employed)?\b/,
    at: ratios,
    make: (draw) => {
      const capital = draw([480_000, 2_000_000, 750_000]);
      const share = draw([15, 12, 8]);
      return `A firm has an operating profit of ${pounds((capital * share) / 100)} and capital employed of ${pounds(capital)}. Work out the ROCE.`;
    },
  },
  {
    id: 'gearing',
    name: 'gearing',
    says: 'the gearing ratio',
    aliases: /\bgearing\b/,
    at: ratios,
    make: (draw) => {
      const [debts, equity] = draw([
        [300_000, 700_000],
        [240_000, 160_000],
        [90_000, 270_000],
        [500_000, 500_000],
      ] as const);
      const who = draw(['A firm', 'A hotel']);
      return `${who} has non-current liabilities of ${pounds(debts)} and total equity of ${pounds(equity)}. Work out the gearing.`;
    },
  },
  {
    id: 'current-ratio',
    name: 'current ratio',
    says: 'the current ratio',
    aliases: /\bcurrent ratios?\b|\bliquidity\b|\bratios?\b/,
    at: ratios,
    make: (draw) => {
      const debts = draw([56_000, 40_000, 90_000]);
      const times = draw([1.5, 0.8, 2.25]);
      return `A shop has current assets of ${pounds(debts * times)} and current liabilities of ${pounds(debts)}. Work out the current ratio.`;
    },
  },
  {
    id: 'acid-test',
    name: 'acid-test ratio',
    says: 'the acid-test ratio',
    aliases: /\bacid[ -]?test(?: ratio)?\b|\bquick ratio\b/,
    at: ratios,
    make: (draw) => {
      const debts = draw([75_000, 50_000, 40_000]);
      const times = draw([0.8, 1.2, 1.5]);
      const stock = draw([30_000, 60_000]);
      return `A shop has current assets of ${pounds(debts * times + stock)}, inventories of ${pounds(stock)} and current liabilities of ${pounds(debts)}. Work out the acid-test ratio.`;
    },
  },
  {
    id: 'inventory-turnover',
    name: 'inventory turnover',
    says: 'the inventory turnover',
    aliases: /\b(?:inventory|stock) turn ?over\b/,
    at: { business: ['3.7.2', '3.4.5'] },
    make: (draw) => {
      const stock = draw([35_000, 20_000, 48_000]);
      const times = draw([12, 6, 7.5]);
      return `A firm has a cost of sales of ${pounds(stock * times)} and average inventories of ${pounds(stock)}. Work out the inventory turnover.`;
    },
  },
  {
    id: 'receivables-days',
    name: 'receivables days',
    says: 'the receivables days',
    aliases: /\breceivables?(?: days)?\b|\bdebtor days\b/,
    at: ratios,
    make: (draw) => {
      const [owed, revenue] = draw([
        [48_000, 584_000],
        [30_000, 365_000],
        [100_000, 730_000],
      ] as const);
      const who = draw(['A builder', 'A wholesaler']);
      return `${who} has receivables of ${pounds(owed)} and a revenue of ${pounds(revenue)}. Work out the receivables days.`;
    },
  },
  {
    id: 'payables-days',
    name: 'payables days',
    says: 'the payables days',
    aliases: /\bpayables?(?: days)?\b|\bcreditor days\b/,
    at: ratios,
    make: (draw) => {
      const [owed, cost] = draw([
        [27_000, 219_000],
        [20_000, 146_000],
        [45_000, 365_000],
      ] as const);
      const who = draw(['A builder', 'A wholesaler']);
      return `${who} has payables of ${pounds(owed)} and a cost of sales of ${pounds(cost)}. Work out the payables days.`;
    },
  },
];
