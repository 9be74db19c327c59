import { useState } from 'react';
import type { CheckedDrawing, Finding } from '#domain/diagrams/findings.ts';
import { errorText } from '#web/api.ts';
import { faultsOf } from './feedback.tsx';
import { sendDrawing } from './load-diagrams.ts';
import type { DrawingState } from './use-drawing.ts';

export type Checked =
  | { state: 'none' }
  | { state: 'busy' }
  | { state: 'kept' }
  | { state: 'failed'; sentence: string }
  | { state: 'done'; checked: CheckedDrawing };

type Checking = {
  taskKey: string;
  work: DrawingState;
  hints: number;
  startedAt: number | undefined;
  /** Shows a finding on the paper. */
  point: (finding: Finding | undefined) => void;
};

/** Having the drawing checked, and what came of it. */
export function useCheck({ taskKey, work, hints, startedAt, point }: Checking) {
  const [outcome, setOutcome] = useState<Checked>({ state: 'none' });
  const check = async () => {
    setOutcome({ state: 'busy' });
    point(undefined);
    try {
      const takenMs = startedAt === undefined ? 0 : Date.now() - startedAt;
      const drawing = work.history.present;
      await work.finish();
      const sent = await sendDrawing(taskKey, { drawing, hints, takenMs });
      if (sent.state === 'kept') setOutcome({ state: 'kept' });
      const checked = sent.state === 'kept' ? await sent.later : sent.reply;
      setOutcome({ state: 'done', checked });
      point(faultsOf(checked.findings)[0]);
    } catch (error) {
      work.goOn();
      const sentence = errorText(error, 'Your drawing could not be checked. Please try again.');
      setOutcome({ state: 'failed', sentence });
    }
  };
  const forget = () => {
    setOutcome({ state: 'none' });
    point(undefined);
  };
  return { outcome, check, forget };
}
