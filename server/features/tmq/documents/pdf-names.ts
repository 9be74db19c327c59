import { programEndings } from './document-kind.ts';
import { withoutStrings } from './pdf-strings.ts';
import { refuse } from './refuse.ts';

export type PdfFindings = ReturnType<typeof createPdfFindings>;

/** Refuses at the first thing that runs, locks or carries a program. */
export function createPdfFindings() {
  let hasAttachments = false;
  let namesProgram = false;
  let startsAlone = false;
  let goesToWebAlone = false;
  return {
    lookBetweenStreams(raw: string): void {
      const text = asText(raw);
      // A text may speak of anything. Its brackets count before the escapes of names are undone, as for a reader.
      const outsideStrings = raw.includes('(') ? asText(withoutStrings(raw)) : text;
      if (encryption.test(outsideStrings)) refuse('documentPdfPassword');
      if (actionName.test(outsideStrings) || action.test(text)) refuse('documentScripts');
      if (fetching.test(outsideStrings) || fetchingAction.test(text)) refuse('documentPdfFetches');
      startsAlone ||= startingAlone.test(outsideStrings);
      goesToWebAlone ||= webPage.test(outsideStrings.replaceAll(webLink, ''));
      if (startsAlone && goesToWebAlone) refuse('documentPdfFetches');
      hasAttachments ||= attachments.test(outsideStrings);
      namesProgram ||= namesProgramIn(text);
      if (hasAttachments && namesProgram) refuse('documentAttachments');
    },
    /** An index may point into the middle of a stream. What is looked for is too long to be there by chance. */
    lookInsideStream(raw: string): void {
      const text = asText(raw);
      if (action.test(text)) refuse('documentScripts');
      if (fetchingAction.test(text)) refuse('documentPdfFetches');
      if (mentionsObjectStream(text)) refuse('documentDamaged');
    },
  };
}

/** With the escapes of names undone: /J#53 is /JS. Byte by byte, since a file may be made of nothing else. */
export function asText(raw: string): string {
  if (!raw.includes('#')) return raw;
  const bytes = Buffer.from(raw, 'latin1');
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const escaped = bytes[at] === hash ? hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]) : Number.NaN;
    if (!Number.isNaN(escaped)) at += 2;
    bytes[length++] = Number.isNaN(escaped) ? (bytes[at] ?? 0) : escaped;
  }
  return bytes.toString('latin1', 0, length);
}

const hash = 0x23;

function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

export const space = String.raw`[\s\0]`;
export const nameEnd = String.raw`(?![^\s\0()<>[\]{}/%])`;
const actionName = new RegExp(`/(?:JavaScript|JS|Launch|XFA)${nameEnd}`);
const action = new RegExp(`/S${space}*/(?:JavaScript|Launch)${nameEnd}`);
const fetchingNames = 'SubmitForm|ImportData|GoToR|GoToE';
const fetchingAction = new RegExp(`/S${space}*/(?:${fetchingNames}|Rendition|Movie|Thread)${nameEnd}`);
const fetching = new RegExp(
  `/(?:${fetchingNames}|FFilter|FDecodeParms)${nameEnd}|/(?:S|Subtype)${space}*/(?:Movie|RichMedia|Rendition)${nameEnd}|/FS${space}*/URL${nameEnd}`,
);
/** What is done without anybody asking, on opening the file or a page. A place in the file itself is given as a list. */
const startingAlone = new RegExp(`/(?:OpenAction${nameEnd}(?!${space}*\\[)|AA${nameEnd})`);
const webPage = new RegExp(`/S${space}*/URI${nameEnd}`);
/** A link that waits to be pressed has its web page with it. One that stands apart may be anybody's. */
const webLink = new RegExp(`/A${space}*<<[^<>]{0,2000}/S${space}*/URI${nameEnd}`, 'g');
const encryption = new RegExp(`/Encrypt${space}*(?:\\d+${space}+\\d+${space}+R|<<)`);
const attachments = new RegExp(`/(?:EmbeddedFiles?|FileAttachment)${nameEnd}`);
const objectStream = new RegExp(`/ObjStm${nameEnd}`);

/** Texts of a PDF stand in brackets or as hexadecimal digits, with one or two bytes a character. */
function namesProgramIn(text: string): boolean {
  if (programInBrackets.test(text.replaceAll('\0', ''))) return true;
  return [...text.matchAll(/<([\da-f\s]{8,1024})>/gi)].some(([, digits = '']) => {
    const string = Buffer.from(digits.replaceAll(/\s/g, ''), 'hex').toString('latin1');
    return programAtEnd.test(string.replaceAll('\0', ''));
  });
}

const programInBrackets = new RegExp(`${programEndings}\\s{0,9}\\)`, 'i');
const programAtEnd = new RegExp(`${programEndings}\\s{0,9}$`, 'i');

export function mentionsObjectStream(text: string): boolean {
  return objectStream.test(text);
}

/** Some readers go by the two numbers alone. */
export function isObjectStream(dictionary: string): boolean {
  return mentionsObjectStream(dictionary) || (/\/First\s+\d/.test(dictionary) && /\/N\s+\d/.test(dictionary));
}

/** Packed the one usual way, or not at all; in any other way we could not see what is in it. */
export function objectStreamIsPacked(dictionary: string): boolean {
  if (/\/Predictor\s+(?:[2-9]|1\d)/.test(dictionary)) refuse('documentDamaged');
  if (!/\/Filter\b/.test(dictionary)) return false;
  if (!/\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary)) refuse('documentDamaged');
  return true;
}
