import type { Lens } from '#domain/marking/lenses.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { requireClaim } from '../curriculum/claims.ts';
import type { Section } from '../curriculum/library.ts';
import { ownSection } from '../curriculum/own-section.ts';
import type { OpenOf } from '../lesson.ts';
import { named } from '../say/named.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { findSection } from './find-point.ts';

export type OpenClaim = OpenOf<'claim'>;

/** Takes a claim of the student's, or the one of the topic, and asks about time first. */
export async function startClaim(scene: Scene, about: string, own: boolean): Promise<Reply> {
  if (!about) return beginClaim(scene, ownSection(scene), undefined);
  const section = await findSection(scene, about);
  if (!section) return { say: [tell(scene.lesson, 'notTrusted')], ask: tell(scene.lesson, 'chooseTopic') };
  return beginClaim(scene, section, own ? about : undefined);
}

export function openClaim(scene: Scene, sectionId: string): Reply {
  const { lesson } = scene;
  const section = requireSection(scene, sectionId);
  const reply = beginClaim(scene, section, undefined);
  const hello = [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title: named(section.title) })];
  return { ...reply, say: [...hello, ...reply.say] };
}

function beginClaim(scene: Scene, section: Section, own: string | undefined): Reply {
  const { lesson } = scene;
  const evaluation = section.keyPoints.find(({ type }) => type === 'evaluation');
  const claim = own ? asClaim(own) : requireClaim(scene.shelf.subject, section.id).claim;
  return {
    say: [tell(lesson, 'claimTaken', { claim })],
    ask: lensAsk(scene, 'time'),
    change: {
      section: section.id,
      open: {
        kind: 'claim',
        section: section.id,
        point: evaluation?.id ?? section.id,
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
