import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const longMs = 300_000;

type Running = { since: number; test?: string };

/** A run that is stuck says in what: otherwise whoever stops it learns nothing. */
export class NameWhatRunsLong implements Reporter {
  #files = new Map<string, Running>();

  onInit() {
    setInterval(() => this.#tell(), longMs).unref();
  }

  onTestModuleStart({ moduleId, project }: TestModule) {
    this.#files.set(`${relative('.', moduleId)} (${project.name})`, { since: performance.now() });
  }

  onTestModuleEnd({ moduleId, project }: TestModule) {
    this.#files.delete(`${relative('.', moduleId)} (${project.name})`);
  }

  onTestCaseReady({ module: { moduleId, project }, fullName }: TestCase) {
    const running = this.#files.get(`${relative('.', moduleId)} (${project.name})`);
    if (running) running.test = fullName;
  }

  #tell() {
    for (const [file, { since, test = 'its beginning' }] of this.#files) {
      const seconds = Math.round((performance.now() - since) / 1000);
      if (seconds * 1000 >= longMs) console.log(`running for ${seconds} s: ${file}, now at: ${test}`);
    }
  }
}
