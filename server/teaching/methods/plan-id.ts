import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';

/** By which a plan is remembered. */
export function planId({ index }: SimulatorEntry): string {
  return `simulator-${index}`;
}
