import { statfs } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { isDatabaseFull } from '../db/unavailable.ts';

export type RoomWatch = ReturnType<typeof createRoomWatch>;

const rememberedMs = 60_000;
/** Below this the next essays and the database's own journal are refused by the system. */
const leastFreeBytes = 32 * 1024 * 1024;

/** A database without room answers every question and refuses every change, so that only a refused change shows it. */
export function createRoomWatch(clock: Clock, folder: string) {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    noteError(error: unknown): void {
      if (isDatabaseFull(error)) refusedAt = clock.now().getTime();
    },
    isDatabaseFull: () => clock.now().getTime() - refusedAt < rememberedMs,
    async isDiskFull(): Promise<boolean> {
      const room = await statfs(folder).catch(() => undefined);
      return room !== undefined && room.blocks > 0 && room.bavail * room.bsize < leastFreeBytes;
    },
  };
}
