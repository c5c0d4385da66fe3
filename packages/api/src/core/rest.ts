import { AppError, notFound } from './errors.ts';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a row may read of a request: path parameters, query and body, as they came. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  cookies: Record<string, string | undefined>;
  body: unknown;
  /** Bytes of the uploaded file, for rows with `upload`. */
  file?: Uint8Array;
}

/**
 * One documented row: it names a procedure and says only what differs on the wire. `path` is relative to `api/v1/`,
 * parameters in braces.
 */
export interface RestRow {
  method: RestMethod;
  path: string;
  /** Dotted name in the router, e.g. `artists.get`; checked by the type of `restRows`. */
  procedure: string;
  summary: string;
  status?: 200 | 201;
  input?: (request: RestRequest) => unknown;
  /** Where the documented body differs from the output of the procedure. */
  body?: (output: unknown) => unknown;
  /** Seconds guests may be shown the same answer: for rows every visitor of a busy site asks for. */
  guestSeconds?: number;
  /** The row also takes `multipart/form-data` with one file in this field. */
  upload?: { field: string; maxBytes: number };
  /** Rows of `auth` and `secure` are also served without the prefix. */
  unprefixed?: boolean;
}

/** A path parameter as an id: whatever is not a plain positive integer names nothing. */
export function pathId(request: RestRequest, name = 'id'): number {
  const text = request.params[name] ?? '';
  if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(Number(text))) throw notFound();
  return Number(text);
}

/** Query parameters of a list, numbers parsed; anything unknown is left for the schema to refuse. */
export function pageQuery(request: RestRequest): Record<string, unknown> {
  const { perPage, ...rest } = request.query;
  return { ...rest, ...(perPage === undefined ? {} : { perPage: numeric(perPage) }) };
}

/** Text that may stand for a number: `"10"` becomes 10, everything else stays text and fails the schema. */
export function numeric(text: string): number | string {
  return /^-?\d{1,16}$/.test(text) ? Number(text) : text;
}

/** A body that must be a JSON object, merged with what the path says. */
export function bodyWith(request: RestRequest, path: Record<string, unknown> = {}): Record<string, unknown> {
  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) {
    throw new AppError('invalid', 'The body must be a JSON object.', {
      fields: { input: [{ text: 'Expected an object.' }] },
    });
  }
  return { ...request.body, ...path };
}

/** Comma list: `types=artists,albums`. */
export function list(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : text.split(',').filter((part) => part !== '');
}
