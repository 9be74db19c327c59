import type { Lens } from '#domain/marking/lenses.ts';
import type { Section } from '../curriculum/library.ts';
import { ownSection } from '../curriculum/own-section.ts';
import type { OpenOf } from '../lesson.ts';
import { named } from '../say/named.ts';
import { sayLink, upperFirst } from '../say/say-point.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { findSection, nearestPoint } from './find-point.ts';

export type OpenClaim = OpenOf<'claim'>;

/** Takes a claim of the student's, or makes one from a chain of the topic, and asks about time first. */
export async function startClaim(scene: Scene, about: string, own: boolean): Promise<Reply> {
  if (!about) return beginClaim(scene, ownSection(scene), undefined, undefined);
  const section = await findSection(scene, about);
  if (!section) return { say: [tell(scene.lesson, 'notTrusted')], ask: tell(scene.lesson, 'chooseTopic') };
  const chain = nearestPoint(scene, section, about, 'chain');
  return beginClaim(scene, section, own ? about : undefined, chain?.id);
}

export function openClaim(scene: Scene, sectionId: string): Reply {
  const { lesson } = scene;
  const section = requireSection(scene, sectionId);
  const reply = beginClaim(scene, section, undefined, undefined);
  const hello = [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title: named(section.title) })];
  return { ...reply, say: [...hello, ...reply.say] };
}

function beginClaim(scene: Scene, section: Section, own: string | undefined, chainId: string | undefined): Reply {
  const { lesson } = scene;
  const chains = section.keyPoints.flatMap((point) => (point.type === 'chain' ? [point] : []));
  const chain =
    chains.find(({ id }) => id === chainId) ?? chains.find(({ id }) => !lesson.given.includes(id)) ?? chains[0];
  const evaluation = section.keyPoints.find(({ type }) => type === 'evaluation');
  const claim = own
    ? asClaim(own)
    : `${upperFirst(sayLink(chain?.steps[0] ?? section.title, chain?.steps.at(-1) ?? ''))}.`;
  return {
    say: [tell(lesson, 'claimTaken', { claim })],
    ask: lensAsk(scene, 'time'),
    change: {
      section: section.id,
      given: [...new Set([...lesson.given, ...(chain ? [chain.id] : [])])],
      open: {
        kind: 'claim',
        section: section.id,
        point: evaluation?.id ?? chain?.id ?? section.id,
        claim,
        lens: 'time',
        rung: 0,
        helped: 0,
        said: '',
        bare: [],
        reasoned: [],
      },
    },
  };
}

/** A student's claim as a sentence, no longer than can be said in one breath. */
function asClaim(words: string): string {
  const short = words
    .trim()
    .split(/\s+/)
    .slice(0, 30)
    .join(' ')
    .replace(/[.?!,;\s]+$/, '');
  return `${upperFirst(short)}.`;
}

const asks: Record<Lens, PhraseName> = {
  time: 'lensTime',
  people: 'lensPeople',
  size: 'lensSize',
  conditions: 'lensConditions',
  judgement: 'lensJudgement',
  whole: 'wholeJudgement',
};

export function lensAsk({ lesson }: Scene, lens: Lens): string {
  return tell(lesson, asks[lens]);
}
