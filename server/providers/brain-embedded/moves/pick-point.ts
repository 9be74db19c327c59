import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Findings } from '../find/find-topic.ts';
import type { PlacedPoint } from '../library.ts';
import { readPoint, type Scene } from '../scene.ts';

export type PointType = KeyPoint['type'];

/** The key point that the words ask for: the term they name, else what fits them best, of the wanted kinds if there is one. */
export function pickPoint(
  scene: Scene,
  { topics }: Findings,
  words: string,
  wanted: PointType[],
): PlacedPoint | undefined {
  const candidates = topics
    .slice(0, 4)
    .flatMap((topic) => topic.units.map((found) => ({ ...found, behind: (topics[0]?.score ?? 0) - topic.score })))
    .filter(({ unit }) => unit.kind === 'point' || unit.kind === 'plain')
    .flatMap(({ unit, score, behind }) => {
      const placed = readPoint(scene, unit.id);
      if (!placed || placed.point.type === 'misconception') return [];
      const named = wanted[0] === 'chain' ? 0 : (namesTerm(words, placed.point) ?? 0);
      return [{ placed, worth: score - behind * sectionShare + named }];
    })
    .sort((a, b) => b.worth - a.worth);
  const fitting = candidates.filter(({ placed }) => wanted.includes(placed.point.type));
  const best = candidates[0];
  // An example or a doubt is seldom found by its own words: it is the one of the section that is meant.
  const bySection = wanted.includes('example') || wanted.includes('evaluation');
  const home = bySection ? fitting.find(({ placed }) => placed.section === best?.placed.section) : undefined;
  return (home ?? fitting[0] ?? best)?.placed;
}

/** How much it counts that another section fits better. */
const sectionShare = 1.5;

/** 'price elasticity of demand' named in the words: the longer the term, the surer. */
function namesTerm(words: string, point: KeyPoint): number | undefined {
  if (!('term' in point)) return undefined;
  const said = new Set(stemsOf(words));
  const term = stemsOf(point.term.replace(/\([^)]*\)/g, ''));
  const short = stemsOf(/\(([^)]*)\)/.exec(point.term)?.[1] ?? '');
  if (short.length === 1 && said.has(short[0] ?? '')) return 0.5;
  if (term.length === 0 || !term.every((stem) => said.has(stem))) return undefined;
  return 0.3 + 0.1 * term.length + (term.length === said.size ? 0.3 : 0);
}
