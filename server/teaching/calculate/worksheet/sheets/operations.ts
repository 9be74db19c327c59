import type { Worksheet } from '../worksheet.ts';

/** What people and machines make. */
export const operations: Worksheet = {
  name: 'operations',
  subject: 'business',
  lines: {
    output: {
      names:
        '(?:actual |current |total |weekly |daily |monthly )?output|(?:makes?|making|made|produc(?:es?|ing|ed))(?= (?:about |only )?#)|production',
      ...{ label: 'Output', unit: 'number' },
    },
    capacity: {
      names: '(?:maximum|max|full|total) (?:capacity|output|production)|capacity|could make|can make',
      ...{ label: 'Maximum output', unit: 'number' },
    },
    staff: { names: 'staff|workers?|employees|people|team', label: 'Workers', unit: 'number' },
    wages: {
      names: '(?:total )?(?:wage|wages|labour|staff) (?:bill|costs?)|wages|paid in total',
      ...{ label: 'Labour cost', unit: 'money', by: ['staff * pay'] },
    },
    pay: {
      names:
        'pay(?:s|ing)?(?: (?:each|them|each worker))?|(?:each (?:is|gets) )?paid|(?:weekly |daily |monthly |hourly )?(?:wage|pay|salary)(?: of| is)?(?: each| per worker)?',
      ...{ label: 'Pay per worker', unit: 'money' },
    },
    fixedCosts: {
      names: '(?:total )?fixed(?: costs?)?|overheads',
      label: 'Fixed costs',
      unit: 'money',
      isPlural: true,
    },
    productivity: {
      names: '(?:labour )?productivity|output per (?:worker|head|employee|person)',
      ...{
        label: 'Output per worker',
        unit: 'number',
        isResult: true,
        by: ['output / staff'],
        sum: 'labour productivity',
      },
    },
    labourEach: {
      names: '(?:unit )?labour costs? per (?:unit|item|car|one)|labour cost (?:each|per unit)|unit labour costs?',
      ...{
        label: 'Labour cost per unit',
        unit: 'money',
        isResult: true,
        by: ['wages / output'],
        sum: 'labour cost per unit',
      },
    },
    utilisation: {
      names: '(?:capacity )?utili[sz]ation(?: rate)?|capacity (?:use|usage)',
      ...{
        label: 'Capacity utilisation',
        unit: 'percent',
        isResult: true,
        isPart: true,
        by: ['output / capacity * 100'],
      },
      sum: 'capacity utilisation',
    },
    fixedEach: {
      names: 'fixed costs? (?:per unit|each|a unit)|average fixed costs?|afc|that per unit',
      ...{ label: 'Fixed cost per unit', unit: 'money', isResult: true, by: ['fixedCosts / output'] },
    },
    fixedAtFull: {
      names: '(?:at|if|when) (?:its |they are |running )*(?:at )?full capacity',
      ...{
        label: 'At full capacity the fixed cost per unit',
        unit: 'money',
        isResult: true,
        by: ['fixedCosts / capacity'],
      },
    },
    spare: {
      names: '(?:spare|unused|idle) capacity',
      ...{ label: 'Spare capacity', unit: 'number', isResult: true, by: ['capacity - output'] },
    },
  },
};

/** Who leaves, and what that costs. */
export const people: Worksheet = {
  name: 'people',
  needs: ['staff'],
  subject: 'business',
  lines: {
    staff: {
      names: '(?:average )?(?:number of )?(?:staff|workers|employees|people|workforce)|team',
      label: 'Staff',
      unit: 'number',
    },
    leavers: {
      names: 'leavers|(?:people |staff |workers )?(?:left|leave|quit|resign(?:ed)?)|leaving',
      label: 'Leavers',
      unit: 'number',
      isPlural: true,
      by: ['rate * staff / 100'],
    },
    replacing: {
      names:
        '(?:costs?(?: about| around)?|cost of) (?:to replace|replacing|recruiting|to recruit)?(?: each| one)?|to replace each(?: one)?',
      ...{ label: 'The cost of replacing one', unit: 'money' },
    },
    rate: {
      names: '(?:labour|staff) turnover(?: rate)?|turnover rate',
      ...{ label: 'Labour turnover', unit: 'percent', by: ['leavers / staff * 100'], sum: 'labour turnover' },
    },
    total: {
      names: 'how much (?:altogether|in total|in all)|total cost',
      ...{ label: 'The cost of replacing them', unit: 'money', isResult: true, by: ['leavers * replacing'] },
    },
  },
};
