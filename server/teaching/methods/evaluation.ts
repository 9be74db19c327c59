import type { Lens } from '#domain/marking/lenses.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { requireClaim } from '../curriculum/claims.ts';
import type { Section } from '../curriculum/library.ts';
import { ownSection } from '../curriculum/own-section.ts';
import type { OpenOf } from '../lesson.ts';
import { named } from '../say/named.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import { type Reply, requireSection, type TurnContext } from '../turn-context.ts';
import { findSection } from './find-point.ts';

export type OpenClaim = OpenOf<'claim'>;

/** Takes a claim of the student's, or the one of the topic, and asks about time first. */
export async function startClaim(context: TurnContext, about: string, own: boolean): Promise<Reply> {
  if (!about) return beginClaim(context, ownSection(context), undefined);
  const section = await findSection(context, about);
  if (!section) return { say: [tell(context.lesson, 'notTrusted')], ask: tell(context.lesson, 'chooseTopic') };
  return beginClaim(context, section, own ? about : undefined);
}

export function openClaim(context: TurnContext, sectionId: string): Reply {
  const { lesson } = context;
  const section = requireSection(context, sectionId);
  const reply = beginClaim(context, section, undefined);
  const hello = [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title: named(section.title) })];
  return { ...reply, say: [...hello, ...reply.say] };
}

function beginClaim(context: TurnContext, section: Section, own: string | undefined): Reply {
  const { lesson } = context;
  const evaluation = section.keyPoints.find(({ type }) => type === 'evaluation');
  const claim = own ? asClaim(own) : requireClaim(context.course.subject, section.id).claim;
  return {
    say: [tell(lesson, 'claimTaken', { claim })],
    ask: lensAsk(context, 'time'),
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

export function lensAsk({ lesson }: TurnContext, lens: Lens): string {
  return tell(lesson, asks[lens]);
}
