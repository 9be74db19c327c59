import { useState } from 'react';
import { PasswordField } from '#web/ui/password-field.tsx';

type NewPasswordFieldProps = { label: string; name: string; error?: string | undefined };

/** Says how strong the password is; it never stands in the way (the only rule is the length). */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<0 | 1 | 2 | 3>(0);
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        name={name}
        hint="At least 6 characters. Try three random words."
        autoComplete="new-password"
        required
        error={error}
        onChange={(event) => setStrength(strengthOf(event.target.value))}
      />
      <div className={`flex items-center gap-3 ${strength ? '' : 'hidden'}`}>
        <span aria-hidden="true" className="h-1.5 grow rounded-full bg-ink/14">
          <span className={`block h-full rounded-full transition-all ${bars[strength]}`} />
        </span>
        <span role="status" className="w-16 text-sm text-ink-soft">
          {words[strength]}
        </span>
      </div>
    </div>
  );
}

const words = ['', 'Weak', 'Fair', 'Strong'] as const;
const bars = ['w-0', 'w-1/4 bg-danger', 'w-3/5 bg-warning', 'w-full bg-success'] as const;

/** A rough count of bits: how many different characters there are, from how large a set. */
function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (!password) return 0;
  const sets = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((set) => set.test(password)).length;
  const bits = new Set(password).size * (3 + sets * 0.8);
  if (bits < 30) return 1;
  return bits < 50 ? 2 : 3;
}
