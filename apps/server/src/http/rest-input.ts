import {
  AppError,
  invalid,
  notFound,
  type ParamKind,
  type QueryKind,
  type RestRow,
} from '@kantele/api/server';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

/**
 * The input of a row's procedure, made of a request as the row declares it. The path wins over everything else.
 * @throws AppError `not_found` for a path that names nothing; `invalid` for a value given twice or no JSON object
 */
export function inputOf(row: RestRow, request: Asked, file?: Uint8Array): Record<string, unknown> {
  const query = strings(withoutHabits(request.query), row.query ?? {});
  const path = fieldsOfPath(row, strings(request.params, {}));
  const asked = row.query ? { ...query, ...fieldsOfQuery(row.query, query) } : {};
  if (row.upload && file) return { ...asked, [row.upload.field]: file, ...path };
  if (row.body === true) return { ...jsonObject(request.body), ...path };
  if (!row.query) return path;
  if (!row.body || request.body === undefined || request.body === null) return { ...asked, ...path };
  return { ...asked, ...jsonObject(request.body), ...path };
}

function fieldsOfPath({ params = {} }: RestRow, given: Record<string, string>): Record<string, unknown> {
  const fields = Object.entries(params).map(([field, rule]) => {
    const { from, as } = typeof rule === 'object' && 'from' in rule ? rule : { from: field, as: rule };
    return [field, readParam(as, given[from] ?? '')];
  });
  return Object.fromEntries(fields);
}

/** Only fields that are there; what the row does not declare stays text. */
function fieldsOfQuery(kinds: NonNullable<RestRow['query']>, given: Record<string, string>) {
  const fields = Object.entries(kinds).flatMap(([field, kind]) => {
    const text = given[field];
    return text === undefined ? [] : [[field, readQuery(kind, text)]];
  });
  return Object.fromEntries(fields);
}

function readParam(kind: ParamKind, text: string): unknown {
  if (kind === 'text') return text;
  if (kind === 'list') return entries(text);
  if (kind === 'key') return /^\d+$/.test(text) ? positiveInteger(text) : text;
  if (kind === 'user' && text === 'me') return text;
  if (kind === 'id' || kind === 'user') return positiveInteger(text);
  if (!kind.includes(text)) throw notFound();
  return text;
}

function readQuery(kind: QueryKind, text: string): unknown {
  if (kind === 'list') return entries(text);
  if (kind === 'number' && /^-?\d{1,16}$/.test(text)) return Number(text);
  if (kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Whatever is not a plain positive integer names nothing. */
function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(Number(text))) throw notFound();
  return Number(text);
}

/** Comma list: `types=artists,albums`. */
function entries(text: string): string[] {
  return text.split(',').filter((part) => part !== '');
}

function jsonObject(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new AppError('invalid', 'The body must be a JSON object.', {
    fields: { input: [{ text: 'Expected an object.' }] },
  });
}

/** Parameters of the contract itself, which no operation has to know; `perPage` is another name of `per_page`. */
function withoutHabits(query: unknown): Record<string, unknown> {
  const { _method, workspaceId, perPage, ...rest } = (query ?? {}) as Record<string, unknown>;
  if (perPage === undefined) return rest;
  if (rest.per_page !== undefined) throw invalid('per_page', 'Give this query value once.');
  return { ...rest, per_page: perPage };
}

/** @throws AppError `invalid` when a parameter is given twice that is no list */
function strings(values: unknown, kinds: NonNullable<RestRow['query']>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(values ?? {})) {
    if (typeof value === 'string') result[key] = value;
    else if (Array.isArray(value) && kinds[key] === 'list') result[key] = value.join(',');
    else throw invalid(key, 'Give this query value once.');
  }
  return result;
}
