import { signOut } from '#web/session.ts';

/** Said where the page itself has room: without a connection no toast can be fetched either. */
export const stillLoggedIn =
  'You’re still logged in, because we couldn’t be reached. Check your connection and try again.';

/** Whether it was done. Only the server can do it: without it nobody is told that they are out. */
export async function logOut(): Promise<boolean> {
  return signOut().then(
    () => true,
    () => false,
  );
}
