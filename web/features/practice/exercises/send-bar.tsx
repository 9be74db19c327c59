import { Button } from '#web/ui/button.tsx';

type SendBarProps = { action: string; busy: boolean; status: string; onSend: () => void };

/** The button that hands in what was written, and whether it is kept meanwhile. */
export function SendBar({ action, busy, status, onSend }: SendBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button busy={busy} onClick={onSend}>
        {action}
      </Button>
      <p className="text-sm text-ink-soft">{status}</p>
    </div>
  );
}
