import { serveInstantly } from '../voice/instant-product.ts';

/** Our server alone, with a brain that takes no time, for others to write to. */
await serveInstantly();
