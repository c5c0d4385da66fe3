import { english, type Params, type Translate } from './translate.ts';

/** A sentence for people: English with `:name` placeholders, translated where it leaves the server. */
export interface Sentence {
  text: string;
  params?: Params | undefined;
}

/** Field name (dots for nested ones) to sentences; the UI shows them on the input of that name. */
export type FieldErrors = Record<string, string[]>;
export type FieldSentences = Record<string, Sentence[]>;

interface ErrorRow {
  status: number;
  /** JSON-RPC name tRPC uses for the same idea. */
  trpc:
    | 'BAD_REQUEST'
    | 'UNAUTHORIZED'
    | 'PAYMENT_REQUIRED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'METHOD_NOT_SUPPORTED'
    | 'CONFLICT'
    | 'PRECONDITION_FAILED'
    | 'PAYLOAD_TOO_LARGE'
    | 'UNSUPPORTED_MEDIA_TYPE'
    | 'UNPROCESSABLE_CONTENT'
    | 'TOO_MANY_REQUESTS'
    | 'SERVICE_UNAVAILABLE'
    | 'INTERNAL_SERVER_ERROR';
  message: string;
  /** Whether operators should look at it. */
  report: boolean;
}

/** Every refusal there is: code, HTTP status, tRPC code, default sentence, reported or not. */
export const errorTable = {
  bad_request: row(400, 'BAD_REQUEST', 'This request could not be understood.'),
  unauthenticated: row(401, 'UNAUTHORIZED', 'Sign in to continue.'),
  limit_reached: row(402, 'PAYMENT_REQUIRED', 'Your plan does not include this.'),
  forbidden: row(403, 'FORBIDDEN', 'You are not allowed to do this.'),
  csrf: row(403, 'FORBIDDEN', 'This request did not come from this site.'),
  email_unverified: row(403, 'FORBIDDEN', 'Confirm your email first.'),
  workspace_forbidden: row(403, 'FORBIDDEN', 'You are not a member of this workspace.'),
  not_found: row(404, 'NOT_FOUND', 'There is nothing here.'),
  method_not_allowed: row(405, 'METHOD_NOT_SUPPORTED', 'This method is not available here.'),
  conflict: row(409, 'CONFLICT', 'Someone else has changed this meanwhile. Reload to see it.'),
  gone: row(410, 'NOT_FOUND', 'This is no longer available.'),
  precondition: row(412, 'PRECONDITION_FAILED', 'A condition of this request is not met.'),
  too_large: row(413, 'PAYLOAD_TOO_LARGE', 'This is too large.'),
  uri_too_long: row(414, 'BAD_REQUEST', 'This address is too long.'),
  unsupported_media: row(415, 'UNSUPPORTED_MEDIA_TYPE', 'This content type is not supported.'),
  range: row(416, 'BAD_REQUEST', 'The requested range is outside the file.'),
  invalid: row(422, 'UNPROCESSABLE_CONTENT', 'Please correct the marked fields.'),
  upload_busy: row(
    423,
    'PRECONDITION_FAILED',
    'Another connection is sending this file. Try again in a moment.',
  ),
  locked: row(423, 'PRECONDITION_FAILED', 'Confirm your password to continue.'),
  checksum: row(460, 'BAD_REQUEST', 'These bytes are not those that were meant.'),
  rate_limited: row(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.'),
  headers_too_large: row(431, 'BAD_REQUEST', 'The request headers are too large.'),
  internal: row(500, 'INTERNAL_SERVER_ERROR', 'There was an issue. Please try again later.', true),
  overloaded: row(503, 'SERVICE_UNAVAILABLE', 'There was an issue. Please try again later.', true),
  scan_failed: row(
    503,
    'SERVICE_UNAVAILABLE',
    'Files cannot be checked for viruses at the moment. Please try again later.',
    true,
  ),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;

function row(status: number, trpc: ErrorRow['trpc'], message: string, report = false): ErrorRow {
  return { status, trpc, message, report };
}

/** Which limit of what somebody may do was reached; the code of the error is `limit_reached`. */
export interface ReachedLimit {
  /** Name in the list of permissions, e.g. `files.create`. */
  permission: string;
  /** Name of its restriction, e.g. `max_bytes`; null when the permission itself is not held. */
  restriction: string | null;
  /** How much the one who asks has, in the unit of the restriction; null without one. */
  value: number | null;
  /** A plan that can be bought here gives more. */
  upgrade: boolean;
}

interface ErrorOptions {
  /** For `limit_reached`. */
  limit?: ReachedLimit;
  fields?: FieldSentences;
  params?: Params;
  /** Milliseconds after which it is worth another try. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** The one error operations throw. The message is for people; a 5xx shows only the default sentence. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldSentences | undefined;
  readonly params: Params | undefined;
  readonly retryAfterMs: number | undefined;
  readonly limit: ReachedLimit | undefined;

  constructor(code: ErrorCode, message?: string, options?: ErrorOptions) {
    super(message ?? errorTable[code].message, { cause: options?.cause });
    this.code = code;
    this.fields = options?.fields;
    this.params = options?.params;
    this.retryAfterMs = options?.retryAfterMs;
    this.limit = options?.limit;
  }
}

/** Refuses one field of an input. */
export function invalid(field: string, sentence: string, params?: Params): AppError {
  return new AppError('invalid', undefined, { fields: { [field]: [{ text: sentence, params }] } });
}

export function notFound(): AppError {
  return new AppError('not_found');
}

/** Field sentences in a language. */
export function fieldTexts(fields: FieldSentences, translate: Translate = english): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentences]) => [
      field,
      sentences.map(({ text, params }) => translate(text, params)),
    ]),
  );
}
