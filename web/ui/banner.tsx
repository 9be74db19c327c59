import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

type BannerProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
};

export function Banner({ tone = 'info', children, action, onDismiss }: BannerProps) {
  const { Icon, look, role } = tones[tone];
  return (
    <div role={role} className={`flex items-stretch rounded-md border bg-raised ${look}`}>
      <div className="flex w-11 shrink-0 justify-center rounded-l-[5px] border-r border-inherit bg-current/10 pt-3.5">
        <Icon size={20} aria-hidden="true" />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
        <div className="min-w-0 text-ink">{children}</div>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          className="grid w-11 shrink-0 place-items-center rounded-md"
          onClick={onDismiss}
        >
          <X size={18} />
        </button>
      )}
    </div>
  );
}

const tones = {
  info: { Icon: Info, role: 'status', look: 'border-info/45 text-info' },
  success: { Icon: CircleCheck, role: 'status', look: 'border-success/45 text-success' },
  warning: { Icon: TriangleAlert, role: 'alert', look: 'border-warning/45 text-warning' },
  danger: { Icon: CircleAlert, role: 'alert', look: 'border-danger/45 text-danger' },
};
