import type { OpenCall } from '../../../providers/call/interface.ts';
import { limitTurns } from '../limit-turns.ts';
import { createHiding } from '../without-details.ts';
import type { CallTurns } from './call-turns.ts';
import { explainFailure } from './explain-failure.ts';
import { createRecentKeys } from './recent-keys.ts';
import type { VoiceWorld } from './voice-world.ts';

/** What is typed in the middle of a vendor's call, once for each key. */
export function createCallTyping(
  { deps, browser, conversation }: VoiceWorld,
  call: OpenCall,
  { begin, interrupt }: CallTurns,
) {
  const isNewKey = createRecentKeys();
  return async ({ key, text }: { key: string; text: string }): Promise<void> => {
    if (!isNewKey(key)) return;
    try {
      await limitTurns(deps, conversation.userId);
      const hide = await createHiding(deps, conversation.userId);
      await interrupt();
      // The guards read it before the vendor does.
      await begin({ kind: 'words', words: text, spoken: false, clientKey: key }, () => call.write(hide(text)));
    } catch (error) {
      browser.send({ type: 'fault', part: 'brain', sentence: explainFailure(deps.log, error) });
    }
  };
}
