import type { LookingAt } from '#domain/tutor-shown.ts';
import { tab } from '#web/kept/stores.ts';

/** `key` is the browser's name for it: sent twice, it is stored and answered once. */
export type Typed = { key: string; text: string; lookingAt?: LookingAt | undefined };

type Kept = { conversationId?: string; words: Typed[] };

/** What was typed and is not with the server yet, in its order. Kept in this tab until it is. */
export function createUnsentWords(keptAs: string) {
  let { conversationId, words }: Kept = tab.read<Kept>(keptAs, { words: [] });
  /** Gone by voice, and not yet acknowledged. */
  const underWay = new Set<string>();
  const save = () => tab.write(keptAs, words.length > 0 ? { conversationId, words } : undefined);
  return {
    all: () => words,
    /** Where they were to go, when that was known. */
    conversationId: () => (words.length > 0 ? conversationId : undefined),
    goTo(id: string): void {
      conversationId = id;
      save();
    },
    add(text: string, lookingAt?: LookingAt): Typed {
      const message = { key: crypto.randomUUID(), text, lookingAt };
      words = [...words, message];
      save();
      return message;
    },
    next: () => words.find(({ key }) => !underWay.has(key)),
    goesByVoice: ({ key }: Typed) => underWay.add(key),
    /** The voice is gone: what it had taken and not acknowledged is sent again, under the same key. */
    voiceGone: () => underWay.clear(),
    settle(key: string): void {
      words = words.filter((message) => message.key !== key);
      underWay.delete(key);
      save();
    },
    /** The student turns to another conversation: the words must not follow there by themselves. */
    takeBack(): string {
      const text = words.map((message) => message.text).join('\n');
      words = [];
      conversationId = undefined;
      underWay.clear();
      save();
      return text;
    },
  };
}
