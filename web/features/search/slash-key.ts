/** WCAG 2.1.4: a shortcut of a single character can be switched off. Ctrl+K stays. */
export function slashOpensSearch(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true; // storage may be switched off
  }
}

export function setSlashOpensSearch(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {
    // It then holds until the page is left at the latest.
  }
}

const name = 'searchSlashKey';
