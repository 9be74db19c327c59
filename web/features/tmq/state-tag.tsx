type State = 'awaiting_payment' | 'with_marker' | 'file_wanted' | 'returned' | 'refunded';

export function StateTag({ state }: { state: State }) {
  const { label, look } = states[state];
  return <span className={`rounded-full border px-3 py-0.5 text-sm font-semibold ${look}`}>{label}</span>;
}

const states: Record<State, { label: string; look: string }> = {
  awaiting_payment: { label: 'Awaiting payment', look: 'border-warning/50 text-warning' },
  with_marker: { label: 'With the marker', look: 'border-info/50 text-info' },
  file_wanted: { label: 'Better file needed', look: 'border-warning/50 text-warning' },
  returned: { label: 'Returned', look: 'border-success/50 text-success' },
  refunded: { label: 'Refunded', look: 'border-line-strong text-ink-soft' },
};
