import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { setSlashOpensSearch, slashOpensSearch } from './slash-key.ts';

export function SlashSetting() {
  const [on, setOn] = useState(slashOpensSearch);
  const set = (checked: boolean) => {
    setSlashOpensSearch(checked);
    setOn(checked);
  };
  return (
    <div className="mt-4 border-t border-line pt-2 text-sm text-ink-soft max-sm:hidden">
      <Checkbox
        label="Open with the / key (Ctrl+K works too)"
        checked={on}
        onChange={(event) => set(event.target.checked)}
      />
    </div>
  );
}
