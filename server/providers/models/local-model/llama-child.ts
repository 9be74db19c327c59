import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { createEventQueue } from '../../call/event-queue.ts';
import { EngineFailure, type LocalModel } from '../interface.ts';
import type { FromLlama, LlamaRefusal, LlamaStart, ToLlama } from './llama-messages.ts';

const entry = new URL(import.meta.url.endsWith('.ts') ? './llama-process.ts' : './llama-process.js', import.meta.url);
/** One is being said, and one waits: more would wait longer than the built-in tutor takes. */
const longestQueue = 2;
const niceness = 5;

type Options = LlamaStart & {
  description: string;
  /** It cannot be loaded, and why; 'crashed' is a process that ended without a word. */
  onRefused(why: LlamaRefusal | 'crashed'): void;
  /** It will not answer any more. */
  onEnded(): void;
};

/** A fetched model in a process of its own, which has no settings and no secrets of ours. */
export function openLlamaChild({ description, onRefused, onEnded, ...start }: Options): LocalModel {
  const child = startProcess(start);
  const saying = new Map<number, ReturnType<typeof createEventQueue<string>>>();
  let lastId = 0;
  let isLoaded = false;
  let isOver = false;

  child.on('message', (message: FromLlama) => {
    if (message.kind === 'ready') isLoaded = true;
    else if (message.kind === 'refused') end(message.why);
    else if (message.kind === 'text') saying.get(message.id)?.push(message.text);
    else if (message.kind === 'end') saying.get(message.id)?.end();
    else saying.get(message.id)?.fail(new EngineFailure('brain', 'broken'));
  });
  child.on('error', () => end('crashed'));
  child.on('exit', () => end('crashed'));

  function end(why: LlamaRefusal | 'crashed'): void {
    if (isOver) return;
    isOver = true;
    if (!isLoaded) onRefused(why);
    onEnded();
    for (const queue of saying.values()) queue.fail(new EngineFailure('brain', 'broken'));
  }

  const send = (message: ToLlama) => child.connected && child.send(message, () => undefined);

  return {
    description,
    hasEnded: () => isOver,
    async *say(prompt, { mostTokens, signal }) {
      if (isOver) throw new EngineFailure('brain', 'off');
      if (saying.size >= longestQueue) throw new EngineFailure('brain', 'busy');
      const id = ++lastId;
      const queue = createEventQueue<string>();
      const stop = () => queue.end();
      saying.set(id, queue);
      signal?.addEventListener('abort', stop);
      try {
        send({ kind: 'say', id, prompt, mostTokens });
        yield* queue;
        if (signal?.aborted) throw new EngineFailure('brain', 'timeout');
      } finally {
        signal?.removeEventListener('abort', stop);
        saying.delete(id);
        send({ kind: 'stop', id });
      }
    },
    async close() {
      if (!isOver) onEnded();
      isOver = true;
      for (const queue of saying.values()) queue.fail(new EngineFailure('brain', 'off'));
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function startProcess(start: LlamaStart): ChildProcess {
  const child = fork(entry, [JSON.stringify(start)], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  lowerPriority(child);
  return child;
}

/** The student's own voice and the pages go first. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, Math.max(niceness, getPriority()));
  } catch {
    // A process that has ended already, or a machine that allows it to nobody.
  }
}
