import { useEffect, useState } from 'react';
import { inBackground } from '#web/in-background.ts';
import { accountNow, useAccount } from '#web/session.ts';

/** Who is signed in, as a fingerprint: an address does not belong in a shared computer's storage. '' for a visitor. */
export async function readOwner(): Promise<string> {
  const account = await accountNow();
  return account ? fingerprint(account.email) : '';
}

/** The same for a screen; undefined until it is known. */
export function useOwner(): string | undefined {
  const account = useAccount();
  const email = account && account !== 'unknown' ? account.email : undefined;
  const [known, setKnown] = useState<{ email: string; owner: string }>();
  useEffect(() => {
    if (email) inBackground(fingerprint(email).then((owner) => setKnown({ email, owner })));
  }, [email]);
  if (account === null) return '';
  return known && known.email === email ? known.owner : undefined;
}

async function fingerprint(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
  return Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
