import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { enterConversation, readStoredConversation } from '#tests/conversations.ts';
import { startVoice } from '#tests/voice.ts';

const onServer = inject('database').engine === 'postgres';

test.runIf(onServer)(
  'words that come while the thread is still being looked at are answered, and no greeting follows',
  async () => {
    await using voice = await startVoice();
    const { browser, conversationId } = await enterConversation(voice.product);
    const client = await voice.connect(browser);
    await voice.deps.db.transaction(async () => {
      await voice.deps.db().execute(sql`lock table conversation_messages in access exclusive mode`);
      client.start(conversationId);
      await client.next('ready');
      client.send({ type: 'typed', key: crypto.randomUUID(), text: 'what is a subsidy?' });
      await client.next('state', ({ state }) => state === 'thinking');
    });
    await client.next('reply-end');
    await voice.settled();
    expect(voice.brain.turns.map(({ kind }) => kind)).toEqual(['words']);
    expect(client.all('reply-end')).toHaveLength(1);
    expect((await readStoredConversation(browser, conversationId)).said).toEqual([
      ['student', 'what is a subsidy?'],
      ['tutor', 'Good start. What happens to price next?'],
    ]);
  },
);
