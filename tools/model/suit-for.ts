import { type FetchableModel, fetchableModels } from '#content/local-models.ts';

/** With fewer cores a larger one takes so long for a sentence that a student has gone on. */
const leastCores = 4;
const quickBytes = 1.5e9;

/**
 * What fits into the machine's memory beside the product, the best first; the smallest where nothing does. On few cores
 * those that are quick there come before the better ones, and the one to try it out stays last.
 */
export function suitFor(memoryBytes: number, cores: number): FetchableModel[] {
  const memory = Math.round(memoryBytes / 2 ** 30);
  const fitting = fetchableModels.filter(({ memoryGigabytes }) => memoryGigabytes <= memory);
  if (!fitting.length) return fetchableModels.filter(({ id }) => id === 'bonsai-1.7b');
  if (cores >= leastCores) return fitting;
  const placeOf = ({ source }: FetchableModel) => (source.kind === 'npm' ? 2 : Number(source.size > quickBytes));
  return fitting.toSorted((one, other) => placeOf(one) - placeOf(other));
}
