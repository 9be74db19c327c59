import { FileJson, FileText } from 'lucide-react';
import { buttonClass } from '#web/ui/button-class.ts';
import { PlotCard } from './plot-card.tsx';

/** All of it, as one document to read and as one file for a machine. */
export function TakeAway() {
  return (
    <PlotCard title="Take it with you">
      <p className="text-ink-soft">
        The PDF is for reading and printing. The JSON file holds every answer you gave here, and how it was marked.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/practice/progress/export.pdf" download className={buttonClass({ variant: 'secondary' })}>
          <FileText aria-hidden="true" />
          Download as PDF
        </a>
        <a href="/api/practice/progress/export.json" download className={buttonClass({ variant: 'secondary' })}>
          <FileJson aria-hidden="true" />
          Download as JSON
        </a>
      </div>
    </PlotCard>
  );
}
