import type { WeakPoint } from '#domain/tutor.ts';
import { type Reply, readQuestion, requireSection, type Scene } from '../scene.ts';
import { inWords } from '../words/numbers.ts';
import { tell } from '../words/tell.ts';
import { askNext, askQuestion, named } from './ask-question.ts';
import { cueOf } from './give-hint.ts';

/** What the record shows as weak, and the first question on it. Nothing is said that it does not show. */
export function sayWhatToRevise(scene: Scene): Reply {
  const { lesson } = scene;
  const weak = listWeak(scene);
  const [first, second] = weak;
  if (!first) {
    const next = askNext(scene, someSection(scene), 'nowYou');
    return {
      say: [tell(lesson, 'reviseNothing'), tell(lesson, 'reviseFind')],
      ask: next.ask ?? '',
      change: next.change ?? {},
    };
  }
  const say = [
    tell(lesson, 'reviseFirst', { one: describe(scene, first) }),
    ...(second ? [tell(lesson, 'reviseThen', { other: describe(scene, second) })] : []),
  ];
  return { say, ...askWeak(scene, first) };
}

/** How many are right so far. */
export function sayProgress(scene: Scene): Reply {
  const { lesson } = scene;
  const all = lesson.results.length;
  const right = lesson.results.filter(({ verdict }) => verdict === 'right').length;
  const say = all
    ? tell(lesson, 'progress', { right: right ? inWords(right) : 'none', all: inWords(all) })
    : tell(lesson, 'progressNone');
  return { say: [say] };
}

/** Of this lesson and of earlier ones, each item once, in this tutor's own themes first. */
export function listWeak(scene: Scene): WeakPoint[] {
  const { lesson, turn, shelf } = scene;
  const now: WeakPoint[] = lesson.results
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ id, section, missing }) => ({
      itemKind: 'question',
      itemId: id,
      sectionId: section,
      ...(missing ? { missing } : {}),
    }));
  const mended = new Set(lesson.results.filter(({ verdict }) => verdict === 'right').map(({ id }) => id));
  const known = [...now, ...turn.weakPoints].filter(
    ({ itemId, sectionId }) => shelf.sectionOf.has(sectionId) && !mended.has(itemId),
  );
  const once = known.filter(({ itemId }, at) => known.findIndex((other) => other.itemId === itemId) === at);
  const own = (point: WeakPoint) => turn.agent.themes.includes(shelf.sectionOf.get(point.sectionId)?.theme ?? 0);
  return [...once.filter(own), ...once.filter((point) => !own(point))];
}

function describe(scene: Scene, { itemId, sectionId, missing }: WeakPoint): string {
  const title = named(requireSection(scene, sectionId).title);
  const cue = cueOfWeak(scene, itemId, missing);
  return cue ? `${title}, where the gap was ${cue}` : title;
}

/** What the missing idea is about, when the item is a question. */
export function cueOfWeak(scene: Scene, itemId: string, missing: string | undefined): string | undefined {
  const placed = readQuestion(scene, itemId);
  if (!placed) return undefined;
  const at = placed.question.requiredIdeas.findIndex(({ idea }) => idea === missing);
  return cueOf(scene, placed.question, at < 0 ? 0 : at);
}

export function askWeak(scene: Scene, { itemId, sectionId }: WeakPoint): Pick<Reply, 'ask' | 'change'> {
  if (readQuestion(scene, itemId)) return askQuestion(scene, itemId);
  const next = askNext(scene, requireSection(scene, sectionId), 'nowYou');
  return { ask: next.ask ?? '', change: next.change ?? {} };
}

/** The section talked about, else another one of the tutor's field each time. */
export function someSection(scene: Scene) {
  const { lesson, shelf, turn } = scene;
  if (lesson.section) return requireSection(scene, lesson.section);
  const own = shelf.sections.filter(({ theme }) => turn.agent.themes.includes(theme));
  const list = own.length ? own : shelf.sections;
  const seed = scene.now.getUTCDate() * 7 + scene.now.getUTCHours() + lesson.turns;
  return list[seed % list.length] ?? requireSection(scene, '');
}
