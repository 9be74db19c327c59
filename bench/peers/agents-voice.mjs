// LiveKit's agents-js with engines that take no time, unconfigured: its own detector, turn model and waits.
import { initializeLogger, llm, stt, voice } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { play, wait } from '../children/feed.mjs';

initializeLogger({ pretty: false, level: 'silent' });

class Ears extends stt.STT {
  label = 'ears';
  constructor() {
    super({ streaming: true, interimResults: true });
  }
  async _recognize() {
    return {};
  }
  stream() {
    throw new Error('The agent has ears of its own');
  }
}

class Brain extends llm.LLM {
  label() {
    return 'brain';
  }
  chat() {
    throw new Error('The agent has a brain of its own');
  }
}

class Microphone extends voice.AudioInput {
  constructor() {
    super();
    const start = (controller) => {
      this.controller = controller;
    };
    this.multiStream.addInputStream(new ReadableStream({ start }));
  }
  push(samples) {
    this.controller.enqueue(new AudioFrame(samples, 16_000, 1, samples.length));
  }
}

/** Plays in real time and can pause, as theirs does in a room. */
class Loudspeaker extends voice.AudioOutput {
  constructor() {
    super(16_000, undefined, { pause: true });
  }
  async captureFrame(frame) {
    await super.captureFrame(frame);
    if (!this.playing) {
      this.playing = true;
      this.samples = 0;
      this.onFirst?.();
      this.onPlaybackStarted(Date.now());
    }
    this.samples += frame.samplesPerChannel;
  }
  flush() {
    super.flush();
    if (this.playing) this.timer = setTimeout(() => this.finish(false), (this.samples / 16_000) * 1000);
  }
  clearBuffer() {
    this.onStop?.();
    this.finish(true);
  }
  pause() {
    this.onStop?.();
  }
  resume() {}
  finish(interrupted) {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.onPlaybackFinished({ playbackPosition: this.samples / 16_000, interrupted });
  }
}

let replySeconds = 1;
class Tutor extends voice.Agent {
  constructor() {
    super({ instructions: 'Teach.' });
  }
  async sttNode(audio) {
    void (async () => {
      for await (const _ of audio);
    })();
    const start = (controller) => {
      this.words = controller;
    };
    return new ReadableStream({ start });
  }
  async llmNode() {
    return streamOf(['Good start. ', 'What happens next?']);
  }
  async ttsNode(text) {
    const sound = new AudioFrame(new Int16Array(16_000 * replySeconds), 16_000, 1, 16_000 * replySeconds);
    return new ReadableStream({
      async start(controller) {
        for await (const _ of text) break;
        controller.enqueue(sound);
        controller.close();
      },
    });
  }
  notice(type) {
    this.words.enqueue({ type: stt.SpeechEventType[type] });
  }
  hear(text) {
    const alternatives = [{ text, language: 'en', startTime: 0, endTime: 0, confidence: 1 }];
    this.words.enqueue({ type: stt.SpeechEventType.FINAL_TRANSCRIPT, alternatives });
  }
}

function streamOf(pieces) {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function open(options = {}) {
  const session = new voice.AgentSession({ stt: new Ears(), llm: new Brain(), ...options });
  const microphone = new Microphone();
  const loudspeaker = new Loudspeaker();
  const tutor = new Tutor();
  session.input.audio = microphone;
  session.output.audio = loudspeaker;
  await session.start({ agent: tutor });
  return { session, microphone, loudspeaker, tutor };
}

function untilSpeaking(loudspeaker) {
  return new Promise((resolve) => {
    loudspeaker.onFirst = resolve;
  });
}

/** When replies began, in milliseconds after the sound began. */
async function takeTurn({ file, parts }) {
  replySeconds = 1;
  const { session, microphone, loudspeaker, tutor } = await open();
  const replies = [];
  let started = performance.now();
  loudspeaker.onFirst = () => replies.push(performance.now() - started);
  const waiting = [...parts];
  const push = (samples) => {
    microphone.push(samples);
    while (waiting.length && performance.now() - started >= waiting[0].endMs) tutor.hear(waiting.shift().text);
  };
  started = performance.now();
  const end = parts.at(-1).endMs;
  await play(file, push, { seconds: 4, until: () => replies.some((at) => at > end) });
  await session.close();
  return { replies };
}

/** When it paused or stopped, in milliseconds after the sound began. */
async function beInterrupted({ file, parts }) {
  replySeconds = 15;
  const { session, microphone, loudspeaker, tutor } = await open();
  const begun = untilSpeaking(loudspeaker);
  session.generateReply({ userInput: 'Explain it.' });
  if (!loudspeaker.playing) await begun;
  // It lets nobody interrupt in its first three seconds.
  await wait(3500);
  const stops = [];
  const started = performance.now();
  loudspeaker.onStop = () => stops.push(performance.now() - started);
  const waiting = [...parts];
  const push = (samples) => {
    microphone.push(samples);
    while (waiting.length && performance.now() - started >= waiting[0].endMs) tutor.hear(waiting.shift().text);
  };
  await play(file, push, { seconds: 1, until: () => stops.length > 0 });
  loudspeaker.onStop = undefined;
  await session.close();
  return { stops };
}

/** From the end of a turn, when the ears declare it and nothing more is waited for, to the first sound of the reply. */
async function answerAtOnce({ file, parts, rounds }) {
  replySeconds = 1;
  const turnHandling = { turnDetection: 'stt', endpointing: { minDelay: 1, maxDelay: 1 } };
  const { session, microphone, loudspeaker, tutor } = await open({ vad: null, turnHandling });
  const taken = [];
  for (let round = 0; round < rounds; round++) {
    tutor.notice('START_OF_SPEECH');
    await play(file, (samples) => microphone.push(samples));
    const first = untilSpeaking(loudspeaker);
    const started = performance.now();
    tutor.hear(parts[0].text);
    tutor.notice('END_OF_SPEECH');
    await first;
    taken.push(performance.now() - started);
    session.interrupt();
    await wait(200);
  }
  await session.close();
  return { taken };
}

/** Processor seconds for so many conversations at once, for so long; everybody says one thing and is answered. */
async function holdMany({ file, parts, sessions, seconds }) {
  replySeconds = 1;
  const opened = await Promise.all(
    Array.from({ length: sessions }, () => open({ vad: null, turnHandling: { turnDetection: 'stt' } })),
  );
  await wait(500);
  const before = process.cpuUsage();
  await Promise.all(
    opened.map(async ({ microphone, tutor }) => {
      const started = performance.now();
      const waiting = [...parts];
      const push = (samples) => {
        microphone.push(samples);
        if (!waiting.length || performance.now() - started < waiting[0].endMs) return;
        tutor.notice('START_OF_SPEECH');
        tutor.hear(waiting.shift().text);
        tutor.notice('END_OF_SPEECH');
      };
      while (performance.now() - started < seconds * 1000) await play(file, push, { seconds: 1 });
    }),
  );
  const { user, system } = process.cpuUsage(before);
  await Promise.all(opened.map(({ session }) => session.close()));
  return { cpuSeconds: (user + system) / 1e6 };
}

const answers = { turn: takeTurn, interrupt: beInterrupted, manual: answerAtOnce, many: holdMany };
process.on('message', async (question) => process.send(await answers[question.kind](question)));
process.on('disconnect', () => process.exit());
process.send('ready');
