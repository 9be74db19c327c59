export type DocumentKind = 'pdf' | 'docx' | 'doc';

/** What the name promises; the content has to keep it. */
export function promisedKind(fileName: string): DocumentKind | undefined {
  const [, ending] = /\.(pdf|docx|doc)$/i.exec(fileName) ?? [];
  return ending?.toLowerCase() as DocumentKind | undefined;
}

/** Endings of files that start something when they are opened. */
export const programEndings =
  '\\.(?:exe|com|scr|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|jar|msi|dll|lnk|reg|iso|docm|dotm|xlsm|pptm)';
