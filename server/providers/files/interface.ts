/** Which part of a file: `bytes` bytes from the byte numbered `from`, or fewer where the file ends. */
export type FileRange = { from: number; bytes: number };

/**
 * Private files under keys that we make: random, of small letters, digits, hyphens and slashes. A store that cannot do
 * its work throws Failure('files_unavailable').
 */
export interface FileStore {
  /** Said at start-up. */
  readonly description: string;
  /**
   * All or nothing: when the content breaks off, or is longer than `mostBytes` (FileTooLarge), nothing is left behind.
   * The content is written as it comes and never held whole.
   */
  put(key: string, content: AsyncIterable<Uint8Array>, options: { mostBytes: number }): Promise<{ bytes: number }>;
  /** `bytes` is the size of the whole file. The content must be read to its end or cancelled. */
  read(
    key: string,
    range?: FileRange,
  ): Promise<{ bytes: number; content: ReadableStream<Uint8Array<ArrayBuffer>> } | undefined>;
  /** Deleting what is not there is success. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins with the folder's name, in any order, with the time it was stored at. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export type StoredFile = { key: string; storedAt: Date };

export class FileTooLarge extends Error {
  readonly mostBytes: number;

  constructor(mostBytes: number) {
    super(`the file is over ${mostBytes} bytes`);
    this.name = 'FileTooLarge';
    this.mostBytes = mostBytes;
  }
}
