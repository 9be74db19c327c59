import * as v from 'valibot';
import { type FromBrowser, fromBrowser } from '#domain/tutor-protocol.ts';

type Frame = { kind: 'sound'; samples: Int16Array } | { kind: 'message'; message: FromBrowser };

/** Nothing when it is none of ours. */
export function readFrame(data: Buffer, isBinary: boolean): Frame | undefined {
  if (isBinary) return data.length % 2 === 0 ? { kind: 'sound', samples: toSamples(data) } : undefined;
  const parsed = v.safeParse(fromBrowser, readJson(data));
  return parsed.success ? { kind: 'message', message: parsed.output } : undefined;
}

/** Without a copy where the samples lie at an even address, which is nearly always. */
function toSamples(data: Buffer): Int16Array {
  const { buffer, byteOffset, length } = data.byteOffset % 2 === 0 ? data : new Uint8Array(data);
  return new Int16Array(buffer, byteOffset, length / 2);
}

function readJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
