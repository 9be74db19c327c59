import { Mic, Square } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { inBackground } from '../../../in-background.ts';
import type { Speaking } from './use-speaking.ts';

/** Speak, and stop: the words then stand in the answer, where they can be mended before they are sent. */
export function SpeakButton({ speaking: { state, start, stop } }: { speaking: Speaking }) {
  if (state === 'recording') {
    return (
      <Button variant="danger" icon={<Square aria-hidden="true" />} onClick={() => inBackground(stop())}>
        Stop recording
      </Button>
    );
  }
  return (
    <Button variant="secondary" busy={state === 'hearing'} icon={<Mic aria-hidden="true" />} onClick={start}>
      {state === 'hearing' ? 'Writing it down…' : 'Speak'}
    </Button>
  );
}
