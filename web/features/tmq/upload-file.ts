import { replyOf } from '#web/api.ts';

export type SentFile = { id: string; fileName: string; kind: string; bytes: number };

type Sending = { url: string; file: File; signal: AbortSignal; onProgress: (fraction: number) => void };

export function uploadFile(sending: Sending): Promise<SentFile> {
  return replyOf(send(sending));
}

type Reply = { ok: boolean; json(): Promise<SentFile> };

/** Not `fetch`, which cannot say how much of a body has gone out. */
function send({ url, file, signal, onProgress }: Sending): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name.toWellFormed()));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      resolve({ ok: request.status === 200, json: () => Promise.resolve(request.response) });
    });
    for (const fault of ['error', 'abort', 'timeout']) request.addEventListener(fault, reject);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
