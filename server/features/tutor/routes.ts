import { Hono } from 'hono';
import { idParam } from '#domain/id-param.ts';
import {
  conversationInput,
  conversationMessageInput,
  conversationMessageParam,
  conversationsQuery,
  conversationTitleInput,
  messageRatingInput,
} from '#domain/tutor-inputs.ts';
import { voiceSampleQuery } from '#domain/tutor-protocol.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit } from '../../http/rate-limit.ts';
import {
  createConversation,
  deleteConversation,
  giveTitle,
  listConversations,
  openConversation,
  rateMessage,
  requireConversation,
  requireSubject,
} from './conversations.ts';
import { limitTurns } from './limit-turns.ts';
import { streamTurn } from './stream-turn.ts';
import { speakSample } from './voice/voice-sample.ts';
import { readVoiceStatus } from './voice/voice-status.ts';

/** A sample costs a second of work, once: the next listener hears what was kept. */
const sampleLimit = { name: 'tutor-voice-samples', most: 60, seconds: 3600 };
const creationLimit = { name: 'tutor-conversations', most: 60, seconds: 3600 };
export function tutorRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/voice-status', (c) => c.json(readVoiceStatus(deps)))
    .get('/voice-sample', input('query', voiceSampleQuery), async (c) => {
      await countHit(deps, sampleLimit, requireSession(c).userId);
      const sound = await speakSample(deps, c.req.valid('query'));
      return c.body(new Uint8Array(sound), 200, { 'Content-Type': 'audio/wav' });
    })
    .get('/conversations', input('query', conversationsQuery), async (c) => {
      const { subject } = c.req.valid('query');
      return c.json({ conversations: await listConversations(deps, requireSession(c).userId, subject) });
    })
    .post('/conversations', input('json', conversationInput), async (c) => {
      const { userId } = requireSession(c);
      await countHit(deps, creationLimit, userId);
      return c.json({ conversation: await createConversation(deps, userId, c.req.valid('json')) });
    })
    .get('/conversations/:id', input('param', idParam), async (c) =>
      c.json(await openConversation(deps, requireSession(c).userId, c.req.valid('param').id)),
    )
    .patch('/conversations/:id', input('param', idParam), input('json', conversationTitleInput), async (c) => {
      const { title } = c.req.valid('json');
      const { userId } = requireSession(c);
      return c.json({ conversation: await giveTitle(deps, userId, c.req.valid('param').id, title) });
    })
    .delete('/conversations/:id', input('param', idParam), async (c) => {
      await deleteConversation(deps, requireSession(c).userId, c.req.valid('param').id);
      return c.json({ deleted: true });
    })
    .post('/conversations/:id/opening', input('param', idParam), async (c) => {
      const conversation = await requireTalk(deps, requireSession(c).userId, c.req.valid('param').id);
      return streamTurn(c, deps, { conversation, kind: 'opening', words: '', spoken: false });
    })
    .post(
      '/conversations/:id/messages',
      input('param', idParam),
      input('json', conversationMessageInput),
      async (c) => {
        const conversation = await requireTalk(deps, requireSession(c).userId, c.req.valid('param').id);
        const { key: clientKey, text: words, lookingAt } = c.req.valid('json');
        return streamTurn(c, deps, { conversation, kind: 'words', words, spoken: false, clientKey, lookingAt });
      },
    )
    .put(
      '/conversations/:id/messages/:messageId/rating',
      input('param', conversationMessageParam),
      input('json', messageRatingInput),
      async (c) => {
        await rateMessage(deps, requireSession(c).userId, c.req.valid('param'), c.req.valid('json'));
        return c.json({ rated: true });
      },
    );
}

/** The conversation, for somebody who may talk in it now. */
async function requireTalk(deps: Deps, userId: string, id: string) {
  const conversation = await requireConversation(deps, userId, id);
  await requireSubject(deps, userId, conversation.subject);
  await limitTurns(deps, userId);
  return conversation;
}
