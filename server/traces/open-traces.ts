import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { type Traces, tracesOff } from './traces.ts';

/** Only a product with somewhere to send its traces loads what makes them. */
export async function openTraces({ otlpEndpoint }: Pick<Config, 'otlpEndpoint'>, log: Log): Promise<Traces> {
  if (!otlpEndpoint) return tracesOff;
  const { openOtlpTraces } = await import('./otlp-traces.ts');
  return openOtlpTraces(otlpEndpoint, log);
}
