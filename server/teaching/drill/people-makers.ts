import { count, type Maker, pounds } from './maker.ts';

export const peopleMakers: Maker[] = [
  {
    id: 'labour-productivity',
    name: 'labour productivity',
    says: 'the labour productivity',
    aliases: /\b(?:labour )?productivity\b/,
    at: { business: ['3.4.2', '3.6.2'], economics: ['3.4.1'] },
    make: (draw) => {
      const firm = draw(['A furniture maker', 'A bottling plant', 'A call centre']);
      const staff = draw([12, 40, 25]);
      const each = draw([375, 90, 160]);
      return `${firm} has an output of ${count(staff * each)} units a month with ${staff} workers. Work out the labour productivity.`;
    },
  },
  {
    id: 'labour-turnover',
    name: 'labour turnover',
    says: 'the labour turnover',
    aliases: /\b(?:labour|staff|employee) turn ?over\b/,
    at: { business: ['3.6.2'] },
    make: (draw) => {
      const firm = draw(['A hotel', 'A supermarket', 'A care home']);
      const staff = draw([150, 40, 200]);
      const share = draw([12, 30, 18]);
      return `${firm} employs ${staff} people on average, and ${count((staff * share) / 100)} leave in the year. Work out the labour turnover.`;
    },
  },
  {
    id: 'absence',
    name: 'absence rate',
    says: 'the absence rate',
    aliases: /\babsen(?:ce|teeism)(?: rate)?\b/,
    at: { business: ['3.6.2'] },
    make: (draw) => {
      const firm = draw(['A hotel', 'A factory']);
      const [days, staff, each] = draw([
        [270, 40, 225],
        [450, 50, 225],
        [180, 30, 200],
      ] as const);
      return `${firm} has ${days} days lost to absence in a year, and ${staff} staff who each work ${each} days. Work out the absence rate.`;
    },
  },
  {
    id: 'labour-cost',
    name: 'labour cost per unit',
    says: 'the labour cost per unit',
    aliases: /\blabour costs?(?: per unit)?\b/,
    at: { business: ['3.6.2'] },
    make: (draw) => {
      const firm = draw(['A pottery', 'A bakery', 'A bike maker']);
      const each = draw([7.5, 4, 12]);
      const output = draw([4800, 2500, 900]);
      return `${firm} has a total labour cost of ${pounds(each * output)} and an output of ${count(output)} units. Work out the labour cost per unit.`;
    },
  },
  {
    id: 'capacity',
    name: 'capacity utilisation',
    says: 'the capacity utilisation',
    aliases: /\bcapacity(?: utili[sz]ation)?\b/,
    at: { business: ['3.4.2'] },
    make: (draw) => {
      const firm = draw(['A factory', 'A brewery', 'A print works']);
      const most = draw([8000, 500, 12_000]);
      const share = draw([72, 85, 60]);
      return `${firm} has a maximum output of ${count(most)} units and an actual output of ${count((most * share) / 100)} units. Work out the capacity utilisation.`;
    },
  },
];
