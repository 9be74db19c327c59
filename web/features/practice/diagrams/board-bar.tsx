import { Download, Play, Redo2, RotateCcw, Square, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Saved } from '#web/kept/use-autosave.ts';
import { Menu } from '#web/ui/menu.tsx';
import { exportPng, exportSvg } from './export-drawing.ts';
import type { History } from './history.ts';

type BoardBarProps = {
  history: History<unknown>;
  saved: Saved;
  name: string;
  paper: RefObject<SVGSVGElement | null>;
  playing: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onReplay: () => void;
  onStartAgain: () => void;
};

export function BoardBar({
  history,
  saved,
  name,
  paper,
  playing,
  onUndo,
  onRedo,
  onReplay,
  onStartAgain,
}: BoardBarProps) {
  useUndoKeys(onUndo, onRedo);
  const withPaper = (run: (paper: SVGSVGElement) => unknown) => () => void (paper.current && run(paper.current));
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <p role="status" className="mr-2 text-sm text-ink-soft max-[22rem]:w-full">
        {savedWords[saved]}
      </p>
      <IconButton label="Undo" icon={<Undo2 />} disabled={history.past.length === 0} onClick={onUndo} />
      <IconButton label="Redo" icon={<Redo2 />} disabled={history.future.length === 0} onClick={onRedo} />
      <IconButton
        label={playing ? 'Stop the replay' : 'Replay'}
        icon={playing ? <Square /> : <Play />}
        disabled={history.past.length === 0}
        onClick={onReplay}
      />
      <IconButton
        label="Start again"
        icon={<RotateCcw />}
        disabled={history.past.length === 0}
        onClick={onStartAgain}
      />
      <ExportMenu onSvg={withPaper((svg) => exportSvg(svg, name))} onPng={withPaper((svg) => exportPng(svg, name))} />
    </div>
  );
}

function ExportMenu({ onSvg, onPng }: { onSvg: () => void; onPng: () => void }) {
  const label = (
    <>
      <Download aria-hidden="true" />
      <span className="sr-only">Save the picture</span>
    </>
  );
  const actions = [
    { label: 'As a picture (PNG)', onSelect: onPng },
    { label: 'As a drawing (SVG)', onSelect: onSvg },
  ];
  return <Menu label={label} align="end" actions={actions} className="px-3!" />;
}

type IconButtonProps = { label: string; icon: ReactNode; disabled: boolean; onClick: () => void };

function IconButton({ label, icon, disabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      className="grid size-11 place-items-center rounded-md border border-line-strong bg-raised hover:border-ink hover:bg-accent-soft disabled:border-line disabled:opacity-45 [&>svg]:size-5"
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

/** Ctrl or Cmd with Z, and with Shift or Y for the way back. In a field the browser has its own. */
function useUndoKeys(onUndo: () => void, onRedo: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.matches('input:not([type=radio]), textarea, select')) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if (!again && key !== 'z') return;
      event.preventDefault();
      if (again) onRedo();
      else onUndo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onUndo, onRedo]);
}

const savedWords: Record<Saved, string> = {
  yes: 'Saved',
  soon: 'Saving …',
  failed: 'Saved on this device: no connection',
};
