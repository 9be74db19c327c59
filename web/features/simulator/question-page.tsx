import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { minutesPerMark } from '#content/simulator.ts';
import { useOwnBoard } from '#web/features/account/use-own-board.ts';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorLauncher } from '#web/features/tutor/tutor-launcher.tsx';
import { useOwner } from '#web/kept/owner.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CaseStudy } from './case-study.tsx';
import { DeskPart, DeskTabs } from './desk-tabs.tsx';
import { type Notes, readNotes } from './notes-pad.tsx';
import { PreparationSteps } from './preparation-steps.tsx';
import { Stopwatch } from './stopwatch.tsx';
import { useStopwatch } from './use-stopwatch.ts';
import { Workbench } from './workbench.tsx';

export function QuestionPage({ question }: { question: SimulatorQuestion }) {
  const { index, topic, eb, year, marks, label } = question;
  const watch = useStopwatch();
  const owner = useOwner() ?? '';
  const ownBoard = useOwnBoard('economics');
  // A student's own paper sets the pace, not the one that the question is modelled on.
  const suggestedMinutes = Math.round(marks * minutesPerMark[ownBoard === 'Edexcel' ? 'Edexcel A' : (ownBoard ?? eb)]);
  return (
    <>
      <PageHeading
        eyebrow={<TextLink href="/subject/economics/ess">Exam Strategy Simulator</TextLink>}
        title={topic}
        lead={`Question ${index + 1}: ${label.toLowerCase()} modelled on ${eb} ${year}.`}
      />
      <div className="grid gap-6">
        <Stopwatch watch={watch} suggestedMinutes={suggestedMinutes} marks={marks} />
        <DeskTabs>
          <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
            <div className="grid min-w-0 gap-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
              <DeskPart name="question">
                <div className="grid gap-5">
                  <QuestionCard question={question} />
                  <PreparationSteps />
                </div>
              </DeskPart>
              <DeskPart name="case">
                <CaseStudy question={question} />
              </DeskPart>
            </div>
            <div className="grid min-w-0 gap-8">
              <Workbench question={question} watch={watch}>
                <DeskPart name="tutor">
                  <TutorLauncher
                    place={mrE(index)}
                    suggestions={[{ label: 'Start from my plan', text: () => planText(readNotes(index, owner)) }]}
                    heading="Mr E"
                    text="Talk your plan through before you write. Mr E has read the case study and asks what an examiner would."
                  />
                </DeskPart>
              </Workbench>
            </div>
          </div>
        </DeskTabs>
        <div data-screen-only className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
          <ButtonLink href="/tmq/economics">Get it marked through TMQ</ButtonLink>
          <TextLink href="/subject/economics/ess">All twelve questions</TextLink>
        </div>
      </div>
    </>
  );
}

function QuestionCard({ question: { question, eb, year, paper, marksTag, notice } }: { question: SimulatorQuestion }) {
  return (
    <Card as="section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h3">Question</h2>
        <p className="font-serif text-h4 font-semibold text-pen">{marksTag}</p>
      </div>
      <p className="mt-3 max-w-reading font-serif text-lead">{question}</p>
      <p className="mt-4 text-sm text-ink-soft">{notice}</p>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3">
        <Fact name="Subject" value="Economics" />
        <Fact name="Examination Board" value={`${eb} ${year}`} />
        <Fact name="Paper" value={paper} />
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="text-sm">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** Spec 2: a different agent for each of the first four questions. */
function mrE(index: number): TutorPlace {
  const place = { subject: 'economics', name: 'Mr E' } as const;
  return index < 4
    ? { ...place, agentId: `simulator-${index}` }
    : { ...place, agentId: 'simulator-default', focus: String(index) };
}

function planText({ answer, evaluation }: Notes): string {
  return `My answer points: ${answer.trim()}\nMy evaluation: ${evaluation.trim()}`;
}
