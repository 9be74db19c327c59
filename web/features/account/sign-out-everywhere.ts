import { messages } from '#domain/messages.ts';
import { api, call, errorText } from '#web/api.ts';
import { setAccount } from '#web/session.ts';
import { toast } from '#web/ui/toast.tsx';

export async function signOutEverywhere(): Promise<boolean> {
  try {
    await call(api.sessions.$delete());
    setAccount(null);
    return true;
  } catch (failure) {
    toast.error(errorText(failure, messages.passwordUpdateFailedToast));
    return false;
  }
}
