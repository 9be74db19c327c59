import { useRef, useState } from 'react';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import type { Finding } from '#domain/diagrams/findings.ts';
import { inBackground } from '#web/in-background.ts';
import { useStored } from '#web/kept/use-stored.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { blankDrawing } from './blank-drawing.ts';
import { Board } from './board.tsx';
import { BoardBar } from './board-bar.tsx';
import { commit, redo, undo } from './history.ts';
import type { Task } from './load-diagrams.ts';
import { Outcome, verdictWords } from './outcome.tsx';
import { RecallClock } from './recall-clock.tsx';
import { type Checked, useCheck } from './use-check.ts';
import type { DrawingState } from './use-drawing.ts';
import { useReplay } from './use-replay.ts';

type RecallProps = {
  /** 'economics/ppf' */
  taskKey: string;
  task: Task;
  work: DrawingState;
  /** How often the model was looked at on this visit. */
  hints: number;
  nextHref: string;
};

/** A blank paper, a task and a check as often as one likes. */
export function Recall({ taskKey, task, work, hints, nextHref }: RecallProps) {
  const { history, setHistory, saved } = work;
  const paper = useRef<SVGSVGElement>(null);
  const [startedAt, setStartedAt] = useState<number>();
  const [finding, point] = useState<Finding>();
  const [calm, setCalm] = useStored('diagrams-untimed', true);
  const { outcome, check, forget } = useCheck({ taskKey, work, hints, startedAt, point });
  const replay = useReplay([...history.past, history.present]);
  const isReplaying = replay.shown !== undefined;
  const isDone = outcome.state === 'done';

  const change = (next: Drawing, gesture?: string) => {
    if (isReplaying) return;
    setStartedAt((known) => known ?? Date.now());
    point(undefined);
    setHistory((before) => commit(before, next, gesture));
  };
  const startAgain = () => {
    change(blankDrawing(task));
    forget();
    setStartedAt(undefined);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <RecallClock seconds={task.seconds} startedAt={startedAt} stopped={isDone} calm={calm} onCalm={setCalm} />
        <BoardBar
          {...{ history, saved, paper }}
          name={task.id}
          playing={isReplaying}
          onUndo={() => setHistory(undo)}
          onRedo={() => setHistory(redo)}
          onReplay={isReplaying ? replay.stop : replay.start}
          onStartAgain={startAgain}
        />
      </div>
      <Board
        task={task}
        drawing={replay.shown ?? history.present}
        onChange={change}
        finding={isReplaying ? undefined : finding}
        paperRef={paper}
        check={<CheckPart outcome={outcome} hints={hints} onCheck={() => inBackground(check())} />}
        outcome={isDone && <Outcome checked={outcome.checked} finding={finding} onPoint={point} nextHref={nextHref} />}
      />
      {/* Always there, so that a screen reader hears the verdict when it comes. */}
      <VisuallyHidden>
        <span role="status">{isDone ? verdictWords[outcome.checked.verdict] : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

function CheckPart({ outcome, hints, onCheck }: { outcome: Checked; hints: number; onCheck: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="large" busy={outcome.state === 'busy'} onClick={onCheck}>
        Check my drawing
      </Button>
      {hints > 0 && (
        <p className="text-sm text-ink-soft">You’ve looked at the model, so this counts as practice with help.</p>
      )}
      {outcome.state === 'kept' && <Banner>{kept}</Banner>}
      {outcome.state === 'failed' && <FormError>{outcome.sentence}</FormError>}
    </div>
  );
}

const kept = 'You’re offline. Your drawing is saved and will be checked when you’re back.';
