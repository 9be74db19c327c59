import { Check, X } from 'lucide-react';
import { classSharing } from '#content/class-sharing.ts';

/** Exactly what a teacher sees of a student, and what never. */
export function SharingList() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section aria-labelledby="shared">
        <h2 id="shared" className="mb-3 text-h3">
          Your teacher sees
        </h2>
        <ul className="grid gap-2.5">
          {classSharing.shown.map((sentence) => (
            <li key={sentence} className="flex gap-2.5">
              <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-success" />
              {sentence}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft">{classSharing.before}</p>
      </section>
      <section aria-labelledby="never-shared">
        <h2 id="never-shared" className="mb-3 text-h3">
          Your teacher never sees
        </h2>
        <ul className="grid gap-2.5">
          {classSharing.never.map((sentence) => (
            <li key={sentence} className="flex gap-2.5">
              <X aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-danger" />
              {sentence}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
