import { api, replyOf } from '#web/api.ts';

/** Fetches the zip and hands it to the browser's own downloads, under the name that the server gives it. */
export async function downloadData(password: string): Promise<void> {
  let answer: Response | undefined;
  await replyOf(
    api['account-data'].$post({ json: { password } }).then((response) => {
      answer = response as unknown as Response;
      return { ok: response.ok, json: async () => (response.ok ? undefined : response.json()) };
    }),
  );
  if (!answer) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'data.zip';
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
