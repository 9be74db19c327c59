import { Check, X } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export function Misconception({ misconception, correction }: { misconception: string; correction: string }) {
  return (
    <div className="grid break-inside-avoid rounded-md border border-line bg-raised sm:grid-cols-2">
      <p className="flex gap-3 p-4 text-ink-soft">
        <X aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-pen" />
        <span>
          <VisuallyHidden>Wrong: </VisuallyHidden>
          {misconception}
        </span>
      </p>
      <p className="flex gap-3 border-t border-line p-4 sm:border-t-0 sm:border-l">
        <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-success" />
        <span>
          <VisuallyHidden>Right: </VisuallyHidden>
          {correction}
        </span>
      </p>
    </div>
  );
}
