/** The picture as a file of its own: colours and letters as they are now, and nothing that is only for drawing. */
export function exportSvg(paper: SVGSVGElement, name: string): void {
  download(new Blob([standAlone(paper)], { type: 'image/svg+xml' }), `${name}.svg`);
}

export async function exportPng(paper: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = paper.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(paper))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture) download(picture, `${name}.png`);
}

const sharpness = 2;

function standAlone(paper: SVGSVGElement): string {
  const { width, height } = paper.viewBox.baseVal;
  const copy = paper.cloneNode(true) as SVGSVGElement;
  const originals = [...paper.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [...copy.querySelectorAll<SVGElement>('*')].entries())
    inline(element, originals[index]);
  for (const part of copy.querySelectorAll('[data-only-here]')) part.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  const { backgroundColor } = getComputedStyle(paper);
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [key, value] of Object.entries({ width: '100%', height: '100%', fill: backgroundColor }))
    ground.setAttribute(key, value);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
];

/** Colours are variables and letters are classes here: neither exists outside the page. */
function inline(element: SVGElement, original: SVGElement | undefined): void {
  if (!original) return;
  const computed = getComputedStyle(original);
  for (const look of looks) {
    const value = computed.getPropertyValue(look);
    if (value) element.style.setProperty(look, value);
  }
  element.removeAttribute('class');
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
