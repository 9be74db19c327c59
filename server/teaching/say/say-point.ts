import type { KeyPoint } from '#content/curriculum/curriculum.ts';

/** A key point as a person would say it: 'Opportunity cost is the value of …', 'A falls, so B rises, and so C.' */
export function sayPoint(point: KeyPoint): string {
  switch (point.type) {
    case 'definition':
      return sayDefinition(point.term, point.text);
    case 'chain':
      return sayChain(point.steps);
    case 'misconception':
      return `It is a common mistake to think this: ${lowerFirst(point.misconception)} ${point.correction}`;
    default:
      return point.text;
  }
}

function sayDefinition(term: string, text: string): string {
  const name = term.replace(/\s*\((?!in\b)[^)]*\)/g, '').replace(/^The (?=[a-z])/, 'the ');
  const head = /^(.+?) (?:of|to)\b/.exec(name)?.[1] ?? name;
  const plural = /[^su]s$/.test(head) && !/(ics|ness|sis|'s)$/.test(head);
  if (isClause.test(text) || !isPhrase.test(text)) return `${upperFirst(name)}: ${lowerFirst(text)}`;
  if (/^(People|Employees|How|Exchange)\b/.test(text)) return `${upperFirst(name)} means ${lowerFirst(text)}`;
  if (/^(the|The) /.test(name) || !/^An? /.test(text) || plural || uncounted.test(name))
    return `${upperFirst(name)} ${plural ? 'are' : 'is'} ${lowerFirst(text)}`;
  return `${/^([AEIOaeio]|MPC|U[^n])/.test(name) ? 'An' : 'A'} ${lowerFirst(name)} is ${lowerFirst(text)}`;
}

/** A definition that is a whole sentence: it cannot go on from 'X is …'. */
const isClause =
  /^(People choose|One side|An initial injection|A franchisor lets|When a good is|The central bank|The shareholder view|In |Land|Some|Key decisions|A country can|A rate set|The firm knows|The proportion of income|The UK body|A fall in a floating|The terms of trade of|An agency buys|The leader decides|A paternalistic|A shortage)/;

const isPhrase =
  /^(A|An|The|When|How|Any|Spending|Income|Money|Goods|People|Costs|Profit|Total|Planned|Making|Measures|Policies|Growth|Exports|Dividing|Choosing|Comparing|Using|Putting|Judging|Testing|Moving|Paying|Producing|Organising|Inspecting|Introducing|Expanding|Expansion|Splitting|Repeating|Difficulty|Obstacles|Targets|Rules|Day-to-day|Small|Large|Buying|Selling|Continuous|Legal|Employees|Software|Preparing|Placing|Permission|Relying|Entering|Taking|Charging|Falling|Rising|Lower|Improvement|Investment|Exchange|GDP|Merger|Fluctuations|Keynes|Specific|Measuring|Reducing|Treating|Deliberate|Factors|Collusion|Firms that|Which countries)\b/;

/** Names that take no 'a'. */
const uncounted =
  /^(Income|Wealth|Inflation|Economic growth|Sustainable growth|Export-led growth|Monopolistic competition|Balance of payments|Circular flow|Classical|Keynesian|Ceteris|Occupational|Social science|Utility|Capacity|Quality|Corporate|Third-degree|Globalisation|Speculation|Foreign direct|Absolute|Relative|Economic development|Legal|Kaizen|Tannenbaum|Blake|Boston|Mendelow|Corporate Social|Correlation|SWOT|Net trade|Equity|Stakeholder mapping|Total quality|Industrial|Excess|International comp|Scientific|Human Dev)/;

/** Two links a sentence, so that a listener can follow. */
export function sayChain(steps: string[]): string {
  const [first = '', ...rest] = steps;
  const sentences = [upperFirst(first)];
  for (const [at, step] of rest.entries()) {
    const last = at > 0 && at === rest.length - 1;
    if (at % 2 === 1) sentences.push(upperFirst(joined(step, last ? 'in the end' : 'then')));
    else sentences[sentences.length - 1] += `, ${joined(step, last ? 'and in the end' : 'so')}`;
  }
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** 'So prices rise', but 'which brings higher prices', and 'and stops there'. */
function joined(step: string, link: string): string {
  const said = lowerFirst(step).replace(/^so /, '');
  if (/^(buys|stops|signals|while|with|uses|keeps)\b/.test(said)) return `and ${said}`;
  if (!saysWhatHappens.test(said)) return `${link === 'so' ? 'which brings' : `${link} this brings`} ${said}`;
  return `${link} ${said}`;
}

const saysWhatHappens =
  /\b(is|are|was|were|be|has|have|can|may|might|must|will|would|do|does|cannot|becomes?|rises?|falls?|shifts?|grows?|moves?|gains?|loses?|lose|shrinks?|worsens?|improves?|increases?|decreases?|buys?|sells?|cuts?|raises?|lowers?|makes?|takes?|gets?|gives?|stays?|needs?|wants?|spends?|saves?|earns?|pays?|works?|leaves?|enters?|leads?|exceeds?|lies|meets?|equals?|depends?|suffers?|extends?|contracts?|expands?|disappears?|appreciates?|depreciates?|switch(es)?|supply|supplies|produces?|withdraws?|withdraw|remain|remains|offers?|offer|hurt|hurts|feel|feels|fear|fund|funds|reward|rewards|attract|attracts|reach|reaches|learn|share|shares|bring|brings|allow|allows|keep|keeps|follow|follows|drive|drives|respond|responds|add|adds|help|helps|provide|provides|provided|reduce|reduces|weaken|weakens|strengthen|strengthens|compete|competes|invest|invests|hire|hires|hold|holds|choose|chooses|compare|compares|recommend|weigh|increase|decline|declines|turn|turns|tend|tends|feed|feeds|spread|spreads|match|matches|face|faces|begin|begins|end|ends|go|goes|come|comes|run|runs|show|shows|let|lets|put|puts|set|sets|force|forces|slow|slows|free|frees|use|uses|ration|rations|absorb|pass|passes|miss|misses|restored|maximised|ignored|chases?|decay|decays|order|orders|costs?|circulates?|yields?|leaks?|appears?|afford|push|pushes|multiply|multiplies|covers?|returns?|explains?|restricts?|behaves?|trade|trades|consume|consumes|flows?|retaliates?|narrows?|widens?|pools?|threatens?|lends?|changes?|see|sees|positions?|receives?|stops?|look|looks|redesign|relocates?|differentiate|recruits?|lacks?|acts?|causes?|know|knows|succeeds?|ignores?|they|benefits?|understand|delays?)\b/;

/** 'Prices' becomes 'prices'; 'UK', 'SRAS', 'Bank Rate' and names stay. */
export function lowerFirst(text: string): string {
  const [word = ''] = /^[\w'-]+/.exec(text) ?? [];
  if (/^.[A-Z\d]/.test(word) || names.test(text) || word === 'I') return text;
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

const names =
  /^(Bank (Rate|of)|Akerlof|Smith|Hayek|Marx|Keynes|British|Britain|England|Scotland|Japan|China|India|Indian|Germany|European?|American?|Rwanda|Amazon|Tesco|Porter|Ansoff|Handy|Lewin|Kotter|Maslow|Herzberg|Taylor|Carroll|Greiner|Bowman|Bartlett|Hofstede|Kaplan|Elkington|Boston|Treasury|Competition and|Monetary Policy|World Bank|Phillips|Laffer|Lorenz|Gini|Marshall|Harrod|Prebisch|Lewis|Kuznets|Pigou|Government guidance|Airbus|Ofgem|Fernley|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

export function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A step of a chain without its label: 'Cost-push: wages rise' is said as 'wages rise'. */
export function stepInWords(step: string | undefined): string {
  return lowerFirst((step ?? '').replace(/^[A-Z][\w-]+( [a-z]+)?: /, ''));
}
