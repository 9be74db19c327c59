import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readLibrary } from '../curriculum/library.ts';
import type { Category, Concept, Effect, Fact, Thing } from './fact.ts';

const { courses } = await readLibrary();
const names = (await readdir('content/facts')).filter((name) => name.endsWith('.jsonl')).sort();
const files = await Promise.all(
  names.map(async (name) => {
    const lines = (await readFile(`content/facts/${name}`, 'utf8')).trim().split('\n');
    return { name, facts: lines.map((line): Fact => JSON.parse(line)) };
  }),
);

const subjects = (['economics', 'business'] as const).map((subject) => {
  const facts = files.filter(({ name }) => name.startsWith(`${subject}-`)).flatMap((file) => file.facts);
  return {
    subject,
    facts,
    concepts: new Set(facts.filter(isConcept).map(({ concept }) => concept)),
    effects: facts.filter(isEffect),
    categories: facts.filter(isCategory),
    things: facts.filter(isThing),
  };
});

test('every file belongs to a subject', () => {
  expect(names.filter((name) => !/^(?:economics|business)-/.test(name))).toEqual([]);
});

test.each(subjects)('$subject: every line is one of the four kinds', ({ facts }) => {
  const kinds = [isConcept, isEffect, isCategory, isThing];
  expect(facts.filter((fact) => kinds.filter((isOne) => isOne(fact)).length !== 1)).toEqual([]);
});

test.each(subjects)('$subject: every cause, effect and condition is a concept', ({ effects, concepts }) => {
  const named = effects.flatMap(({ cause, effect, when }) => [cause, effect, ...(when ? [conceptOf(when)] : [])]);
  expect(named.filter((concept) => !concepts.has(concept))).toEqual([]);
});

test.each(subjects)('$subject: every effect says something of one way at least', ({ effects }) => {
  expect(effects.filter(({ sign, up, down }) => !/^[-+0?]$/.test(sign) || !(up ?? down))).toEqual([]);
});

test.each(subjects)('$subject: everything is of a category of its set', ({ things, categories }) => {
  const known = new Set(categories.map(({ set, category }) => `${set}: ${category}`));
  expect(things.filter(({ set, is }) => is !== 'depends' && !known.has(`${set}: ${is}`))).toEqual([]);
});

test.each(subjects)('$subject: every section is one of the curriculum', ({ subject, effects, things }) => {
  const { sectionOf } = courses[subject];
  const sections = new Set([...effects, ...things].map(({ section }) => section));
  expect([...sections].filter((section) => !sectionOf.has(section))).toEqual([]);
});

test.each(subjects)('$subject: without a condition no two facts say different things', ({ effects }) => {
  const plain = Map.groupBy(
    effects.filter(({ when }) => !when),
    ({ cause, effect }) => `${cause} > ${effect}`,
  );
  const torn = [...plain].filter(([, same]) => new Set(same.map(({ sign }) => sign)).size > 1);
  expect(torn.map(([pair]) => pair)).toEqual([]);
});

function isConcept(fact: Fact): fact is Concept {
  return 'concept' in fact && Array.isArray(fact.names);
}

function isEffect(fact: Fact): fact is Effect {
  return 'cause' in fact && 'effect' in fact && 'sign' in fact && 'section' in fact;
}

function isCategory(fact: Fact): fact is Category {
  return 'set' in fact && 'category' in fact && fact.names.length > 0;
}

function isThing(fact: Fact): fact is Thing {
  return 'set' in fact && 'thing' in fact && fact.names.length > 0 && fact.says.endsWith('.');
}

function conceptOf(when: string): string {
  return when.replace(/ (?:up|down)$/, '');
}
