type ChipProps = { disabled?: boolean; onClick: () => void; children: string };

/** Something that can be said with one press. A finger needs more room than a pointer. */
export function Chip({ disabled = false, onClick, children }: ChipProps) {
  return (
    <button type="button" disabled={disabled} className={look} onClick={onClick}>
      {children}
    </button>
  );
}

const look =
  'min-h-10 rounded-[1.375rem] border border-line-strong bg-raised px-3.5 py-1.5 text-left text-sm leading-5 font-semibold max-sm:min-h-11 ' +
  'transition-colors hover:border-accent hover:bg-accent-soft disabled:opacity-45';
