import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId } from 'react';
import { Link } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { BrandMark } from '#web/layout/brand.tsx';
import { useAccount } from '#web/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAddress } from '#web/use-address.ts';
import { IconButton } from './icon-button.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { addressed } from './places.ts';
import type { PanelProps } from './tutor-launcher.tsx';

/** For whoever cannot talk here yet: a visitor logs in or registers, a student without the subject is offered it. */
export function TutorGate({ place, onClose }: PanelProps) {
  const account = useAccount();
  const headingId = useId();
  const from = useAddress();
  const subject = subjectTitles[place.subject];
  useEscape(onClose);
  return (
    <PanelFrame headingId={headingId} compact>
      <div data-subject={place.subject} className="flex min-h-0 flex-col">
        <div className="flex items-start justify-between pt-6 pr-2 pl-6">
          <BrandMark className="h-11 w-10" />
          <IconButton label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <div className="overflow-y-auto px-6 pt-4 pb-8">
          <h2 id={headingId} className="text-h3">
            {account ? `${subject} is not in your plan` : `Log in to talk to ${addressed(place.name)}`}
          </h2>
          {account ? (
            <div className="mt-4">
              <Suspense fallback={<Skeleton lines={4} />}>
                <SubjectOffer subject={place.subject} />
              </Suspense>
            </div>
          ) : (
            <>
              <p className="mt-3 text-ink-soft">
                Talking and typing to the tutor need a plan with {subject}. The page itself is free to read.
              </p>
              <div className="mt-6 grid gap-3">
                <Link href="/login" state={{ from }} className={buttonClass({})}>
                  Log in
                </Link>
                <Link href={`/register?subject=${place.subject}`} className={buttonClass({ variant: 'secondary' })}>
                  Create account
                </Link>
              </div>
              <p className="mt-4 text-sm text-ink-soft">We’ll bring you back here after you log in.</p>
            </>
          )}
        </div>
      </div>
    </PanelFrame>
  );
}

function useEscape(onClose: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
}

const SubjectOffer = lazy(() =>
  import('#web/features/billing/subject-offer.tsx').then((module) => ({ default: module.SubjectOffer })),
);
