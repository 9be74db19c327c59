// What a process holds after a forced collection: its heap, and its buffers outside of it.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

export function measureMemory() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
