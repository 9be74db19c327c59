export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
};

export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook, extra = '') {
  return `${shape} ${variants[variant]} ${sizes[size]} ${extra}`;
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold no-underline ' +
  'transition-colors disabled:opacity-50 [&>svg]:size-[1.15em] [&>svg]:shrink-0';

const variants = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-strong',
  secondary: 'border-line-strong bg-raised text-ink hover:border-ink hover:bg-accent-soft',
  quiet: 'border-transparent text-ink underline decoration-rule decoration-2 underline-offset-4 hover:decoration-pen',
  danger: 'border-transparent bg-danger text-danger-ink hover:bg-[color-mix(in_srgb,var(--danger),var(--ink)_25%)]',
};

const sizes = {
  small: 'min-h-9 px-3 py-1 text-sm',
  medium: 'min-h-11 px-5 py-2 text-base leading-6',
  large: 'min-h-13 px-7 py-3 text-lead leading-6',
};
