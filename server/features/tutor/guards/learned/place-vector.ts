/** Where the numbers of one place of a vector lie, and how far apart. */
export type Place = { mean: number; times: number };

/** A vector whose every place has the mean 0 and the same spread, as the networks were taught. */
export function placeVector(vector: Float32Array, places: Place[]): Float32Array {
  return Float32Array.from(places, ({ mean, times }, at) => ((vector[at] ?? 0) - mean) * times);
}
