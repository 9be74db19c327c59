import { tab } from '#web/kept/stores.ts';

/** The form as it was sent to the card page, for whoever comes back without paying. In this tab only, and no password. */
const name = 'registration';

export type KeptRegistration = Record<string, string>;

const neverKept = ['password', 'confirmation'];

export function keepRegistration(form: FormData): void {
  const entries = [...form].filter(([field, value]) => !neverKept.includes(field) && typeof value === 'string');
  tab.write(name, Object.fromEntries(entries));
}

export function readKeptRegistration(): KeptRegistration | null {
  return tab.read<KeptRegistration | null>(name, null);
}

export function forgetRegistration(): void {
  tab.write(name, undefined);
}

/** Into the fields that are still empty: what somebody has typed meanwhile stays. */
export function fillIn(form: HTMLFormElement, kept: KeptRegistration): void {
  for (const [field, value] of Object.entries(kept)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value ||= value;
  }
}
