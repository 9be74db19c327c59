import { testMarker } from '#tests/contracts/marker-contract.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { createLog } from '../../log.ts';
import { openModel } from '../models/hosted-model.ts';
import { openHostedMarker } from './marker-hosted.ts';
import { matcherMarker } from './marker-matcher.ts';

testMarker('a hosted model', async (ideas) => {
  const server = await startModelServer(() => ({ says: [JSON.stringify({ ideas })] }));
  const settings = { vendor: 'openai', model: 'a-model', apiKey: 'key', baseUrl: server.baseUrl } as const;
  const marker = openHostedMarker({
    description: 'a hosted model',
    model: openModel({ ...settings, timeoutSeconds: 60 }),
    embedded: matcherMarker,
    log: createLog({ production: true, logLevel: 'silent' }),
    timeoutSeconds: 60,
  });
  return { ...server, marker };
});
