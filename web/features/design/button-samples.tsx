import { ArrowRight, Mic, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Row, Sample, SampleSection } from './sample.tsx';

export function ButtonSamples() {
  return (
    <SampleSection title="Buttons">
      {subjects.map(([subject, name]) => (
        <div key={name} data-subject={subject}>
          <Sample name={name}>
            <Row>
              <Button>Primary</Button>
              <Button variant="secondary">Secondary</Button>
              <Button variant="quiet">Quiet</Button>
              <Button variant="danger" icon={<Trash2 />}>
                Danger
              </Button>
              <Button busy>Saving</Button>
              <Button disabled>Disabled</Button>
            </Row>
          </Sample>
        </div>
      ))}
      <Sample name="Sizes, icons, links">
        <Row>
          <Button size="small">Small</Button>
          <Button icon={<Mic />}>Start talking</Button>
          <ButtonLink href="/subjects" size="large">
            Start free <ArrowRight />
          </ButtonLink>
          <ButtonLink href="mailto:support@margin.example" variant="secondary">
            Write to us
          </ButtonLink>
          <BusyOnClick />
        </Row>
      </Sample>
      <Sample name="A long label on a narrow screen">
        <Button variant="secondary" className="w-full sm:w-auto">
          Send this twenty-five mark answer to a teacher and pay with a saved card
        </Button>
      </Sample>
    </SampleSection>
  );
}

function BusyOnClick() {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => {
        setBusy(true);
        setTimeout(() => setBusy(false), 2000);
      }}
    >
      {busy ? 'Working' : 'Become busy'}
    </Button>
  );
}

const subjects = [
  [undefined, 'Brand'],
  ['economics', 'Economics'],
  ['business', 'Business'],
] as const;
