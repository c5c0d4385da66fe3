/** A refusal of the site: one shape for every status. */
export class KanteleError extends Error {
  override readonly name = 'KanteleError';
  /** HTTP status. */
  readonly status: number;
  /** e.g. `not_found`; the list is in the API documentation. */
  readonly code: string;
  /** Sentences by field, at 422. */
  readonly errors: Record<string, string[]>;
  /** Names the request to the people who run the site. */
  readonly requestId: string | null;
  /** Seconds after which another try is worth it; null when the site did not say. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown, retryAfter: number | null = null) {
    super(text(body, 'message') ?? `The site answered with status ${status}.`);
    this.status = status;
    this.code = text(body, 'code') ?? 'unknown';
    this.requestId = text(body, 'requestId');
    this.retryAfter = retryAfter;
    const errors = read(body, 'errors');
    this.errors = typeof errors === 'object' && errors !== null ? (errors as Record<string, string[]>) : {};
  }
}

function read(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}

function text(body: unknown, key: string): string | null {
  const value = read(body, key);
  return typeof value === 'string' ? value : null;
}
