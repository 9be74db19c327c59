import { useState } from 'react';
import { subjectTitles } from '#content/subjects.ts';
import type { Subject } from '#domain/subjects.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { acceptOffer, type Offer, readOffer } from '../billing/offers.ts';
import { SubjectOffer } from '../billing/subject-offer.tsx';

/** Straight to the card page for a new plan; a plan that can grow is first shown its price. */
export function useSubscribe(subject: Subject) {
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ offer?: Offer; error?: string } | null>(null);

  const start = async () => {
    if (busy) return;
    setBusy(true);
    const read = await readOffer(subject);
    if ('offer' in read && read.offer.kind === 'checkout') {
      const { error } = await acceptOffer(subject, read.offer);
      if (error) setShown({ error });
    } else {
      setShown(read);
    }
    setBusy(false);
  };

  const rest = (
    <Dialog open={shown !== null} onClose={() => setShown(null)} title={`Add ${subjectTitles[subject]}`}>
      <FormError>{shown?.error}</FormError>
      {shown?.offer && <SubjectOffer subject={subject} offer={shown.offer} />}
    </Dialog>
  );
  return { start: () => void start(), busy, rest };
}
