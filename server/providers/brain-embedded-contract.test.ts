import { createLog } from '../log.ts';
import { testBrain } from './brain-contract.ts';
import { createEmbeddedBrain } from './brain-embedded/embedded-brain.ts';
import { matcherMarker } from './marker-matcher.ts';

const log = createLog({ production: true, logLevel: 'silent' });

testBrain('the built-in tutor', async () => ({
  brain: createEmbeddedBrain({ embedder: undefined, marker: matcherMarker, log }),
  [Symbol.asyncDispose]: async () => undefined,
}));
