import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { capitalNames } from '#content/tutor/capital-names.ts';
import { clauseStarts, phraseStarts, uncountedStarts } from '#content/tutor/definition-starts.ts';
import { stepVerbs } from '#content/tutor/step-verbs.ts';
import { upperFirst } from '#domain/upper-first.ts';

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

const isClause = new RegExp(`^(?:${clauseStarts.join('|')})`);

const isPhrase = new RegExp(`^(?:${phraseStarts.join('|')})\\b`);

const uncounted = new RegExp(`^(?:${uncountedStarts.join('|')})`);

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

const saysWhatHappens = new RegExp(`\\b(?:${stepVerbs.join('|')})\\b`);

/** 'Prices' becomes 'prices'; 'UK', 'SRAS', 'Bank Rate' and names stay. */
export function lowerFirst(text: string): string {
  const [word = ''] = /^[\w'-]+/.exec(text) ?? [];
  if (/^.[A-Z\d]/.test(word) || names.test(text) || word === 'I') return text;
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

const names = new RegExp(`^(?:${capitalNames.join('|')})\\b`);

/** A step of a chain without its label: 'Cost-push: wages rise' is said as 'wages rise'. */
export function stepInWords(step: string | undefined): string {
  return lowerFirst((step ?? '').replace(/^[A-Z][\w-]+( [a-z]+)?: /, ''));
}
