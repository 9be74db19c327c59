import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** As hard as the build compresses, so that bytes compare like with like. */
export function brotli(body: Buffer): Promise<Buffer> {
  return compress(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}
