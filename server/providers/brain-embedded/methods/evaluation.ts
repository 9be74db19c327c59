import type { Lens } from '#domain/marking/lenses.ts';
import type { OpenOf } from '../lesson/lesson.ts';
import type { Section } from '../library.ts';
import { admitUnknown, howSure } from '../moves/admit.ts';
import { named } from '../moves/ask-question.ts';
import { pickPoint } from '../moves/pick-point.ts';
import { someSection } from '../moves/revise.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { sayLink, upperFirst } from '../words/say-point.ts';
import { type PhraseName, tell } from '../words/tell.ts';

export type OpenClaim = OpenOf<'claim'>;

/** Takes a claim of the student's, or makes one from a chain of the topic, and asks about time first. */
export async function startClaim(scene: Scene, about: string, own: boolean): Promise<Reply> {
  if (!about) return beginClaim(scene, someSection(scene), undefined, undefined);
  const findings = await scene.find(about);
  if (howSure(findings) === 'no') return admitUnknown(scene, about, findings);
  const chain = pickPoint(scene, findings, about, ['chain']);
  const section = chain?.section ?? requireSection(scene, findings.topics[0]?.sectionId ?? '');
  return beginClaim(scene, section, own ? about : undefined, chain?.point.id);
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
    chains.find(({ id }) => id === chainId) ?? chains.find(({ id }) => !lesson.shown.includes(id)) ?? chains[0];
  const evaluation = section.keyPoints.find(({ type }) => type === 'evaluation');
  const claim = own
    ? asClaim(own)
    : `${upperFirst(sayLink(chain?.steps[0] ?? section.title, chain?.steps.at(-1) ?? ''))}.`;
  return {
    say: [tell(lesson, 'claimTaken', { claim })],
    ask: lensAsk(scene, 'time'),
    change: {
      section: section.id,
      shown: [...new Set([...lesson.shown, ...(chain ? [chain.id] : [])])],
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
