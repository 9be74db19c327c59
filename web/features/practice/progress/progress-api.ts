import type { InferResponseType } from 'hono/client';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { sendKeptAttempts } from '#web/kept/send-attempt.ts';

const routes = api.practice.progress;

export type CourseMap = InferResponseType<(typeof routes)[':subject']['map']['$get'], 200>;
export type MapTheme = CourseMap['themes'][number];
export type MapSection = MapTheme['sections'][number];
export type SectionEvidence = InferResponseType<(typeof routes)[':subject']['sections'][':sectionId']['$get'], 200>;
export type EvidencePiece = SectionEvidence['pieces'][number];
export type Progress = InferResponseType<(typeof routes)['$get'], 200>;
export type NextStep = InferResponseType<(typeof api.home.next)['$get'], 200>['steps'][number];

export function loadMap(subject: string): Promise<CourseMap> {
  return replyOf(routes[':subject'].map.$get({ param: { subject: requireSubject(subject) } }));
}

/** `key`: the subject and the section, with a space between. */
export function loadEvidence(key: string): Promise<SectionEvidence> {
  const [subject = '', sectionId = ''] = key.split(' ');
  return replyOf(
    routes[':subject'].sections[':sectionId'].$get({ param: { subject: requireSubject(subject), sectionId } }),
  );
}

export function loadProgress(): Promise<Progress> {
  return replyOf(routes.$get());
}

/** Work that was kept while the network was away goes first: what comes next depends on it. */
export async function loadNextSteps(): Promise<NextStep[]> {
  await sendKeptAttempts().catch(() => undefined);
  return (await replyOf(api.home.next.$get())).steps;
}

export async function saveWeeklySummary(weeklySummary: boolean): Promise<void> {
  await replyOf(routes.settings.$put({ json: { weeklySummary } }));
}

export async function endWeeklySummary(token: string): Promise<void> {
  await replyOf(routes.unsubscriptions[':token'].$post({ param: { token } }));
}

function requireSubject(text: string): Subject {
  if (!isSubject(text)) throw new Error(`There is no subject ${text}`);
  return text;
}
