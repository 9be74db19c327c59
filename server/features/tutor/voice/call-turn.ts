import type { BrainEvent, TutorBrain } from '../../../providers/brain/interface.ts';
import { type Turn, type TurnEvent, takeTurn } from '../take-turn.ts';
import type { Timers } from './timers.ts';
import type { VoiceWorld } from './voice-world.ts';

/** A vendor that has said nothing more for so long has finished its reply. */
const finishedMilliseconds = 1500;

type Heard = {
  /** `own`: said by the vendor, and not by a guard in its place. */
  event(event: TurnEvent, own: boolean): void;
  /** The guards let the student's words through: what the vendor says to them may be heard. */
  allowed(): void;
  /** A guard has stepped in. */
  replaced(): void;
  failed(error: unknown): void;
};

export type CallTurn = ReturnType<typeof startCallTurn>;

/** One exchange of a vendor's call as a turn like any other: the vendor's words are the brain's, guarded and stored. */
export function startCallTurn(
  { deps, conversation, timers }: Pick<VoiceWorld, 'deps' | 'conversation' | 'timers'>,
  turn: Pick<Turn, 'kind' | 'words' | 'spoken' | 'clientKey'>,
  heard: Heard,
) {
  const said = createSpokenWords(timers);
  let asked = false;
  let shown = '';
  const brain: TutorBrain = {
    description: 'a vendor’s call',
    async *reply(): AsyncGenerator<BrainEvent> {
      asked = true;
      heard.allowed();
      for await (const text of said) yield { kind: 'text', text };
      yield { kind: 'lesson', lesson: {}, evidence: [] };
    },
  };

  async function run(): Promise<void> {
    for await (const event of takeTurn({ ...deps, brain, hostedBrain: undefined }, { ...turn, conversation })) {
      if (event.kind === 'tutor') shown += event.text;
      const own = asked && said.all().startsWith(shown);
      heard.event(event, own);
      if (event.kind === 'tutor' && !own) heard.replaced();
    }
  }

  const done = run().catch(heard.failed);
  return {
    say: said.add,
    isOver: said.isOver,
    /** The vendor has finished, or the student speaks again. */
    async end(): Promise<void> {
      said.end();
      await done;
    },
  };
}

/** Pieces as they are added, until the end or a long silence after the first. */
function createSpokenWords(timers: Timers) {
  const waiting: string[] = [];
  let all = '';
  let ended = false;
  let wake = () => {};
  let cancel = () => {};
  const end = () => {
    ended = true;
    cancel();
    wake();
  };
  return {
    end,
    isOver: () => ended,
    all: () => all,
    add(text: string): void {
      // A vendor gives whole sentences. The space tells the guard that this one is over.
      const piece = `${text.trim()} `;
      all += piece;
      waiting.push(piece);
      cancel();
      cancel = timers.after(finishedMilliseconds, end);
      wake();
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<string> {
      for (;;) {
        const next = waiting.shift();
        if (next !== undefined) yield next;
        else if (ended) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
