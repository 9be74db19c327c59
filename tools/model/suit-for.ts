import { type FetchableModel, fetchableModels } from '#content/local-models.ts';

/** What fits into the machine's memory beside the product, the best first; the smallest where nothing does. */
export function suitFor(memoryBytes: number): FetchableModel[] {
  const gigabytes = Math.round(memoryBytes / 2 ** 30);
  const fitting = fetchableModels.filter(({ memoryGigabytes }) => memoryGigabytes <= gigabytes);
  return fitting.length ? fitting : fetchableModels.filter(({ id }) => id === 'bonsai-1.7b');
}
