import { joinFrames } from './audio-frames.ts';

/** Before a turn is known to have begun. */
const preRoll = 24;

/** The frames that may still be transcribed: those of the turn, and a little from before it. */
export function createRecentSound() {
  let frames: Int16Array[] = [];
  return {
    /** `number`: of this frame. `turnFrom`: of the turn's first, where somebody has the turn. */
    add(frame: Int16Array, number: number, turnFrom = number - preRoll): void {
      frames.push(frame);
      const oldest = number + 1 - frames.length;
      if (turnFrom > oldest + preRoll) frames = frames.slice(turnFrom - oldest);
    },
    /** `next`: the number that the next frame will have. */
    listenTo({ from, to }: { from: number; to: number }, next: number): Int16Array {
      const first = next - frames.length;
      return joinFrames(frames.slice(Math.max(0, from - first), Math.max(0, to - first)));
    },
  };
}
