/** Words that a voice can say and a caption can show: signs, sums of money and formulas in words. */
export function speakable(text: string): string {
  return spoken
    .reduce((words, [pattern, said]) => words.replace(pattern, said), text)
    .replace(/\s{2,}/g, ' ')
    .trim();
}

const money = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;

const spoken: [RegExp, string][] = [
  [/\*\*|__|^#+ |`/gm, ''],
  [/\s*(?:→|->)\s*/g, ', so '],
  [new RegExp(String.raw`(?<![\w£])[-−]£${money}\s?bn\b`, 'g'), 'minus $1 billion pounds'],
  [new RegExp(String.raw`£${money}\s?(?:bn|billion)\b`, 'g'), '$1 billion pounds'],
  [new RegExp(String.raw`£${money}\s?(?:m|million)\b`, 'g'), '$1 million pounds'],
  [new RegExp(String.raw`\$${money}\s?(?:bn|billion)\b`, 'g'), '$1 billion dollars'],
  [new RegExp(String.raw`\$${money}\s?(?:m|million)\b`, 'g'), '$1 million dollars'],
  [new RegExp(String.raw`€${money}\s?(?:bn|billion)\b`, 'g'), '$1 billion euros'],
  [new RegExp(String.raw`€${money}\s?(?:m|million)\b`, 'g'), '$1 million euros'],
  [/£0\.(\d)0\b/g, '$10 pence'],
  [/£0\.(\d\d)\b/g, '$1 pence'],
  [/£1\b(?![.,]?\d)/g, '1 pound'],
  [/£1\.(\d\d)\b/g, '1 pound $1'],
  [/£(\d+(?:,\d{3})*)\.(\d\d)\b/g, '$1 pounds $2'],
  [new RegExp(`£${money}`, 'g'), '$1 pounds'],
  [new RegExp(String.raw`\$${money}`, 'g'), '$1 dollars'],
  [new RegExp(`€${money}`, 'g'), '$1 euros'],
  [/£(?=\s)/g, 'pounds'],
  [/\b(\d+(?:\.\d+)?)p\b/g, '$1 pence'],
  [/(\d)\s?%/g, '$1 per cent'],
  [/\|(\w[^|]*)\|/g, 'the size of $1'],
  [/\bQ\*/g, 'Q star'],
  [/\s*÷\s*/g, ' divided by '],
  [/\s*×\s*|\s+x\s+(?=\d)/g, ' times '],
  [/\s*≥\s*/g, ' is at least '],
  [/\s*≤\s*/g, ' is at most '],
  [/\s*=\s*/g, ' equals '],
  [/(?<=[\w)])\s+>\s+(?=[\w(])/g, ' is more than '],
  [/(?<=[\w)])\s+<\s+(?=[\w(])/g, ' is less than '],
  [/(?<=[\w)])\s+[−–]\s+(?=[\w(])/g, ' minus '],
  [/(?<=[\w)])\s+-\s+(?=[\dA-Z(])/g, ' minus '],
  [/(?<=[\s(]|^)[-−](?=\d)/g, 'minus '],
  [/(?<=[\w)])\s*\+\s*(?=[\w(])/g, ' plus '],
  [/(?<=[a-z])\/(?=[a-z])/g, ' or '],
  [/\s&\s/g, ' and '],
];
