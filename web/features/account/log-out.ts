import { signOut } from '#web/session.ts';
import { toast } from '#web/ui/toast.tsx';

/** Whether it was done. Only the server can do it: without it nobody is told that they are out. */
export async function logOut(): Promise<boolean> {
  try {
    await signOut();
    return true;
  } catch {
    toast.error('You are still logged in: we could not be reached. Check your connection and try again.');
    return false;
  }
}
