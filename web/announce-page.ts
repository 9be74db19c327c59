/** Long enough for a screen to name itself more closely than its route does. */
const settlingMs = 250;

let region: HTMLElement | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

/** From the first change of page on, a screen reader hears the title of each page, and of each part that has its own. */
export function announcePages(): void {
  if (region) return;
  region = document.createElement('p');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  region.dataset.pageTitle = '';
  document.body.append(region);
  new MutationObserver(announce).observe(document.head, { subtree: true, childList: true, characterData: true });
  announce();
}

function announce(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    if (region && region.textContent !== document.title) region.textContent = document.title;
  }, settlingMs);
}
