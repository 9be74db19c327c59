export interface VirusScanner {
  /** Said at start-up. */
  readonly description: string;
  /** Throws Failure('scan_unavailable') when there is no verdict. */
  scan(content: AsyncIterable<Uint8Array>): Promise<'clean' | 'infected'>;
}
