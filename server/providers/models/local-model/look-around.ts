import type { LocalModel } from '../interface.ts';
import { rankModel } from './choose-model.ts';
import { openPlaced, type Place } from './places.ts';

/** A server on this machine answers in a few; nobody waits longer for a start. */
const longestMs = 500;

/** The best model that runs in a server on this machine now, if any does. */
export async function lookAround(places: Place[]): Promise<LocalModel | undefined> {
  const found = await Promise.all(places.map(listModels));
  const [best] = found.flat().sort((one, other) => one.rank - other.rank);
  return best && openPlaced(best.place, best.name);
}

/** A place that is silent, or says something else, has none. */
async function listModels(place: Place): Promise<{ place: Place; name: string; rank: number }[]> {
  const late = new AbortController();
  const limit = setTimeout(() => late.abort(), longestMs);
  try {
    const response = await fetch(`${place.address}${place.list}`, { signal: late.signal, redirect: 'error' });
    if (!response.ok) return [];
    return place.read(await response.json()).flatMap((listed) => {
      const rank = rankModel(listed);
      return rank === undefined ? [] : [{ place, name: listed.name, rank }];
    });
  } catch {
    return [];
  } finally {
    clearTimeout(limit);
  }
}
