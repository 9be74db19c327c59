import { join } from 'node:path';

/** Where `content` and `models` are, from whichever folder the product is started: above `server`, or above `dist/server`. */
export const projectFolder = join(import.meta.dirname, import.meta.url.endsWith('.ts') ? '..' : '../..');
