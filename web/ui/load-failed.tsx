import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export function LoadFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}
