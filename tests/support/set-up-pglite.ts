import type { TestProject } from 'vitest/node';
import { preparePglite } from './test-database.ts';

export async function setup(project: TestProject) {
  project.provide('database', await preparePglite());
}
