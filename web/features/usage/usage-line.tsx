import { useEffect, useState } from 'react';
import { usageSentence } from '#domain/allowance.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { onUsage } from './live-usage.ts';

/**
 * Hidden until the usage is known (spec 4); a failure to read it stays out of the student's way (spec 8). Its place is
 * kept, so that what stands below it does not move away from under the pointer.
 */
export function UsageLine({ subject }: { subject: Subject }) {
  const [usedSeconds, setUsedSeconds] = useState<number>();
  useEffect(() => {
    let current = true;
    replyOf(api.usage[':subject'].$get({ param: { subject } })).then(
      (usage) => current && setUsedSeconds(usage.usedSeconds),
      (error) => console.error('We couldn’t load your minutes', error),
    );
    const forget = onUsage((counted, seconds) => counted === subject && setUsedSeconds(seconds));
    return () => {
      current = false;
      forget();
    };
  }, [subject]);
  const isKnown = usedSeconds !== undefined;
  return (
    <div data-screen-only className={isKnown ? 'mb-8' : 'invisible mb-8'} aria-hidden={!isKnown}>
      <Banner>{usageSentence(usedSeconds ?? 0)}</Banner>
    </div>
  );
}
