import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Row, Sample, SampleSection } from './sample.tsx';

export function OverlaySamples() {
  return (
    <SampleSection title="Things that open">
      <Sample name="Dialog, menu, toasts">
        <Row>
          <DialogSample />
          <Menu
            label="Open menu"
            header={<p className="text-sm">amara@school.sch.uk</p>}
            actions={[
              { label: 'Download as PDF', onSelect: () => toast.success('Downloaded') },
              { label: 'Send to a teacher', onSelect: () => toast.success('Sent') },
              { label: 'Delete answer', onSelect: () => toast.error('Deleted'), danger: true },
            ]}
          />
          <Button variant="secondary" onClick={() => toast.success('Your answer is saved.')}>
            Success toast
          </Button>
          <Button variant="secondary" onClick={() => toast.error('We could not save your answer.')}>
            Error toast
          </Button>
        </Row>
      </Sample>
      <Sample name="Tabs">
        <Tabs label="One question, three readings" tabs={tabs} />
      </Sample>
    </SampleSection>
  );
}

function DialogSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Close your Economics plan?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep the plan
            </Button>
            <Button variant="danger" onClick={close}>
              Close the plan
            </Button>
          </>
        }
      >
        <p className="mb-4">You keep it until the end of the month you have paid for. Nothing more is charged.</p>
        <Field label="Why are you leaving?" optional />
      </Dialog>
    </>
  );
}

const tabs = [
  { id: 'question', label: 'Question', content: <p>Evaluate the view that a sugar tax reduces obesity. (25 marks)</p> },
  { id: 'mine', label: 'Your answer', content: <p>Nothing written yet.</p> },
  { id: 'scheme', label: 'Mark scheme', content: <p>Shown once you have tried.</p> },
];
