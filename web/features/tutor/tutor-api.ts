import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import type { TutorPlace } from './places.ts';

const conversations = api.tutor.conversations;
const conversation = conversations[':id'];

export type ConversationEntry = Awaited<ReturnType<typeof listConversations>>[number];

/** Newest first. Without a subject, those of all. */
export async function listConversations(subject?: Subject) {
  return (await replyOf(conversations.$get({ query: { subject } }))).conversations;
}

export async function createConversation({ agentId, focus }: TutorPlace) {
  return (await replyOf(conversations.$post({ json: { agentId, focus } }))).conversation;
}

export function readConversation(id: string) {
  return replyOf(conversation.$get({ param: { id } }));
}

export function renameConversation(id: string, title: string) {
  return replyOf(conversation.$patch({ param: { id }, json: { title } }));
}

export function deleteConversation(id: string) {
  return replyOf(conversation.$delete({ param: { id } }));
}

type Rating = { rating: 1 | -1 | null; reason?: string };

export function rateMessage(id: string, messageId: string, rating: Rating) {
  return replyOf(conversation.messages[':messageId'].rating.$put({ param: { id, messageId }, json: rating }));
}

export function readVoiceStatus() {
  return replyOf(api.tutor['voice-status'].$get());
}
