import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = { code?: string; param?: string; decline_code?: string };

/** An error as the provider's API tells it. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly type: string;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  body() {
    const { type, message } = this;
    return { error: { type, message, ...this.details } };
  }
}

export function invalid(message: string, details: Details = {}, status: ContentfulStatusCode = 400): ApiError {
  return new ApiError(status, 'invalid_request_error', message, details);
}

export function missing(object: string, id: string): ApiError {
  return invalid(`No such ${object}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
}

export function declined(message: string, code: string, declineCode?: string): ApiError {
  return new ApiError(402, 'card_error', message, { code, ...(declineCode ? { decline_code: declineCode } : {}) });
}
