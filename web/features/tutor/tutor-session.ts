import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import { publishUsage } from '#web/features/usage/live-usage.ts';
import { inBackground } from '#web/in-background.ts';
import { tab } from '#web/kept/stores.ts';
import { createConversationMaker } from './make-conversation.ts';
import type { TutorPlace } from './places.ts';
import { createStore, type Store } from './store.ts';
import { catchUp, loadThread, rateIn } from './stored-thread.ts';
import { emptyThread, firstState, type TutorState } from './tutor-state.ts';
import { createTypedTurns } from './typed-turns.ts';
import { createUnsentWords, type Typed } from './unsent-words.ts';
import { createVoice } from './voice.ts';
import { watchReadiness } from './voice-readiness.ts';
import { keepVoiceSettings, readVoiceSettings } from './voice-settings.ts';

export type TutorSession = ReturnType<typeof createTutorSession>;

type World = {
  place: TutorPlace;
  /** Whose words are kept in this tab. */
  owner: string;
  /** The month's minutes ran out while they talked. */
  onSpent(): void;
};

/** One student with one tutor: the thread, by voice and by text. */
export function createTutorSession({ place, owner, onSpent }: World) {
  const keptAs = `tutor/${owner}/${place.agentId}/${place.focus ?? ''}`;
  const draftKey = `${keptAs}/draft`;
  const store: Store<TutorState> = createStore({
    ...firstState,
    settings: readVoiceSettings(),
    draft: tab.read(draftKey, ''),
  });
  const unsent = createUnsentWords(`${keptAs}/unsent`);
  const { conversationId, turnAway: forgetMaking } = createConversationMaker(store, place, unsent.goTo);
  let stopWatching = () => {};
  let looksAt: LookingAt | undefined;
  const lookingAt = () => looksAt;

  const sendByVoice = (message: Typed) => voice.type(message);
  const typed = createTypedTurns({ store, unsent, conversationId, sendByVoice, lookingAt });
  const voice = createVoice({
    store,
    conversationId,
    lookingAt,
    acknowledge: typed.acknowledge,
    counted(usage) {
      store.update({ usage });
      publishUsage(place.subject, usage.usedSeconds);
    },
    spent: onSpent,
    catchUp: () => inBackground(catchUp(store)),
    gone: typed.voiceGone,
  });
  const write = (draft: string) => {
    store.update({ draft });
    tab.write(draftKey, draft || undefined);
  };
  const stop = () => {
    forgetMaking();
    voice.leave();
    typed.stop();
  };
  /** To another thread. What could not be sent goes back into the text box. */
  const turnAway = () => {
    stop();
    const words = unsent.takeBack();
    store.update(emptyThread);
    write(words);
  };
  return {
    store,
    subject: place.subject,
    /** `id`: an earlier conversation. Otherwise what this tab could not send, or nothing yet. */
    async open(id: string | undefined): Promise<void> {
      stopWatching = watchReadiness(store, place.subject);
      addEventListener('online', typed.tryAgain);
      addEventListener('pagehide', voice.leave);
      const unsentIn = unsent.conversationId();
      const wanted = id ?? unsentIn;
      if (wanted !== unsentIn) write([store.read().draft, unsent.takeBack()].filter(Boolean).join('\n'));
      if (wanted && !(await loadThread(store, wanted))) return;
      typed.restore();
    },
    leave(): void {
      removeEventListener('online', typed.tryAgain);
      removeEventListener('pagehide', voice.leave);
      stop();
      stopWatching();
      store.update({ ...emptyThread, draft: store.read().draft });
    },
    openEarlier(id: string): void {
      turnAway();
      inBackground(loadThread(store, id));
    },
    startAfresh: turnAway,
    typed,
    voice,
    write,
    send(): void {
      const text = store.read().draft.trim();
      if (!text) return;
      write('');
      typed.send(text);
    },
    /** The page shows something else: what is said from now on may be about that. */
    look(at: LookingAt | undefined): void {
      if (at?.section === looksAt?.section && at?.diagram === looksAt?.diagram) return;
      looksAt = at;
      voice.looksElsewhere();
    },
    changeSettings(settings: VoiceSettings): void {
      store.update({ settings });
      keepVoiceSettings(settings);
      voice.settingsChanged();
    },
    rate: (messageId: string, rating: 1 | -1 | null, reason?: string) => rateIn(store, messageId, { rating, reason }),
  };
}
