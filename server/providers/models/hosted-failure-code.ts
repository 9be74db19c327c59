/** What is known of a fault at a vendor. */
export type Fault = {
  status?: number | undefined;
  /** The vendor's own account of it. */
  body?: string;
  /** The error and what caused it. */
  chain?: Error[];
};

/** The fault in one of our words, such as 'quota', 'busy', 'off', 'refused', 'timeout', 'cut_off' or 'garbage'. */
export function codeOf({ status = 200, body = '', chain = [] }: Fault): string {
  const told = chain.map(({ name, message }) => `${name} ${message}`).join(' ');
  if (status === 402 || outOfMoney.test(body)) return 'quota';
  if (status === 429 || status === 529 || overloaded.test(body)) return 'busy';
  if (status >= 500) return 'off';
  if (status >= 400) return 'refused';
  if (/TimeoutError|has timed out/.test(told)) return 'timeout';
  if (/terminated|other side closed|ECONNRESET|socket hang up/.test(told)) return 'cut_off';
  if (/fetch failed|Cannot connect|ECONNREFUSED|ENOTFOUND/.test(told)) return 'off';
  return 'garbage';
}

const outOfMoney = /insufficient_quota|quota_exceeded|exceed(s|ed) your (current )?quota|credit balance/i;
const overloaded = /overloaded|rate_limit|too_many_concurrent|system_busy/i;

/** The error and what caused it, as far as it matters. */
export function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error && chain.length < 5; cause = cause.cause) chain.push(cause);
  return chain;
}
