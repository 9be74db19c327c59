import { noteTalk } from './has-talked.ts';
import type { TutorPlace } from './places.ts';
import type { Store } from './store.ts';
import { createConversation } from './tutor-api.ts';
import type { TutorState } from './tutor-state.ts';

/** The conversation is made when the first word is to be said, so that looking at the tutor leaves nothing behind. */
export function createConversationMaker(store: Store<TutorState>, place: TutorPlace, made: (id: string) => void) {
  let making: Promise<string> | undefined;
  /** Counts the threads that the student has turned away from. */
  let turned = 0;

  const make = async () => {
    const before = turned;
    const { id, title } = await createConversation(place);
    // The student is elsewhere by now: what was to be said here is in the text box again, or goes with the page.
    if (turned !== before) throw new Error('turned away');
    store.update({ conversation: { id, title } });
    made(id);
    noteTalk();
    return id;
  };
  return {
    async conversationId(): Promise<string> {
      const known = store.read().conversation;
      if (known) return known.id;
      if (!making) {
        const mine = make().finally(() => {
          if (making === mine) making = undefined;
        });
        making = mine;
      }
      return making;
    },
    turnAway(): void {
      turned++;
      making = undefined;
    },
  };
}
