import { line } from '@kantele/api/translate';

/** What the interface needs to know of a failed call. */
export interface ApiError {
  status: number;
  code: string;
  /** What the server said, in the visitor's language; else an English sentence to translate where it is shown. */
  message: string;
  fields: Record<string, string[]>;
  /** A plan that is on sale lifts the limit that was reached. */
  upgrade: boolean;
  requestId: string | null;
}

const fallback = line('There was an issue. Please try again.');

/**
 * Reads a failed call by its shape: server and browser bundles have their own copies of the error class, so
 * `instanceof` would lie.
 */
export function errorOf(error: unknown): ApiError {
  const data = read(error, 'data');
  const status = read(data, 'httpStatus');
  const code = read(data, 'appCode') ?? read(data, 'code');
  const message = read(error, 'message');
  const requestId = read(data, 'requestId');
  const fields = read(data, 'fields');
  return {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof status === 'number' && typeof message === 'string' && message ? message : fallback,
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string[]>) : {},
    upgrade: read(read(data, 'limit'), 'upgrade') === true,
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

const absent = new Set(['not_found', 'NOT_FOUND', 'forbidden', 'invalid', 'bad_request', 'BAD_REQUEST']);

/** Whether what was asked for does not exist, may not be seen, or cannot be: an address names nothing by it. */
export function isNotFound(error: unknown): boolean {
  return absent.has(errorOf(error).code);
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
