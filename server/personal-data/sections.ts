import { asc, eq, getTableColumns, getTableName, inArray, is, like } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema/all-tables.ts';
import type { Deps } from '../deps.ts';

type World = Pick<Deps, 'db'>;

/** One part of what we hold about somebody, by the name of its file in the download. */
export type Section = {
  name: string;
  /** The tables that it holds whole. */
  tables: PgTable[];
  read(world: World, userId: string): Promise<unknown>;
};

/** A table with a user's id in it is in the download by itself; only what is put together is written down here. */
export function dataSections(): Section[] {
  const done = new Set(written.flatMap(({ tables }) => tables));
  const rest = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => !done.has(table) && ownerOf(table));
  return [...written, ...rest.map(ofTable)];
}

const { users, profiles, conversations, conversationMessages, tmqBacktrack, tmqFeedback, trackedTime } = schema;
const { classes, classMembers, setWork } = schema;

const written: Section[] = [
  {
    name: 'profile',
    tables: [users, profiles],
    async read({ db }, userId) {
      const [user] = await db().select().from(users).where(eq(users.id, userId));
      const [profile] = await db().select().from(profiles).where(eq(profiles.id, userId));
      return { ...user, ...profile };
    },
  },
  {
    name: 'conversations',
    tables: [conversations, conversationMessages],
    async read({ db }, userId) {
      const talks = await db().select().from(conversations).where(eq(conversations.userId, userId));
      const ids = talks.map(({ id }) => id);
      const messages = await db()
        .select()
        .from(conversationMessages)
        .where(inArray(conversationMessages.conversationId, ids))
        .orderBy(asc(conversationMessages.position));
      const of = (id: string) => messages.filter(({ conversationId }) => conversationId === id).map(withoutSecrets);
      return talks.map((talk) => ({ ...withoutSecrets(talk), messages: of(talk.id) }));
    },
  },
  {
    name: 'marking',
    tables: [tmqBacktrack, tmqFeedback],
    async read({ db }, userId) {
      const requests = await db().select().from(tmqBacktrack).where(eq(tmqBacktrack.userId, userId));
      const ids = requests.map(({ id }) => id);
      const feedback = await db().select().from(tmqFeedback).where(inArray(tmqFeedback.requestId, ids));
      // A marker's draft is not the student's yet.
      const sent = feedback.filter(({ sentAt }) => sentAt);
      const of = (id: string) => sent.filter(({ requestId }) => requestId === id).map(withoutSecrets)[0] ?? null;
      return requests.map((request) => ({ ...withoutSecrets(request), feedback: of(request.id) }));
    },
  },
  {
    name: 'voice-minutes',
    tables: [trackedTime],
    read: ({ db }, userId) =>
      db()
        .select()
        .from(trackedTime)
        .where(like(trackedTime.id, `${userId}/%`)),
  },
  {
    // A teacher's own. Who is in them is the students' to take along.
    name: 'classes',
    tables: [classes, setWork],
    async read({ db }, userId) {
      const own = await db().select().from(classes).where(eq(classes.userId, userId));
      const ids = own.map(({ id }) => id);
      const work = await db().select().from(setWork).where(inArray(setWork.classId, ids)).orderBy(asc(setWork.setAt));
      return own.map((one) => ({
        ...withoutSecrets(one),
        work: work.filter(({ classId }) => classId === one.id).map(withoutSecrets),
      }));
    },
  },
  {
    name: 'class-members',
    tables: [classMembers],
    read: ({ db }, userId) =>
      db()
        .select({
          className: classes.name,
          subject: classes.subject,
          joinedAt: classMembers.joinedAt,
          consentVersion: classMembers.consentVersion,
        })
        .from(classMembers)
        .innerJoin(classes, eq(classes.id, classMembers.classId))
        .where(eq(classMembers.userId, userId))
        .orderBy(asc(classMembers.joinedAt)),
  },
];

function ofTable(table: PgTable): Section {
  return {
    name: getTableName(table).replaceAll('_', '-'),
    tables: [table],
    async read({ db }, userId) {
      const owner = ownerOf(table);
      const rows = owner ? await db().select().from(table).where(eq(owner, userId)) : [];
      return rows.map(withoutSecrets);
    },
  };
}

function ownerOf(table: PgTable): PgColumn | undefined {
  return getTableColumns(table).userId;
}

/** What is ours and not the student's: hashes of secrets, and where files lie. */
const kept = new Set(['userId', 'tokenHash', 'passwordHash', 'secrete', 'fileKey', 'filePath', 'fileUrl']);

function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name)));
}
