/** Sentences that were spoken lately, by text, voice and speed. What was asked for longest ago goes first. */
export function createSoundCache(mostBytes: number) {
  const sounds = new Map<string, Int16Array>();
  let bytes = 0;
  return {
    read(key: string): Int16Array | undefined {
      const sound = sounds.get(key);
      if (!sound) return undefined;
      sounds.delete(key);
      sounds.set(key, sound);
      return sound;
    },
    keep(key: string, sound: Int16Array): void {
      if (sounds.has(key) || sound.byteLength > mostBytes) return;
      sounds.set(key, sound);
      bytes += sound.byteLength;
      for (const [oldest, { byteLength }] of sounds) {
        if (bytes <= mostBytes) break;
        sounds.delete(oldest);
        bytes -= byteLength;
      }
    },
  };
}

export type SoundCache = ReturnType<typeof createSoundCache>;
