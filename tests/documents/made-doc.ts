import { type MadeItem, madeCfb } from './made-cfb.ts';

/** The stream that makes a compound file a Word document. */
export function wordStream({ encrypted = false, bytes = 6000 } = {}): MadeItem {
  const content = Buffer.alloc(bytes, 'A rise in interest rates reduces aggregate demand. ');
  content.writeUInt16LE(0xa5ec, 0);
  content.writeUInt16LE(encrypted ? 0x0100 : 0, 10);
  return { name: 'WordDocument', content };
}

/** A document as older versions of Word write it. */
export function madeDoc(more: MadeItem[] = [], word = wordStream()): Buffer {
  return madeCfb([{ name: '1Table', content: Buffer.alloc(4096, 1) }, word, ...more]);
}
