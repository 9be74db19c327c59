import type { Section } from '../curriculum/library.ts';
import { named } from './named.ts';
import { lowerFirst } from './say-point.ts';

/** 'Demand for labour: derived demand, MRP, what shifts demand and its elasticity.' */
export function sayTopics({ title, topics }: Section): string {
  const lines = linesOf(topics);
  const name = named(title);
  return lines.length ? `${upper(name)}: ${lines.join('; ')}.` : `${upper(name)}.`;
}

/** 'Private, external and social costs and benefits, diagrams and the social optimum': what a topic consists of, in one clause. */
export function listTopics({ topics }: Section): string {
  const lines = linesOf(topics);
  return lines.length < 2 ? (lines[0] ?? '') : `${lines.slice(0, -1).join('; ')}; and ${lines.at(-1)}`;
}

/** Names of sections as one says them: 'demand, supply and price determination'. */
export function listTitles(sections: readonly Section[]): string {
  const names = sections.map(({ title }) => named(title));
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function linesOf(topics: readonly string[]): string[] {
  return topics.filter((line) => !/^\(extension\)/.test(line)).map((line) => lowerFirst(line));
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
