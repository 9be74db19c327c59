import { api, replyOf } from '#web/api.ts';
import { setAccount } from '#web/session.ts';

/** Whether it was done: as with one device, nobody is told so before the server has said it. */
export async function signOutEverywhere(): Promise<boolean> {
  try {
    await replyOf(api.sessions.$delete());
    setAccount(null);
    return true;
  } catch {
    return false;
  }
}
