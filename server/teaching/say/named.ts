/** A section's title in a sentence. Unit titles of the course are long: what stands behind the colon says enough. */
export function named(title: string): string {
  const short = (/: (.{8,})$/.exec(title)?.[1] ?? title).replace(/^The characteristics of /, '');
  return /^[A-Z]{2}|^(Porter|World|Bank|Carroll)/.test(short) ? short : short.charAt(0).toLowerCase() + short.slice(1);
}
