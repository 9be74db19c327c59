import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { AppEnv } from './env.ts';
import { readWebFiles, serveWeb } from './web-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'margin-web-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'film'));
await writeFile(join(folder, 'film/film.mp4'), '0123456789');
await writeFile(join(folder, 'film/film.vtt'), 'WEBVTT\n');
await writeFile(join(folder, '.routes.json'), JSON.stringify({ screens: ['/'], testModeScreens: [] }));
const app = new Hono<AppEnv>().get('*', serveWeb(await readWebFiles(folder, readConfig({}).company), readConfig({})));

async function ask(headers: Record<string, string>) {
  const response = await app.request('/film/film.mp4', { headers });
  return [response.status, response.headers.get('content-range'), await response.text()];
}

test('a film may be asked for in parts, from its start, its middle and its end', async () => {
  const whole = await app.request('/film/film.mp4');
  expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-type')]).toEqual([
    ...[200, 'bytes', 'video/mp4'],
  ]);
  expect(await ask({ Range: 'bytes=0-3' })).toEqual([206, 'bytes 0-3/10', '0123']);
  expect(await ask({ Range: 'bytes=4-' })).toEqual([206, 'bytes 4-9/10', '456789']);
  expect(await ask({ Range: 'bytes=8-99' })).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await ask({ Range: 'bytes=-3' })).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await ask({ Range: 'bytes=-99' })).toEqual([206, 'bytes 0-9/10', '0123456789']);
});

test('a part that is not there is refused, and what is no part is answered with the whole', async () => {
  expect(await ask({ Range: 'bytes=10-' })).toEqual([416, 'bytes */10', '']);
  expect(await ask({ Range: 'bytes=5-2' })).toEqual([416, 'bytes */10', '']);
  expect(await ask({ Range: 'bytes=-0' })).toEqual([416, 'bytes */10', '']);
  for (const Range of ['bytes=-', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])
    expect(await ask({ Range }), Range).toEqual([200, null, '0123456789']);
});

test('a part of another version than the browser has is answered with the whole of this one', async () => {
  const etag = (await app.request('/film/film.mp4')).headers.get('etag') ?? '';
  expect(await ask({ Range: 'bytes=0-1', 'If-Range': etag })).toEqual([206, 'bytes 0-1/10', '01']);
  expect(await ask({ Range: 'bytes=0-1', 'If-Range': '"older"' })).toEqual([200, null, '0123456789']);
});

test('captions come as WebVTT', async () => {
  const captions = await app.request('/film/film.vtt');
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
});
