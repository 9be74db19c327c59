/** The form as it was sent to the card page, for whoever comes back without paying. In this tab only, and no password. */
const name = 'registration';

export type KeptRegistration = Record<string, string>;

const neverKept = ['password', 'confirmation'];

export function keepRegistration(form: FormData): void {
  const entries = [...form].filter(([field, value]) => !neverKept.includes(field) && typeof value === 'string');
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // No storage: then the form is empty.
  }
}

export function readKeptRegistration(): KeptRegistration | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There was nothing to forget.
  }
}

/** Into the fields that are still empty: what somebody has typed meanwhile stays. */
export function fillIn(form: HTMLFormElement, kept: KeptRegistration): void {
  for (const [field, value] of Object.entries(kept)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value ||= value;
  }
}
