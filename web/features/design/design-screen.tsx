import { PageHeading } from '#web/ui/page-heading.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PaperSamples } from './paper-samples.tsx';

/** Every part in every state, at /dev/ui. */
export function DesignScreen() {
  return (
    <>
      <PageHeading
        mark="12/15"
        eyebrow="For whoever builds Margin"
        title={
          <>
            Marks in the <span className="pen-underline">margin</span>
          </>
        }
        lead="Warm paper, dark ink, one red line. The examiner’s pen appears where something is marked, and nowhere else."
      />
      <div className="grid gap-section">
        <PaperSamples />
        <ButtonSamples />
        <FieldSamples />
        <MessageSamples />
        <OverlaySamples />
      </div>
    </>
  );
}
