import type { VoiceClient } from '#tests/voice-client.ts';
import { script, serveInstantly } from '../voice/instant-product.ts';
import { hearGreeting, startStudent } from '../voice/student.ts';
import { answerParent } from './answer-parent.ts';
import { play, wait } from './feed.mjs';

/**
 * Our voice with engines that take no time, but for the detector, which is the one we ship. It answers the same questions
 * as `peers/agents-voice.mjs`, over its own socket, with its own store and its default settings.
 */
type Question = {
  kind: 'turn' | 'interrupt' | 'manual';
  file: string;
  parts: { text: string; endMs: number }[];
  rounds: number;
};

const { deps } = await serveInstantly();
const { origin } = deps.config;

/** When replies began, in milliseconds after the sound began. */
async function takeTurn({ file, parts }: Question) {
  script.replySeconds = 1;
  const client = await startStudent(origin);
  await hearGreeting(client);
  const started = performance.now();
  const since = () => performance.now() - started;
  const replies: number[] = [];
  client.socket.on('message', (_, isBinary) => void (isBinary && replies.push(since())));
  script.understand = () =>
    parts
      .filter(({ endMs }) => endMs <= since())
      .map(({ text }) => text)
      .join(' ');
  const end = parts.at(-1)?.endMs ?? 0;
  await play(file, (samples) => client.speak([samples]), { seconds: 4, until: () => replies.some((at) => at > end) });
  client.close();
  return { replies };
}

/** When it paused or stopped, in milliseconds after the sound began. */
async function beInterrupted({ file, parts }: Question) {
  script.replySeconds = 15;
  const client = await startStudent(origin);
  await hearGreeting(client);
  client.send({ type: 'typed', key: crypto.randomUUID(), text: 'Explain it.' });
  await client.next('tutor');
  await wait(500);
  const started = performance.now();
  const stops: number[] = [];
  client.socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary && /"(hold","on":true|cut")/.test(data.toString())) stops.push(performance.now() - started);
  });
  script.understand = () => parts.map(({ text }) => text).join(' ');
  await play(file, (samples) => client.speak([samples]), { seconds: 1, until: () => stops.length > 0 });
  client.close();
  return { stops };
}

/** From letting go of the button to the first sound of the reply. */
async function answerAtOnce({ file, parts, rounds }: Question) {
  script.replySeconds = 1;
  script.understand = () => parts[0]?.text ?? '';
  const client = await startStudent(origin, { pushToTalk: true });
  await hearGreeting(client);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    client.send({ type: 'talk', down: true });
    await play(file, (samples) => client.speak([samples]));
    await wait(30);
    const first = untilSound(client);
    const started = performance.now();
    client.send({ type: 'talk', down: false });
    await first;
    taken.push(performance.now() - started);
    const { utterance } = await client.next('tutor');
    client.send({ type: 'hush' });
    client.send({ type: 'heard', utterance, samples: 100 });
    await client.next('state', ({ state }) => state === 'listening');
  }
  client.close();
  return { taken };
}

function untilSound({ socket }: VoiceClient): Promise<void> {
  return new Promise((resolve) => {
    const listen = (_: unknown, isBinary: boolean) => {
      if (!isBinary) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
  });
}

const answers = { turn: takeTurn, interrupt: beInterrupted, manual: answerAtOnce };
answerParent(async (question: Question) => answers[question.kind](question));
while (deps.speech.voice().state !== 'ready') await wait(100);
process.send?.('ready');
