import { useRef, useState } from 'react';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import type { CheckedDrawing, Finding } from '#domain/diagrams/findings.ts';
import { errorText } from '#web/api.ts';
import { useStored } from '#web/features/usage/browser-storage.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { inBackground } from '../../../in-background.ts';
import { blankDrawing } from './blank-drawing.ts';
import { Board } from './board.tsx';
import { BoardBar } from './board-bar.tsx';
import { faultsOf } from './feedback.tsx';
import { commit, type History, redo, undo } from './history.ts';
import { saveDraft, sendDrawing, type Task } from './load-diagrams.ts';
import { Outcome, verdictWords } from './outcome.tsx';
import { RecallClock } from './recall-clock.tsx';
import { useAutosave } from './use-autosave.ts';
import { useReplay } from './use-replay.ts';

export type RecallProps = {
  /** 'economics/ppf' */
  taskKey: string;
  task: Task;
  history: History<Drawing>;
  setHistory: (change: (history: History<Drawing>) => History<Drawing>) => void;
  /** How often the model was looked at on this visit. */
  hints: number;
  nextHref: string;
};

type Checked =
  | { state: 'none' }
  | { state: 'busy' }
  | { state: 'kept' }
  | { state: 'failed'; sentence: string }
  | { state: 'done'; checked: CheckedDrawing };

/** A blank paper, a task and a check as often as one likes. */
export function Recall({ taskKey, task, history, setHistory, hints, nextHref }: RecallProps) {
  const paper = useRef<SVGSVGElement>(null);
  const [startedAt, setStartedAt] = useState<number>();
  const [outcome, setOutcome] = useState<Checked>({ state: 'none' });
  const [finding, point] = useState<Finding>();
  const [calm, setCalm] = useStored('diagrams-untimed', true);
  const [finished, setFinished] = useState<Drawing>();
  const saved = useAutosave(taskKey, history.present, finished);
  const replay = useReplay([...history.past, history.present]);
  const drawing = replay.shown ?? history.present;

  const change = (next: Drawing, gesture?: string) => {
    if (replay.shown) return;
    setStartedAt((known) => known ?? Date.now());
    point(undefined);
    setHistory((before) => commit(before, next, gesture));
  };
  const startAgain = () => {
    change(blankDrawing(task));
    setOutcome({ state: 'none' });
    point(undefined);
    setStartedAt(undefined);
  };
  const check = async () => {
    setOutcome({ state: 'busy' });
    point(undefined);
    try {
      const takenMs = startedAt === undefined ? 0 : Date.now() - startedAt;
      const drawing = history.present;
      // Kept before it is checked and not after: what is newer than its check would stand at home as left unfinished.
      setFinished(drawing);
      if (saved !== 'yes') await saveDraft(taskKey, drawing).catch(() => undefined);
      const sent = await sendDrawing(taskKey, { drawing, hints, takenMs });
      if (sent.state === 'kept') setOutcome({ state: 'kept' });
      show(sent.state === 'kept' ? await sent.later : sent.reply);
    } catch (error) {
      setFinished(undefined);
      setOutcome({
        state: 'failed',
        sentence: errorText(error, 'Your drawing could not be checked. Please try again.'),
      });
    }
  };
  const show = (checked: CheckedDrawing) => {
    setOutcome({ state: 'done', checked });
    point(faultsOf(checked.findings)[0]);
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <RecallClock
          seconds={task.seconds}
          startedAt={startedAt}
          stopped={outcome.state === 'done'}
          calm={calm}
          onCalm={setCalm}
        />
        <BoardBar
          history={history}
          saved={saved}
          name={task.id}
          paper={paper}
          playing={replay.shown !== undefined}
          onUndo={() => setHistory(undo)}
          onRedo={() => setHistory(redo)}
          onReplay={replay.shown ? replay.stop : replay.start}
          onStartAgain={startAgain}
        />
      </div>
      <Board
        task={task}
        drawing={drawing}
        onChange={change}
        finding={replay.shown ? undefined : finding}
        paperRef={paper}
        check={
          <div className="grid justify-items-start gap-2">
            <Button size="large" busy={outcome.state === 'busy'} onClick={() => inBackground(check())}>
              Check my drawing
            </Button>
            {hints > 0 && (
              <p className="text-sm text-ink-soft">You’ve looked at the model, so this counts as practice with help.</p>
            )}
            {outcome.state === 'kept' && <Banner>{kept}</Banner>}
            {outcome.state === 'failed' && <FormError>{outcome.sentence}</FormError>}
          </div>
        }
        outcome={
          outcome.state === 'done' && (
            <Outcome checked={outcome.checked} finding={finding} onPoint={point} nextHref={nextHref} />
          )
        }
      />
      {/* Always there, so that a screen reader hears the verdict when it comes. */}
      <VisuallyHidden>
        <span role="status">{outcome.state === 'done' ? verdictWords[outcome.checked.verdict] : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

const kept = 'You’re offline. Your drawing is saved and will be checked when you’re back.';
