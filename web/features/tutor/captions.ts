import type { Shown } from '#domain/tutor-shown.ts';

type Caption = { messageId: string; utterance: number; text: string; spoken: boolean };

type Listener = {
  show(caption: Caption): void;
  /** Everything of the reply has been shown. */
  ended(messageId: string, shown: Shown | undefined): void;
};

/** A sentence is shown when its sound starts, so that the transcript never runs ahead of the voice. */
export function createCaptions({ show, ended }: Listener) {
  let waiting: Caption[] = [];
  const ending = new Set<string>();
  const under = new Map<string, Shown>();
  const cut = new Set<string>();
  const owners = new Map<number, string>();

  const showFirst = (count: number) => {
    const due = waiting.slice(0, count);
    waiting = waiting.slice(count);
    for (const caption of due) show(caption);
    // What has no sound of its own follows at once.
    if (waiting[0] && !waiting[0].spoken) showFirst(1);
    for (const messageId of ending) if (!waiting.some((caption) => caption.messageId === messageId)) end(messageId);
  };
  const end = (messageId: string) => {
    ending.delete(messageId);
    ended(messageId, under.get(messageId));
  };
  return {
    add(caption: Caption): void {
      owners.set(caption.utterance, caption.messageId);
      if (cut.has(caption.messageId)) return;
      waiting.push(caption);
      if (!caption.spoken && waiting.length === 1) showFirst(1);
    },
    started(utterance: number): void {
      showFirst(waiting.findIndex((caption) => caption.utterance === utterance) + 1);
    },
    /** What stands under the reply is shown when all of its words are. */
    show: (messageId: string, shown: Shown) => void under.set(messageId, shown),
    replyEnded(messageId: string): void {
      ending.add(messageId);
      showFirst(0);
    },
    /** Nothing more of this reply is to be shown or played. */
    cut(messageId: string): void {
      cut.add(messageId);
      ending.delete(messageId);
      waiting = waiting.filter((caption) => caption.messageId !== messageId);
    },
    isCut: (utterance: number) => cut.has(owners.get(utterance) ?? ''),
  };
}
