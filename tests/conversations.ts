import { randomUUID } from 'node:crypto';
import type { TextTurnEvent } from '#domain/tutor-protocol.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import { readConversation } from '#server/features/tutor/queries.ts';
import type { BrainEvent, TutorBrain, TutorTurn } from '#server/providers/brain/interface.ts';
import type { Product } from './harness.ts';
import { createSignedInStudent } from './students.ts';

type Browser = ReturnType<Product['visitor']>;

/** A brain that says what it is told to, and remembers what it was asked. */
export function scriptedBrain(reply: (turn: TutorTurn) => Iterable<BrainEvent> | AsyncIterable<BrainEvent>) {
  const turns: TutorTurn[] = [];
  const expected: TutorTurn[] = [];
  const brain: TutorBrain = {
    description: 'scripted',
    anticipate: (turn) => void expected.push(turn),
    async *reply(turn) {
      turns.push(turn);
      yield* reply(turn);
    },
  };
  return { ...brain, turns, expected };
}

/** A whole reply in the given pieces, with nothing to remember. */
export function* pieces(...texts: string[]): Generator<BrainEvent> {
  for (const text of texts) yield { kind: 'text', text };
  yield { kind: 'lesson', lesson: {}, evidence: [] };
}

/** A student with Economics who has opened a conversation. */
export async function enterConversation(
  product: Product,
  { agentId = 'economics-theme-1' }: { agentId?: string } = {},
) {
  const student = await createSignedInStudent(product);
  const id = await startConversation(student.browser, agentId);
  return { ...student, conversationId: id };
}

export async function startConversation(browser: Browser, agentId = 'economics-theme-1'): Promise<string> {
  const response = await browser.post('/api/tutor/conversations', { agentId });
  if (response.status !== 200) throw new Error(`A new conversation answered ${response.status}`);
  return (await response.json()).conversation.id;
}

/** Types to the tutor and waits for the whole answer. */
export async function say(browser: Browser, conversationId: string, text: string, key: string = randomUUID()) {
  return readTurn(await browser.post(`/api/tutor/conversations/${conversationId}/messages`, { key, text }));
}

export async function askOpening(browser: Browser, conversationId: string) {
  return readTurn(await browser.post(`/api/tutor/conversations/${conversationId}/opening`));
}

async function readTurn(response: Response) {
  const body = await response.text();
  if (response.status !== 200) throw new Error(`The tutor answered ${response.status}: ${body}`);
  const events: TextTurnEvent[] = body
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const reply = events.flatMap((event) => (event.type === 'tutor' ? event.text : [])).join('');
  return { events, reply };
}

/** What is kept of a conversation, as its own student reads it. */
export async function readStoredConversation(browser: Browser, conversationId: string) {
  const response = await browser.get(`/api/tutor/conversations/${conversationId}`);
  if (response.status !== 200) throw new Error(`The conversation answered ${response.status}`);
  const { conversation, messages } = await response.json();
  const said = (messages as StoredMessage[]).map(({ by, text }) => [by, text]);
  return { conversation, messages: messages as StoredMessage[], said };
}

type StoredMessage = {
  id: string;
  by: 'student' | 'tutor';
  text: string;
  spoken: boolean;
  interrupted: boolean;
  card: 'support' | null;
  saidAt: string;
  rating: number | null;
  shown: Shown | null;
};

export async function readConversationRow({ deps: { db } }: Product, id: string) {
  const row = await readConversation(db, id);
  if (!row) throw new Error('There is no such conversation');
  return row;
}
