import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVoiceServer } from '#server/features/tutor/voice/socket.ts';
import type { BrainEvent, TutorTurn } from '#server/providers/brain/interface.ts';
import { enterConversation, pieces, scriptedBrain } from './conversations.ts';
import { type Product, startProduct } from './harness.ts';
import { letSocketsSpeak, manualTime } from './manual-time.ts';
import { scriptedSpeech } from './scripted-speech.ts';
import { openVoiceClient } from './voice-client.ts';

type Browser = ReturnType<Product['visitor']>;
export type VoiceOptions = {
  reply?: (turn: TutorTurn) => Iterable<BrainEvent> | AsyncIterable<BrainEvent>;
  now?: string;
  /** Settings as an operator would give them. */
  env?: Record<string, string>;
  /** Another way to the database server, for instance through a proxy that can be cut. */
  databasePort?: number;
};

/** The product with its voice socket on a real port, scripted engines, and time that stands still until it is moved. */
export async function startVoice({ reply = answerInTwo, ...options }: VoiceOptions = {}) {
  const product = await startProduct(options);
  const speech = scriptedSpeech();
  const brain = scriptedBrain(reply);
  Object.assign(product.deps, { speech: speech.engines, brain, hostedBrain: undefined });
  const time = manualTime(product.clock);
  const voice = createVoiceServer(product.deps, { timers: time.timers });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => void (voice.upgrade(request, socket, head) || socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/tutor/voice`;

  const connect = (browser: Browser, headers: Record<string, string> = {}) =>
    openVoiceClient(url, { Origin: product.config.origin, Cookie: cookiesOf(browser), ...headers });
  return {
    ...product,
    product,
    ...speech,
    brain,
    time,
    url,
    voice,
    connect,
    /** Lets what the last message set off come to its end. */
    settled: async () => {
      for (let round = 0; round < 30; round++) {
        await letSocketsSpeak();
        // However busy the machine is, what was asked of the database before this has been answered after it.
        await product.deps
          .db()
          .execute('select 1')
          .catch(() => undefined);
      }
    },
    /** A student who has opened a conversation, heard the greeting and is being listened to. */
    async talk(settings: Parameters<Awaited<ReturnType<typeof connect>>['start']>[1] = {}) {
      const student = await enterConversation(product);
      const client = await connect(student.browser);
      client.start(student.conversationId, settings);
      await client.next('ready');
      await client.next('reply-end');
      const utterance = client.all('tutor').at(-1)?.utterance ?? 0;
      client.send({ type: 'heard', utterance, samples: client.samplesOf(utterance) });
      await client.next('state', ({ state }) => state === 'listening');
      return { ...student, client };
    },
    /** Says it and falls silent for long enough to be answered. */
    say(words: string, count = 30) {
      return [...speech.frames(words, count), ...speech.silence(30)];
    },
    async [Symbol.asyncDispose]() {
      await voice.stop();
      server.close();
      await product[Symbol.asyncDispose]();
    },
  };
}

export type Voice = Awaited<ReturnType<typeof startVoice>>;

function cookiesOf(browser: Browser): string {
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function answerInTwo(turn: TutorTurn): Iterable<BrainEvent> {
  if (turn.kind === 'opening') return pieces('Hello, I am your tutor.');
  if (turn.kind === 'missed') return pieces('Sorry, I missed that.');
  if (turn.kind === 'check-in') return pieces('Take your time.');
  if (turn.kind === 'wrap-up') return pieces('Well done today.');
  return pieces('Good start. ', 'What happens to price next?');
}
