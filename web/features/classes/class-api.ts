import type { InferResponseType } from 'hono/client';
import { classSharing } from '#content/class-sharing.ts';
import type { SetWorkInput } from '#domain/classes/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';

const one = api.classes[':id'];
const student = one.students[':studentId'];

export type ClassLine = InferResponseType<(typeof api.classes)['$get'], 200>['classes'][number];
export type ClassView = InferResponseType<(typeof one)['$get'], 200>;
export type StudentView = InferResponseType<(typeof student)['$get'], 200>;
export type Targets = InferResponseType<(typeof one)['targets']['$get'], 200>;
export type Membership = InferResponseType<(typeof api.memberships)['$get'], 200>['memberships'][number];
export type Invitation = InferResponseType<(typeof api.memberships)['invitations']['$post'], 200>;
export type OwnWork = InferResponseType<(typeof api.memberships)['work']['$get'], 200>;

export async function loadClasses(): Promise<ClassLine[]> {
  return (await replyOf(api.classes.$get())).classes;
}

export async function makeClass(json: { id: string; name: string; subject: Subject }): Promise<void> {
  await replyOf(api.classes.$post({ json }));
}

export function loadClass(id: string): Promise<ClassView> {
  return replyOf(one.$get({ param: { id } }));
}

export async function renameClass(id: string, name: string): Promise<void> {
  await replyOf(one.$patch({ param: { id }, json: { name } }));
}

export async function deleteClass(id: string): Promise<void> {
  await replyOf(one.$delete({ param: { id } }));
}

export async function renewCode(id: string): Promise<void> {
  await replyOf(one.code.$put({ param: { id } }));
}

export function loadTargets(id: string): Promise<Targets> {
  return replyOf(one.targets.$get({ param: { id } }));
}

export async function setWork(id: string, json: SetWorkInput): Promise<void> {
  await replyOf(one.work.$post({ param: { id }, json }));
}

export async function removeWork(id: string, workId: string): Promise<void> {
  await replyOf(one.work[':workId'].$delete({ param: { id, workId } }));
}

/** `key`: the class and the student, with a space between. */
export function loadStudent(key: string): Promise<StudentView> {
  const [id = '', studentId = ''] = key.split(' ');
  return replyOf(student.$get({ param: { id, studentId } }));
}

export async function removeStudent(id: string, studentId: string): Promise<void> {
  await replyOf(student.$delete({ param: { id, studentId } }));
}

export async function loadMemberships(): Promise<Membership[]> {
  return (await replyOf(api.memberships.$get())).memberships;
}

export function loadInvitation(code: string): Promise<Invitation> {
  return replyOf(api.memberships.invitations.$post({ json: { code } }));
}

/** The yes names the wording that is on the screen. */
export async function joinClass(code: string): Promise<void> {
  await replyOf(api.memberships.$post({ json: { code, consentVersion: classSharing.version } }));
}

export async function leaveClass(classId: string): Promise<void> {
  await replyOf(api.memberships[':classId'].$delete({ param: { classId } }));
}

export function loadOwnWork(): Promise<OwnWork> {
  return replyOf(api.memberships.work.$get());
}
