import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { Failure } from '#domain/failures.ts';
import type { S3Settings } from '../../config/file-settings.ts';
import type { FileRange } from './interface.ts';

type S3Request = {
  method: 'PUT' | 'GET' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: string;
  range?: FileRange;
  /** Called again for a second attempt. */
  body?: () => Readable;
  bytes?: number;
  sha256?: string;
};

const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Signed requests to one bucket. Every request of ours may be sent twice, so a store that stumbles is asked again. */
export function createS3Requests(settings: S3Settings, patienceMs: number) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;

  async function send(request: S3Request): Promise<Response> {
    try {
      const first = await attempt(request).catch(againAfterBrokenConnection(request));
      if (first.status < 500) return first;
      await first.body?.cancel();
      return await attempt(request);
    } catch (cause) {
      throw new Failure('files_unavailable', { cause });
    }
  }

  function againAfterBrokenConnection(request: S3Request) {
    return (error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError') throw error;
      return attempt(request);
    };
  }

  async function attempt(request: S3Request): Promise<Response> {
    const { method, key, query, range, body, bytes, sha256 = hashOfNothing } = request;
    const { url, headers } = await new AwsV4Signer({
      method,
      url: [endpoint, bucket, ...(key ? [key] : [])].join('/') + (query ? `?${query}` : ''),
      headers: { 'X-Amz-Content-Sha256': sha256 },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    }).sign();
    // Not signed, because proxies in front of some stores change them.
    headers.set('Accept-Encoding', 'identity');
    if (bytes !== undefined) headers.set('Content-Length', String(bytes));
    if (range) headers.set('Range', `bytes=${range.from}-${range.from + range.bytes - 1}`);
    const stream = body && bytes ? (Readable.toWeb(body()) as ReadableStream<Uint8Array>) : undefined;
    return withinPatience(patienceMs, (signal) =>
      fetch(url, { method, headers, body: stream, duplex: 'half', redirect: 'error', signal } as RequestInit),
    );
  }

  return { send, readBody: (response: Response) => readBody(response, patienceMs) };
}

/** The body piece by piece: the store may not keep us waiting, however slowly our own reader takes it. */
function readBody(response: Response, patienceMs: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = (response.body ?? new Blob([]).stream()).getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await withinPatience(patienceMs, (signal) => readUnless(signal, reader));
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (cause) {
          await reader.cancel().catch(() => undefined);
          throw new Failure('files_unavailable', { cause });
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Gives up after a while; the clock stops as soon as the answer is there. */
async function withinPatience<T>(patienceMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('the file store is too slow', 'TimeoutError')),
    patienceMs,
  );
  return work(controller.signal).finally(() => clearTimeout(timer));
}

function readUnless(signal: AbortSignal, reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  return new Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reader.read().then(resolve, reject);
  });
}
