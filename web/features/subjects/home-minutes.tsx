import { useEffect, useState } from 'react';
import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';

/** What is left of the month's voice tutoring. A failure to read it stays out of the student's way (spec 8). */
export function HomeMinutes({ subject }: { subject: Subject }) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let current = true;
    replyOf(api.usage[':subject'].$get({ param: { subject } })).then(
      // Rounded up, so that these minutes and the banner's used ones make 150.
      ({ allowanceSeconds, usedSeconds }) => current && setLeft(Math.ceil((allowanceSeconds - usedSeconds) / 60)),
      (error) => console.warn('We couldn’t load your minutes', error),
    );
    return () => {
      current = false;
    };
  }, [subject]);
  return <span className="block min-h-[1.5em]">{left !== undefined && words(left)}</span>;
}

function words(left: number): string {
  if (left <= 0) return 'No voice minutes left this month';
  return `${left} voice ${left === 1 ? 'minute' : 'minutes'} left this month`;
}
