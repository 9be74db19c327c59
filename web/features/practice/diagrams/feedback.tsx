import { Check, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckedDrawing, Finding } from '#domain/diagrams/findings.ts';
import { written } from './words.ts';

type FeedbackProps = {
  checked: CheckedDrawing;
  pointed: Finding | undefined;
  onPoint: (finding: Finding | undefined) => void;
};

/** What to mend first, then what is right. Each line points at its place in the drawing. */
export function Feedback({ checked: { findings }, pointed, onPoint }: FeedbackProps) {
  const wrong = faultsOf(findings);
  const right = findings.filter(({ ok }) => ok);
  const list = (some: Finding[]) => (
    <ul className="grid gap-1">
      {some.map((finding) => (
        <li key={finding.rule}>
          <FindingLine finding={finding} pointed={pointed === finding} onPoint={onPoint} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-3">
      {wrong.length > 0 && list(wrong.slice(0, mostAtOnce))}
      {wrong.length > mostAtOnce && (
        <More title={`${wrong.length - mostAtOnce} more to fix`}>{list(wrong.slice(mostAtOnce))}</More>
      )}
      {right.length > 0 && (
        <More title={`What you got right: ${right.length} of ${findings.length}`}>{list(right)}</More>
      )}
    </div>
  );
}

/** More than a student can mend at once would only be a wall. */
const mostAtOnce = 5;

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-9 py-1 font-semibold">{title}</summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}

/** Errors with a name first: mending them often mends the rest. What waits for something else comes last. */
export function faultsOf(findings: readonly Finding[]): Finding[] {
  const rank = ({ misconception, waits }: Finding) => (misconception ? 0 : waits ? 2 : 1);
  return findings.filter(({ ok }) => !ok).sort((a, b) => rank(a) - rank(b));
}

type FindingLineProps = { finding: Finding; pointed: boolean; onPoint: FeedbackProps['onPoint'] };

function FindingLine({ finding, pointed, onPoint }: FindingLineProps) {
  const { ok, text, misconception } = finding;
  return (
    <button
      type="button"
      aria-pressed={pointed}
      className={line}
      onClick={() => onPoint(pointed ? undefined : finding)}
      // Only when the mouse itself moves: the list may appear under one that lies still.
      onPointerMove={(event) => event.pointerType === 'mouse' && !pointed && onPoint(finding)}
    >
      {ok ? (
        <Check aria-hidden="true" className="text-success" />
      ) : misconception ? (
        <X aria-hidden="true" className="text-pen" />
      ) : (
        <CircleDot aria-hidden="true" className="text-warning" />
      )}
      <span className="min-w-0">
        <span className="sr-only">{ok ? 'Right: ' : 'To fix: '}</span>
        {written(text)}
      </span>
    </button>
  );
}

const line =
  'flex min-h-11 w-full items-start gap-2.5 rounded-sm border border-transparent px-2.5 py-2 text-left leading-snug transition-colors ' +
  'hover:bg-accent-soft aria-pressed:border-line-strong aria-pressed:bg-accent-soft [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0';
