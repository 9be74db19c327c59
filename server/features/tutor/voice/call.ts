import { messages } from '#domain/messages.ts';
import { closeCodes } from '#domain/tutor-protocol.ts';
import { inBackground } from '../../../in-background.ts';
import type { CallEvent, OpenCall, VoiceCall } from '../../../providers/call/interface.ts';
import { readMessages } from '../message-queries.ts';
import { setCountedSeconds } from './call-queries.ts';
import { createCallReply } from './call-reply.ts';
import { createCallSound } from './call-sound.ts';
import { type CallTurns, createCallTurns } from './call-turns.ts';
import { createCallTyping } from './call-typing.ts';
import { createOrder } from './in-order.ts';
import { openCall } from './open-call.ts';
import { createStateTeller } from './state-teller.ts';
import { createThinkingTime } from './thinking-time.ts';
import type { VoiceConversation, VoiceWorld } from './voice-world.ts';

type CallWorld = VoiceWorld & {
  /** Seconds counted since the conversation began. */
  countedSeconds(): number;
  /** Our own engines take over, in the same thread. */
  fallBack(): void;
};

/** A conversation that a vendor holds. Nothing when this vendor does not hold the calls of this tutor. */
export async function startCall(world: CallWorld, vendor: VoiceCall): Promise<VoiceConversation | undefined> {
  const call = await openCall(world, vendor);
  if (!call) return undefined;
  const held = holdCall(world, call);
  world.ready({ sampleRate: held.sampleRate, description: vendor.description });
  held.begin();
  return held;
}

/** Its sound is relayed, its words are guarded and stored as any others. */
function holdCall(world: CallWorld, call: OpenCall) {
  const { deps, timers, browser } = world;
  const changed = () => state.tell();
  const isTurnOver = () => turns.isOver();
  const sound = createCallSound(timers, browser, { changed, isTurnOver, sampleRate: call.sampleRate });
  const reply = createCallReply(world, sound);
  const replaced = () => inBackground(deps.log, 'a call could not be left', leave());
  const turns = createCallTurns(world, { call, sound, reply, replaced });
  const { interrupt } = turns;
  let muted = false;
  let closed = false;
  const type = createCallTyping(world, call, turns);
  /** What is typed and the wish for silence are dealt with as they came. */
  const order = createOrder(deps.log, () => world.end(closeCodes.tooMuch));

  const state = createStateTeller(browser, () => ({
    muted,
    thinking: thinkingTime.isOn(),
    speaking: sound.isPlaying(),
    answering: false,
    hearing: false,
  }));
  const thinkingTime = createCallThinking(world, changed);

  /** A guard has stepped in, or the vendor is gone: nothing more of it is heard. */
  async function leave(sentence?: string): Promise<void> {
    if (closed) return;
    await hangUp().catch((error) => deps.log.warn({ error }, 'the end of a call could not be stored'));
    if (sentence) browser.send({ type: 'fault', part: 'brain', sentence });
    world.fallBack();
  }

  async function follow(): Promise<void> {
    for await (const event of call.events) {
      if (closed) return;
      if (event.kind === 'ended') break;
      const done =
        event.kind === 'audio'
          ? sound.add(event.audio, event.sampleRate)
          : takeEvent(event, { world, call, turns, reply });
      if (done) await done;
    }
    await leave(messages.tutorFallback);
  }

  async function hangUp(): Promise<void> {
    closed = true;
    thinkingTime.close();
    sound.cut();
    await call.hangUp().catch((error) => deps.log.warn({ error }, 'a call could not be hung up'));
    await setCountedSeconds(deps.db, call.id, world.countedSeconds()).catch(() => undefined);
    await turns.end();
  }

  return {
    sampleRate: sound.sampleRate,
    begin(): void {
      state.tell();
      const over = follow().catch((error) => {
        deps.log.warn({ error }, 'a call broke off');
        return leave(messages.tutorFallback);
      });
      inBackground(deps.log, 'a call could not be left', over);
    },
    hear(samples: Int16Array): void {
      if (!muted && !thinkingTime.isOn()) call.hear(samples);
    },
    take(message: Parameters<VoiceConversation['take']>[0]): void {
      if (message.type === 'mute') muted = message.on;
      if (message.type === 'think') thinkingTime[message.on ? 'begin' : 'end']();
      if (message.type === 'hush') order.add(interrupt);
      if (message.type === 'typed') order.add(() => type(message));
      state.tell();
    },
    /** The vendor is hung up on at once; our own voice says goodbye. */
    finish(): void {
      inBackground(
        deps.log,
        'a call could not be left',
        sound.isPlaying() ? interrupt().finally(() => leave()) : leave(),
      );
    },
    async close(): Promise<void> {
      order.close();
      if (closed) return;
      // What the student had not heard by then was not said.
      if (sound.isPlaying()) await interrupt().catch(() => undefined);
      await hangUp();
    },
  };
}

type HeldCall = {
  world: VoiceWorld;
  call: OpenCall;
  turns: CallTurns;
  reply: ReturnType<typeof createCallReply>;
};

async function takeEvent(event: CallEvent, { world, call, turns, reply }: HeldCall): Promise<void> {
  if (event.kind === 'student') await turns.begin({ kind: 'words', words: event.text, spoken: true }, call.answer);
  if (event.kind === 'interrupted') await turns.interrupt();
  if (event.kind === 'corrected') await reply.correct(event.text);
  if (event.kind !== 'tutor') return;
  // It speaks up by itself: at the beginning, or after a silence.
  if (turns.isOver())
    await turns.begin({ kind: (await isNew(world)) ? 'opening' : 'check-in', words: '', spoken: true });
  turns.say(event.text);
}

/** Nothing is counted while the student thinks. */
function createCallThinking({ timers, meter }: VoiceWorld, changed: () => void) {
  return createThinkingTime({
    timers,
    changed(on) {
      changed();
      // The meter itself says what it could not write.
      (on ? meter.pause('thinking') : meter.resume('thinking')).catch(() => undefined);
    },
    // The vendor speaks up by itself when it hears nothing.
    checkIn: () => undefined,
  });
}

async function isNew({ deps, conversation }: VoiceWorld): Promise<boolean> {
  return (await readMessages(deps.db, conversation.id)).length === 0;
}
