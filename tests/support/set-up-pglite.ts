import type { TestProject } from 'vitest/node';
import { preparePglite } from './test-database.ts';

export async function setup(project: TestProject) {
  const { database, remove } = await preparePglite();
  project.provide('database', database);
  return remove;
}
