export function play(
  file: string,
  push: (samples: Int16Array) => void,
  options?: { seconds?: number; until?: () => boolean },
): Promise<number>;
export function wait(milliseconds: number): Promise<void> | undefined;
