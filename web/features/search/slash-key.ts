import { device } from '#web/kept/stores.ts';

const name = 'searchSlashKey';

/** WCAG 2.1.4: a shortcut of a single character can be switched off. Ctrl+K stays. */
export function slashOpensSearch(): boolean {
  return !device.has(name);
}

export function setSlashOpensSearch(on: boolean): void {
  device.write(name, on ? undefined : 'off');
}
