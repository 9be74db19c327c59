import type { Worksheet } from '../worksheet.ts';

/** Income shared out over people. */
export const perHead: Worksheet = {
  name: 'income per head',
  subject: 'economics',
  lines: {
    nominal: { names: '(?:nominal|money) (?:gdp|gni|national income)', label: 'Nominal GDP', unit: 'money' },
    deflator: { names: '(?:gdp |price )?deflator|price (?:index|level)', label: 'The price index', unit: 'number' },
    gdp: {
      names: '(?:real )?(?:gdp|gni|national income)',
      ...{ label: 'Real GDP', unit: 'money', moved: 'newGdp', by: ['nominal / deflator * 100'] },
    },
    newGdp: { names: 'new gdp', label: 'The new GDP', unit: 'money' },
    population: { names: 'population|people', label: 'The population', unit: 'number', moved: 'newPopulation' },
    newPopulation: { names: 'new population', label: 'The new population', unit: 'number' },
    each: {
      names: '(?:(?:real )?(?:gdp|gni|income) )?per (?:head|capita|person)',
      ...{ label: 'GDP per head', unit: 'money', isResult: true, sum: 'GDP per head' },
      by: ['newGdp / newPopulation', 'newGdp / population', 'gdp / newPopulation', 'gdp / population'],
    },
  },
};

/** What buyers would have paid, and what they paid. */
export const consumerSurplus: Worksheet = {
  name: 'consumer surplus',
  needs: ['most', 'least'],
  subject: 'economics',
  lines: {
    most: {
      names:
        '(?:highest|maximum|max|top) price(?: anyone would pay)?|(?:demand (?:curve )?)(?:hits|starts|begins|meets)[a-z ]{0,24}at|demand intercept(?: is| of)?|willing to pay(?: up to)?|would pay(?: up to)?',
      ...{ label: 'The highest price', unit: 'money' },
    },
    price: {
      names: '(?:market |equilibrium |actual )?prices?|paid|pays?',
      label: 'The price',
      unit: 'money',
      moved: 'newPrice',
    },
    newPrice: { names: 'new price', label: 'The new price', unit: 'money' },
    quantity: {
      names: '(?:equilibrium )?(?:quantity|qty|units|sales|sold|sells?)',
      label: 'Quantity',
      unit: 'number',
      moved: 'newQuantity',
    },
    newQuantity: { names: 'new quantity', label: 'The new quantity', unit: 'number' },
    height: {
      names: 'height of the triangle',
      label: 'The height of the triangle',
      unit: 'money',
      isResult: true,
      isAmount: true,
      by: ['most - price'],
    },
    newHeight: {
      names: 'new height',
      label: 'The height of the triangle now',
      unit: 'money',
      isResult: true,
      isAmount: true,
      by: ['most - newPrice'],
    },
    surplus: {
      names: 'consumer surplus|cs',
      ...{ label: 'Consumer surplus', unit: 'money', isResult: true, sum: 'consumer surplus' },
      by: ['newHeight * newQuantity / 2', 'height * quantity / 2'],
    },
    oldSurplus: {
      names: '(?:old|first|original) (?:consumer surplus|cs)|(?:consumer surplus|cs) before',
      ...{ label: 'Consumer surplus before', unit: 'money', isResult: true, by: ['height * quantity / 2'] },
    },
    newSurplus: {
      names: 'new (?:consumer surplus|cs)|(?:consumer surplus|cs) (?:now|after)',
      ...{ label: 'Consumer surplus now', unit: 'money', isResult: true, by: ['newHeight * newQuantity / 2'] },
    },
    least: {
      names: '(?:supply (?:curve )?)(?:hits|starts|begins|meets)[a-z ]{0,24}at|(?:lowest|minimum) price[a-z ]{0,20}',
      ...{ label: 'The lowest price', unit: 'money' },
    },
    depth: {
      names: 'depth',
      label: 'The height of the triangle below',
      unit: 'money',
      isResult: true,
      isAmount: true,
      by: ['price - least'],
    },
    producerSurplus: {
      names: 'producer surplus|ps',
      ...{
        label: 'Producer surplus',
        unit: 'money',
        isResult: true,
        by: ['depth * quantity / 2'],
        sum: 'producer surplus',
      },
    },
    lost: {
      names: 'consumers (?:have )?(?:lost|lose|gain|gained)|change in (?:consumer surplus|cs)',
      ...{ label: 'The change in consumer surplus', unit: 'money', isResult: true, by: ['newSurplus - oldSurplus'] },
      means: (value, say) => (value < 0 ? `So consumers lose ${say.money(-value)}.` : undefined),
    },
  },
};

/** The two areas of a Lorenz diagram. */
export const inequality: Worksheet = {
  name: 'inequality',
  subject: 'economics',
  lines: {
    a: {
      names: '(?:area )?a(?= (?:is|=|of) #)|area a|(?:top|upper) area|area (?:between|above)[a-z ]{0,60}',
      label: 'Area A',
      unit: 'number',
    },
    b: {
      names:
        '(?:area )?b(?= (?:is|=|of) #)|area b|(?:bottom|lower) area|area (?:under|underneath|below|beneath) (?:the )?(?:lorenz )?curve',
      label: 'Area B',
      unit: 'number',
    },
    whole: {
      names: 'whole (?:area|triangle)|a (?:plus|and|\\+) b|total area',
      label: 'The whole triangle',
      unit: 'number',
      by: ['a + b'],
    },
    gini: {
      names: 'gini(?: coefficient)?',
      label: 'The Gini coefficient',
      unit: 'number',
      isResult: true,
      by: ['a / whole'],
      sum: 'Gini coefficient',
    },
  },
};

/** What a price at home is abroad. */
export const exchange: Worksheet = {
  name: 'exchange',
  needs: ['rate'],
  lines: {
    rate: {
      names: '(?:the )?(?:pound|exchange rate|sterling)(?: is worth| goes| falls| rises)?',
      label: 'The exchange rate',
      unit: 'number',
      moved: 'newRate',
    },
    newRate: { names: 'new (?:exchange )?rate', label: 'The new rate', unit: 'number' },
    home: { names: '(?:that |which |it )?costs?|priced at|worth', label: 'The price in pounds', unit: 'money' },
    abroadBefore: {
      names: '(?:what )?was it before|(?:price )?before',
      ...{ label: 'Abroad that was', unit: 'number', isResult: true, by: ['home * rate'] },
    },
    abroad: {
      names: 'in (?:us )?(?:dollars|euros)(?: now)?|price (?:abroad|in (?:dollars|euros))',
      ...{ label: 'Abroad that', unit: 'number', isResult: true, by: ['home * newRate', 'home * rate'] },
    },
  },
};
