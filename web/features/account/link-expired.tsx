import { messages } from '#domain/messages.ts';
import { Banner } from '#web/ui/banner.tsx';

export function LinkExpired() {
  return (
    <div className="mb-6">
      <Banner tone="warning">
        <p>{messages.linkExpired}</p>
        <p className="text-sm">Log in and we’ll offer to send it again.</p>
      </Banner>
    </div>
  );
}
