/** Samples as vendors send them in JSON: 16-bit, little-endian, in base 64. */
export function toBase64({ buffer, byteOffset, byteLength }: Int16Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

export function fromBase64(text: string): Int16Array {
  const bytes = Buffer.from(text, 'base64');
  // A copy: samples must lie at even places in memory.
  return new Int16Array(new Uint8Array(bytes.subarray(0, bytes.length & ~1)).buffer);
}
