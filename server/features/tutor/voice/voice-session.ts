import { monthlyAllowanceSeconds } from '#domain/allowance.ts';
import { messages } from '#domain/messages.ts';
import { closeCodes, type FromBrowser, type VoiceSettings } from '#domain/tutor-protocol.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import type { Deps } from '../../../deps.ts';
import { inBackground } from '../../../in-background.ts';
import type { Lease } from '../../usage/meter.ts';
import { tickSeconds } from '../../usage/meter-queries.ts';
import type { Conversation } from '../queries.ts';
import { startCall } from './call.ts';
import { startEngineConversation } from './engine-conversation.ts';
import type { Timers } from './timers.ts';
import { tellUsage } from './usage-teller.ts';
import { startVoiceMeter } from './voice-meter.ts';
import type { BrowserSocket, VoiceConversation, VoiceWorld } from './voice-world.ts';

export type VoiceSession = {
  hear(samples: Int16Array): void;
  take(message: Exclude<FromBrowser, { type: 'start' }>): void;
  /** Settles when the lease is given back. */
  end(code: number): Promise<void>;
};

type Opened = {
  deps: Deps;
  timers: Timers;
  browser: BrowserSocket;
  conversation: Conversation;
  lease: Lease;
  settings: VoiceSettings;
  lookingAt: LookingAt | undefined;
};

/** One live conversation: counted, held by a vendor or by our own engines, and ended once. */
export async function startVoiceSession({ lease, ...opened }: Opened): Promise<VoiceSession> {
  const { deps, timers, browser } = opened;
  let talk: VoiceConversation | undefined;
  let ending: Promise<void> | undefined;
  let usedSeconds = lease.usedSeconds;
  let ticks = 0;
  let isSpent = false;
  const tell = tellUsage(browser, usedSeconds);
  const meter = startVoiceMeter({
    deps,
    timers,
    lease,
    counted(seconds) {
      usedSeconds = seconds;
      ticks++;
      tell(seconds);
    },
    spent() {
      isSpent = true;
      talk?.finish();
    },
    lost: (reason) => hangUp(reason === 'superseded' ? closeCodes.superseded : closeCodes.restarting),
  });
  const world: VoiceWorld = {
    ...opened,
    meter,
    ready: ({ sampleRate, description: voice }) =>
      browser.send({ type: 'ready', sampleRate, usedSeconds, allowanceSeconds: monthlyAllowanceSeconds, voice }),
    end: hangUp,
  };

  function end(code: number): Promise<void> {
    ending ??= close(code);
    return ending;
  }

  function hangUp(code: number): void {
    inBackground(deps.log, 'a voice conversation could not end', end(code));
  }

  /** Whatever of it fails, the rest is done: the database may be away, and nobody else's call depends on this one. */
  async function close(code: number): Promise<void> {
    browser.close(code);
    await Promise.all([
      meter.stop().catch((error) => deps.log.warn({ error }, 'a lease could not be given back')),
      talk?.close(code).catch((error) => deps.log.warn({ error }, 'the end of a conversation could not be stored')),
    ]);
    deps.log.info({ userId: lease.userId, code, seconds: ticks * tickSeconds }, 'a voice conversation ended');
  }

  /** A vendor that cannot hold the call is no reason not to talk. */
  async function openVoiceConversation(): Promise<VoiceConversation> {
    if (!deps.call) return startEngineConversation(world);
    const countedSeconds = () => ticks * tickSeconds;
    const fallBack = () => {
      if (ending) return;
      talk = startEngineConversation(world);
      if (isSpent) talk.finish();
    };
    try {
      return (await startCall({ ...world, countedSeconds, fallBack }, deps.call)) ?? startEngineConversation(world);
    } catch (error) {
      deps.log.warn({ error }, 'a call could not be opened');
      browser.send({ type: 'fault', part: 'brain', sentence: messages.tutorFallback });
      return startEngineConversation(world);
    }
  }

  talk = await openVoiceConversation();
  // A call may be opened for a conversation that was over meanwhile.
  if (ending) await talk.close(1000);
  else if (isSpent) talk.finish();
  return {
    hear: (samples) => talk?.hear(samples),
    take(message) {
      if (message.type === 'settings') world.settings = message.settings;
      if ('lookingAt' in message) world.lookingAt = message.lookingAt;
      if (message.type === 'end') hangUp(1000);
      else talk?.take(message);
    },
    end,
  };
}
