import { monthlyAllowanceSeconds } from '#domain/allowance.ts';
import type { Clock } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { countTick, endLease, type Lease, pauseLease, renewLease, resumeLease } from '../../usage/meter.ts';
import { addTalk } from '../../usage/talked-days.ts';
import type { Timers } from './timers.ts';

type World = {
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>;
  timers: Timers;
  lease: Lease;
  counted(usedSeconds: number): void;
  /** The month's minutes are used up. Nothing is counted any more. */
  spent(): void;
  /** 'superseded' by another conversation, or 'expired' because the database could not be reached. */
  lost(reason: 'superseded' | 'expired'): void;
};

/** The student thinks, or the engines are not ready. */
type PauseReason = 'thinking' | 'engines';

const tickMilliseconds = 10_000;
const retryMilliseconds = 1000;

export type VoiceMeter = ReturnType<typeof startVoiceMeter>;

/** Counts a live conversation: each tick when it is due, a pause where it is asked for, and the rest at the end. */
export function startVoiceMeter({ deps, timers, lease, counted, spent, lost }: World) {
  const steady = { db: deps.db, clock: createSteadyClock(deps.clock, timers) };
  const { clock } = steady;
  let tick = 1;
  let dueAt = lease.firstTickAt.getTime();
  const reasons = new Set<string>();
  let paused = false;
  let over = false;
  let cancel = () => {};
  /** One thing at a time: a tick that is on its way must not meet a pause. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  function plan(milliseconds: number): void {
    cancel();
    if (!over) cancel = timers.after(Math.max(milliseconds, 20), () => inTurn(round));
  }

  async function round(): Promise<void> {
    if (over) return;
    try {
      if (paused) await keep();
      else await countDue();
      plan(paused ? tickMilliseconds : dueAt - clock.now().getTime());
    } catch (error) {
      deps.log.warn({ error }, 'voice time could not be counted');
      plan(retryMilliseconds);
    }
  }

  async function keep(): Promise<void> {
    if (!(await renewLease(steady, lease))) await lose();
  }

  /** A refused tick says why. */
  async function lose(): Promise<void> {
    const { outcome } = await countTick(steady, lease, tick);
    finish(outcome === 'superseded' ? 'superseded' : 'expired');
  }

  async function countDue(): Promise<void> {
    while (clock.now().getTime() >= dueAt) {
      const result = await countTick(steady, lease, tick);
      deps.metrics.countTick(result.outcome);
      if (result.outcome === 'superseded' || result.outcome === 'expired') return finish(result.outcome);
      if (!('usedSeconds' in result)) return;
      tick++;
      dueAt += tickMilliseconds;
      counted(result.usedSeconds);
      if (result.usedSeconds >= monthlyAllowanceSeconds) return finish('spent');
    }
  }

  function finish(reason: 'superseded' | 'expired' | 'spent'): void {
    over = true;
    paused = false;
    cancel();
    if (reason === 'spent') spent();
    else lost(reason);
  }

  plan(dueAt - clock.now().getTime());
  return {
    /** Nothing is counted while there is a reason. */
    pause: (reason: PauseReason) =>
      inTurn(async () => {
        reasons.add(reason);
        if (paused || over) return;
        await countDue();
        if (over) return;
        if (!(await pauseLease(steady, lease))) return lose();
        paused = true;
        plan(tickMilliseconds);
      }),
    resume: (reason: PauseReason) =>
      inTurn(async () => {
        reasons.delete(reason);
        if (!paused || reasons.size > 0) return;
        const next = await resumeLease(steady, lease);
        if (!next) return lose();
        paused = false;
        dueAt = next.getTime();
        plan(dueAt - clock.now().getTime());
      }),
    /** The last full ticks, and the rest for the next conversation. */
    stop: () =>
      inTurn(async () => {
        cancel();
        if (!over && !paused) await countDue().catch(() => undefined);
        over = true;
        paused = false;
        await endLease(steady, lease);
        await addTalk(deps, lease, (tick - 1) * (tickMilliseconds / 1000));
        tick = 1;
      }),
  };
}

/** Goes on from now as time passes, also when somebody sets the machine's clock: that costs no minutes and gives none. */
function createSteadyClock(clock: Clock, timers: Timers): Clock {
  const startedAt = clock.now().getTime();
  const since = timers.now();
  return { now: () => new Date(startedAt + timers.now() - since) };
}
