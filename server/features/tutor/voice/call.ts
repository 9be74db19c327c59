import { findTutor } from '#content/tutors.ts';
import { messages } from '#domain/messages.ts';
import { closeCodes } from '#domain/tutor-protocol.ts';
import { type CallEvent, EngineFailure, type OpenCall, type VoiceCall } from '../../../providers/tutor-interfaces.ts';
import { readWeakPoints } from '../../memory/evidence-queries.ts';
import { readMessages } from '../message-queries.ts';
import { cutReply, type TurnEvent } from '../take-turn.ts';
import { insertCall, setCountedSeconds } from './call-queries.ts';
import { createCallSound } from './call-sound.ts';
import { type CallTurn, startCallTurn } from './call-turn.ts';
import { createStateTeller } from './state-teller.ts';
import { createThinkingTime } from './thinking-time.ts';
import type { Talk, VoiceWorld } from './voice-world.ts';

type CallWorld = VoiceWorld & {
  /** Seconds counted since the conversation began. */
  countedSeconds(): number;
  /** Our own engines take over, in the same thread. */
  fallBack(): void;
};

/** A conversation that a vendor holds: its sound is relayed, its words are guarded and stored as any others. */
export async function startCall(world: CallWorld, vendor: VoiceCall): Promise<Talk> {
  const { deps, timers, line, meter } = world;
  const call = await open(world, vendor);
  const sound = createCallSound(timers, line, () => state.tell(), call.sampleRate);
  let muted = false;
  let closed = false;
  let turn: CallTurn | undefined;
  let reply: { messageId: string; text: string } | undefined;
  const typedKeys = new Set<string>();

  const state = createStateTeller(line, () => ({
    muted,
    thinking: thinkingTime.isOn(),
    speaking: sound.isPlaying(),
    answering: false,
    hearing: false,
  }));
  const thinkingTime = createThinkingTime({
    timers,
    changed(on) {
      state.tell();
      void (on ? meter.pause('thinking') : meter.resume('thinking')).catch(() => undefined);
    },
    // The vendor speaks up by itself when it hears nothing.
    checkIn: () => undefined,
  });

  /** A guard has stepped in, or the vendor is gone: nothing more of it is heard. */
  async function leave(sentence?: string): Promise<void> {
    if (closed) return;
    await close();
    if (sentence) line.send({ type: 'fault', part: 'brain', sentence });
    world.fallBack();
  }

  async function begin(words: Parameters<typeof startCallTurn>[1]): Promise<void> {
    await turn?.end();
    reply = undefined;
    sound.holdBack();
    turn = startCallTurn(world, words, {
      event: show,
      allowed: sound.allow,
      replaced: () => void leave(),
      failed(error) {
        deps.log.error({ error }, 'a call could not be written down');
        line.send({ type: 'fault', part: 'brain', sentence: messages.tutorFailed });
      },
    });
  }

  function show(event: TurnEvent, own: boolean): void {
    if (event.kind === 'student') line.send({ type: 'student', messageId: event.messageId, text: event.text });
    if (event.kind === 'card') line.send({ type: 'card', card: event.card });
    if (event.kind === 'end') line.send({ type: 'reply-end', messageId: event.messageId });
    if (event.kind !== 'tutor') return;
    const { messageId, text } = event;
    reply = { messageId, text: (reply?.text ?? '') + text };
    const { utterance, spoken } = sound.caption();
    line.send({ type: 'tutor', messageId, text, utterance, spoken: spoken && own });
    if (own) sound.pass();
  }

  async function interrupt(text: string | undefined): Promise<void> {
    const utterance = sound.cut();
    const cut = reply;
    await turn?.end();
    turn = undefined;
    if (!cut) return;
    line.send({ type: 'cut', messageId: cut.messageId, utterance, text: text ?? cut.text });
    if (text !== undefined) await cutReply(deps, cut.messageId, text);
  }

  async function follow(): Promise<void> {
    for await (const event of call.events) {
      if (closed) return;
      if (event.kind === 'ended') break;
      const done = event.kind === 'audio' ? sound.add(event.audio, event.sampleRate) : act(event);
      if (done) await done;
    }
    await leave(messages.tutorFallback);
  }

  async function act(event: CallEvent): Promise<void> {
    if (event.kind === 'student') await begin({ kind: 'words', words: event.text, spoken: true });
    if (event.kind === 'interrupted') await interrupt(event.text);
    if (event.kind !== 'tutor') return;
    // It speaks up by itself: at the beginning, or after a silence.
    if (!turn || turn.isOver()) {
      await begin({ kind: (await isNew(world)) ? 'opening' : 'check-in', words: '', spoken: true });
    }
    turn?.say(event.text);
  }

  async function type({ key, text }: { key: string; text: string }): Promise<void> {
    if (typedKeys.has(key)) return;
    typedKeys.add(key);
    await begin({ kind: 'words', words: text, spoken: false, clientKey: key });
    call.write(text);
  }

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    thinkingTime.close();
    sound.cut();
    await call.hangUp().catch((error) => deps.log.warn({ error }, 'a call could not be hung up'));
    await setCountedSeconds(deps.db, call.id, world.countedSeconds()).catch(() => undefined);
    await turn?.end();
  }

  world.ready({ sampleRate: sound.sampleRate, description: vendor.description });
  state.tell();
  follow().catch((error) => {
    deps.log.warn({ error }, 'a call broke off');
    return leave(messages.tutorFallback);
  });
  return {
    hear(samples) {
      if (!muted && !thinkingTime.isOn()) call.hear(samples);
    },
    take(message) {
      if (message.type === 'mute') muted = message.on;
      if (message.type === 'think') thinkingTime[message.on ? 'begin' : 'end']();
      if (message.type === 'hush') void interrupt(undefined);
      if (message.type === 'typed') void type(message);
      state.tell();
    },
    finish: () => world.end(closeCodes.allowanceSpent),
    close,
  };
}

async function open({ deps, conversation }: VoiceWorld, vendor: VoiceCall): Promise<OpenCall> {
  const { agentId, focus, userId, subject } = conversation;
  const agent = findTutor(agentId);
  if (!agent) throw new EngineFailure('call', 'off');
  const weakPoints = await readWeakPoints(deps.db, { ...conversation, notFrom: conversation.id });
  const call = await vendor.open({ agent, focus: focus ?? undefined, weakPoints });
  await insertCall(deps.db, { id: call.id, vendor: vendor.description, userId, subject, startedAt: deps.clock.now() });
  return call;
}

async function isNew({ deps, conversation }: VoiceWorld): Promise<boolean> {
  return (await readMessages(deps.db, conversation.id)).length === 0;
}
