export type WordPage = { lines: string[]; pictureIds: string[] };

/** Where the program that wrote it noted no pages, about as much as a page holds. */
const lettersOfPage = 3000;

const part =
  /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab)\b[^<>]*\/>|<w:(br)\b([^<>]*)\/>|<w:(lastRenderedPageBreak)\s*\/>|<\/w:(p)>|<a:blip\b[^<>]*\br:embed="([^"]+)"/g;

/** The paragraphs of a Word document's main part, page by page. */
export function readWordPages(xml: string): WordPage[] {
  const pages: WordPage[] = [];
  let page: WordPage = { lines: [], pictureIds: [] };
  let line = '';
  let letters = 0;
  const endLine = () => {
    page.lines.push(line.trimEnd());
    letters += line.length;
    line = '';
  };
  const endPage = () => {
    if (line) endLine();
    if (letters === 0 && page.pictureIds.length === 0) return;
    pages.push(page);
    page = { lines: [], pictureIds: [] };
    letters = 0;
  };
  for (const [, text, tab, br, brFacts, pageBreak, paragraph, pictureId] of withoutSecondVersions(xml).matchAll(part)) {
    if (text !== undefined) line += plainXml(text);
    else if (tab) line += '\t';
    else if (pageBreak || (br && /w:type="page"/.test(brFacts ?? ''))) endPage();
    else if (br || paragraph) endLine();
    else if (pictureId) page.pictureIds.push(plainXml(pictureId));
    if (paragraph && letters > lettersOfPage) endPage();
  }
  endPage();
  return pages;
}

/** What is written once more for older programs. */
function withoutSecondVersions(xml: string): string {
  const [first = '', ...others] = xml.split('<mc:Fallback>');
  return [first, ...others.map((other) => other.slice(other.indexOf('</mc:Fallback>') + 1))].join('');
}

export function plainXml(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? '';
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
