import { Check } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Pair, Sample, SampleSection } from './sample.tsx';

export function PaperSamples() {
  return (
    <SampleSection title="Paper and type">
      <Sample name="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 text-sm">
          {colours.map(([name, fill]) => (
            <li key={name}>
              <span className={`mb-1 block h-14 rounded-sm border border-line ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Type">
        <p className="font-serif text-display font-semibold">Evaluate, then judge</p>
        <p className="mt-4 font-serif text-h1 font-semibold">Price elasticity of demand</p>
        <p className="mt-3 font-serif text-h2 font-semibold">Why a monopoly may still innovate</p>
        <p className="mt-3 font-serif text-h3 font-semibold">Cash flow is not profit</p>
        <p className="mt-3 max-w-reading text-lead">A lead sentence carries the promise of the page in one breath.</p>
        <p className="mt-3 max-w-reading">
          Body text is the reader’s own system face at sixteen to seventeen pixels, with{' '}
          <TextLink href="/subjects">links that look like links</TextLink> and room between the lines.
        </p>
      </Sample>
      <Sample name="Cards">
        <SampleCards />
      </Sample>
      <Sample name="Empty state">
        <EmptyState title="No essays marked yet" action={<ButtonLink href="/subjects">Choose a question</ButtonLink>}>
          Send your first long answer and a teacher will mark it against the examiner’s own scheme.
        </EmptyState>
      </Sample>
      <Sample name="Long reading text">
        <SampleProse />
      </Sample>
    </SampleSection>
  );
}

function SampleCards() {
  return (
    <Pair>
      <Card subject="economics" margin="1">
        <h4>Economics</h4>
        <p className="mt-1 mb-4 text-ink-soft">Markets, firms, the national economy and the world beyond it.</p>
        <ButtonLink href="/subjects">Start Economics</ButtonLink>
      </Card>
      <Card subject="business" margin="2">
        <h4>Business</h4>
        <p className="mt-1 mb-4 text-ink-soft">Marketing, people, finance, operations and strategy.</p>
        <ButtonLink href="/subjects">Start Business</ButtonLink>
      </Card>
      <Card>
        <h4>A plain card with Antidisestablishmentarianism-and-otherunbreakablewordswithoutend</h4>
        <p className="mt-1 text-ink-soft">Long words break instead of pushing the page wide.</p>
      </Card>
      <Card margin={<Check size={22} strokeWidth={3} aria-label="Correct" />}>
        <h4>A ticked card</h4>
        <p className="mt-1 text-ink-soft">The mark stands in the margin, left of the rule.</p>
      </Card>
    </Pair>
  );
}

function SampleProse() {
  return (
    <Prose>
      <h2>What we keep, and for how long</h2>
      <p>
        A conversation with the tutor is kept for <strong>thirty days</strong>, so that you can read it again. Then it
        goes. The <TextLink href="/policy">Privacy Policy</TextLink> says the rest.
      </p>
      <blockquote>One developed chain of reasoning is worth more than four assertions.</blockquote>
      <ul>
        <li>Define the term before you use it.</li>
        <li>Draw the diagram, label both axes, and refer to it.</li>
      </ul>
      <ol>
        <li>Knowledge</li>
        <li>Application</li>
        <li>Analysis and evaluation</li>
      </ol>
    </Prose>
  );
}

const colours = [
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['rule', 'bg-rule'],
  ['pen', 'bg-pen'],
  ['accent', 'bg-accent'],
  ['danger', 'bg-danger'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['info', 'bg-info'],
] as const;
