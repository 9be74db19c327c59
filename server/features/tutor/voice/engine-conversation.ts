import { messages } from '#domain/messages.ts';
import { closeCodes } from '#domain/tutor-protocol.ts';
import { type Message, readMessages } from '../message-queries.ts';
import { createFallbackTeller } from './fallback-teller.ts';
import { createHearing, type HearingEvent } from './hearing.ts';
import { createOrder } from './in-order.ts';
import { preferTerms } from './prefer-terms.ts';
import { createPromisedReplies } from './promised-replies.ts';
import { createReply } from './reply.ts';
import { createSpeech } from './speech.ts';
import { createStateTeller } from './state-teller.ts';
import { createStudentWords } from './student-words.ts';
import { createThinkingTime } from './thinking-time.ts';
import type { VoiceConversation, VoiceWorld } from './voice-world.ts';
import { watchEngines } from './watch-engines.ts';
import { wrapUp } from './wrap-up.ts';

/** A conversation by our own engines: ears, a brain and a mouth. */
export function startEngineConversation(world: VoiceWorld): VoiceConversation {
  const { deps, timers, browser, conversation, meter } = world;
  const { log, speech: engines } = deps;
  let settings = world.settings;
  let muted = false;
  const order = createOrder(log, () => world.end(closeCodes.tooMuch));

  const state = createStateTeller(browser, () => ({
    muted,
    thinking: thinkingTime.isOn(),
    speaking: speech.isSpeaking(),
    answering: promised.isComing(),
    hearing: hearing.isHearing(),
  }));
  const isTutorsTurn = () => speech.isSpeaking() || promised.isComing();
  function changed(): void {
    hearing.put({ kind: 'tutor', speaks: isTutorsTurn() });
    state.tell();
  }
  const { send, sendSound } = browser;
  const tellFallback = createFallbackTeller(send);
  const tookOver = () => tellFallback('mouth');
  const voice = { mouth: engines.mouth, timers, log, settings: () => settings, send, sendSound, tookOver };
  const speech = createSpeech(voice, changed);
  const reply = createReply(world, speech, changed);
  const promised = createPromisedReplies(world, reply, order);
  const { give, interrupt } = promised;
  const hearing = createHearing({
    engines,
    timers,
    log,
    settings,
    happened,
    failed: (part) => send({ type: 'fault', part, sentence: hearingFaults[part] }),
    tookOver: () => tellFallback('ears'),
    understand: (heard) =>
      preferTerms(heard, { ...conversation, section: world.lookingAt?.section ?? conversation.focus }),
    isTutor: speech.hearsItself,
  });
  const thinkingTime = createThinkingTime({
    timers,
    changed(on) {
      hearing.put({ kind: 'think', on });
      state.tell();
      order.add(() => (on ? meter.pause('thinking') : meter.resume('thinking')));
    },
    checkIn: () => give({ kind: 'check-in', words: '', spoken: true }),
  });
  const student = createStudentWords(world, { promised, thinkingTime, isTutorsTurn });
  const stopWatching = watchEngines({ engines, timers, send, meter });

  function happened(event: HearingEvent): void {
    if (event.kind === 'hold') speech.hold();
    if (event.kind === 'dismissed' || event.kind === 'missed' || event.kind === 'started') speech.goOn();
    if (event.kind === 'started' || event.kind === 'interrupted') thinkingTime.end();
    if (event.kind === 'interrupted') {
      state.tell('interrupted');
      interrupt();
    }
    if (event.kind === 'perhaps') student.perhaps(event.text);
    if (event.kind === 'said') student.said(event.text);
    if (event.kind === 'missed') student.missed();
    changed();
  }

  function take(message: Parameters<VoiceConversation['take']>[0]): void {
    if (message.type === 'settings') settings = message.settings;
    if (message.type === 'mute') muted = message.on;
    if (message.type === 'settings') hearing.putLater({ kind: 'settings', settings });
    if (message.type === 'mute') hearing.putLater({ kind: 'mute', on: muted });
    if (message.type === 'talk') hearing.putLater({ kind: 'talk', down: message.down });
    if (message.type === 'think' && message.on && isTutorsTurn()) interrupt();
    if (message.type === 'think') thinkingTime[message.on ? 'begin' : 'end']();
    if (message.type === 'typed') student.typed(message);
    if (message.type === 'hush') interrupt();
    if (message.type === 'heard') speech.heard(message.utterance, message.samples);
    state.tell();
  }

  async function close(code: number): Promise<void> {
    order.close();
    stopWatching();
    thinkingTime.close();
    hearing.close();
    const cut = speech.close();
    // A reply that nobody has heard yet is finished for the thread, unless the server goes or the student may not.
    if (cut || code === closeCodes.restarting || code === closeCodes.notSignedIn) await reply.stop(cut);
  }

  function finish(): void {
    const hangUp = () => world.end(closeCodes.allowanceSpent);
    timers.after(longestGoodbye, hangUp);
    order.add(() => wrapUp({ speech, reply, hearing, hangUp }));
  }

  async function open(): Promise<void> {
    const said = await readMessages(deps.db, conversation.id);
    // A student who was quicker has opened the conversation.
    if (isUnheard(said) && !promised.isComing()) give({ kind: 'opening', words: '', spoken: true });
  }

  world.ready(engines.mouth);
  state.tell();
  order.add(open);
  return { hear: hearing.sound, take, finish, close };
}

/** Whatever the engines do, the line is closed then. */
const longestGoodbye = 35_000;

const hearingFaults = { ears: messages.earsFault, microphone: messages.microphoneSilent };

/** Its first words are not heard yet: there are none, or they stand there in writing and the student now talks. */
function isUnheard([first, ...more]: Message[]): boolean {
  return !first || (more.length === 0 && first.speaker === 'tutor' && !first.spoken);
}
