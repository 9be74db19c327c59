import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const longMs = 300_000;

/** A run that is stuck says in what: otherwise whoever stops it learns nothing. */
export class NameWhatRunsLong implements Reporter {
  #running = new Map<string, { name: string; since: number }>();

  onInit() {
    setInterval(() => this.#tell(), longMs).unref();
  }

  onTestModuleStart = ({ id, moduleId }: TestModule) => this.#begin(id, relative('.', moduleId));
  onTestModuleEnd = ({ id }: TestModule) => this.#end(id);
  onTestCaseReady = ({ id, module, fullName }: TestCase) =>
    this.#begin(id, `${relative('.', module.moduleId)} › ${fullName}`);
  onTestCaseResult = ({ id }: TestCase) => this.#end(id);

  #begin(id: string, name: string) {
    this.#running.set(id, { name, since: performance.now() });
  }

  #end(id: string) {
    this.#running.delete(id);
  }

  #tell() {
    const now = performance.now();
    for (const { name, since } of this.#running.values()) {
      const seconds = Math.round((now - since) / 1000);
      if (seconds * 1000 >= longMs) console.log(`running for ${seconds} s: ${name}`);
    }
  }
}
