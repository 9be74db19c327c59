import type { TutorPlace } from './places.ts';

type Entry = { agentId: string; focus: string | null };

/** Whether a conversation was held at this place. */
export function isOfPlace({ agentId, focus }: Entry, place: TutorPlace): boolean {
  return agentId === place.agentId && (focus ?? undefined) === place.focus;
}

const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** 'just now', '5 minutes ago', 'yesterday'. */
export function timeAgo(iso: string, now = Date.now()): string {
  const minutes = Math.round((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 24 * 60) return words.format(-Math.round(minutes / 60), 'hour');
  return words.format(-Math.round(minutes / (24 * 60)), 'day');
}
