import type { Found } from './reader.ts';

/** How the chooser's word and the finder's nearness weigh together; fitted on conversations that were looked at. */
const weights = { logit: 0.5, nearness: 16 };
/** From worth to probability: of entries that are rated 0.9, nine in ten are right. */
const calibration = { slope: 0.3, middle: 6.7 };

export function rate(id: string, chosen: number, nearness: number): Found {
  const sure = Math.min(0.9999, Math.max(0.0001, chosen));
  return ofWorth(id, weights.logit * Math.log(sure / (1 - sure)) + weights.nearness * nearness);
}

export function ofWorth(id: string, worth: number): Found {
  return { id, worth, probability: 1 / (1 + Math.exp(-calibration.slope * (worth - calibration.middle))) };
}
