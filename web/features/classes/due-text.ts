import { addDays, type Day, dayText } from '#domain/working-days.ts';

/** 'Due tomorrow', 'Due Friday 20 November'; what is late is said without blame. */
export function dueText(dueOn: Day, today: Day): string {
  if (dueOn === today) return 'Due today';
  if (dueOn === addDays(today, 1)) return 'Due tomorrow';
  return dueOn < today ? `Was due ${dayText(dueOn)}, still worth doing` : `Due ${dayText(dueOn)}`;
}
