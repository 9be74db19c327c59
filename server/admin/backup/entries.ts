import type { Tally } from './rows.ts';

/** What the lines of a backup are, in this order; between 'table' and 'rows' each line is a row. */
export type Head = { backup: 'margin'; version: 1; at: string; migrations: string[] };
export type TableStart = { table: string; columns: string[] };
export type TableEnd = Tally & { end: string };
export type FileStart = { file: string; bytes: number };
export type FilePiece = { piece: string };
export type FileEnd = { fileEnd: string; sha256: string };
export type Tail = { finished: true; tables: number; files: number };

export type Entry = Head | TableStart | TableEnd | FileStart | FilePiece | FileEnd | Tail;
