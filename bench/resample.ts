/** To 16 kHz for the ears, by straight lines between samples after a small average: enough for speech. */
export function toEarsRate(sound: Int16Array, rate: number): Int16Array {
  const step = rate / 16_000;
  if (step === 1) return sound;
  const smooth = sound.map(
    (sample, index) => ((sound[index - 1] ?? sample) + 2 * sample + (sound[index + 1] ?? sample)) / 4,
  );
  return Int16Array.from({ length: Math.floor(sound.length / step) }, (_, index) => {
    const at = index * step;
    const before = smooth[Math.floor(at)] ?? 0;
    const after = smooth[Math.floor(at) + 1] ?? before;
    return before + (after - before) * (at % 1);
  });
}
