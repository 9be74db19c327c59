import type { Metrics } from '../metrics/metrics.ts';

/** What was done, when, and what it called. It holds names of ours, numbers and ids: nothing that a user sent. */
export type Traces = {
  followRequest(request: TracedRequest, work: () => Promise<void>): Promise<void>;
  followJob(job: TracedJob, work: () => Promise<JobResult>): Promise<JobResult>;
  startCall(provider: string, operation: string): TracedCall;
  /** Sends what is left, within limits. */
  close(): Promise<void>;
};

export type TracedRequest = {
  requestId: string;
  /** The W3C header, from a sender that may say which trace this belongs to. */
  traceparent(): string | undefined;
  /** Asked when the answer is known. */
  outcome(): { method: string; route: string; status: number };
};

/** Work in the background, and the request, or the job, that it came from. */
export type TracedJob = { id: string; kind: string; attempts: number; requestId: string | null };
export type JobResult = Parameters<Metrics['countJob']>[1];

/** A call that is never ended is never told of. */
export type TracedCall = { end(fault?: string): void };

const untracedCall: TracedCall = { end() {} };

export const tracesOff: Traces = {
  followRequest: (_, work) => work(),
  followJob: (_, work) => work(),
  startCall: () => untracedCall,
  async close() {},
};
