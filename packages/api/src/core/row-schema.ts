import { z } from 'zod';
import type { RestRequest, RestRow } from './rest.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

interface Schemas {
  inputs?: z.ZodType[];
  output?: z.ZodType;
}

/** What a documented row takes and answers on the wire, as JSON Schemas. */
export interface RowShape {
  /** Names in braces of the path. */
  params: string[];
  /** Query parameters of rows without a body. */
  query: Record<string, JsonSchema>;
  /** Names of query parameters that must be there. */
  required: string[];
  /** Null for rows without a body. */
  body: JsonSchema | null;
  /** Null where the body on the wire differs from what the procedure answers. */
  answer: JsonSchema | null;
}

/** Values of path parameters every row accepts, to see which fields of the input come from the path. */
const probe: Record<string, string> = {
  id: '7',
  slug: 'x',
  names: 'countries',
  service: 'google',
  language: 'en',
};

/** Derives the wire shape of a row from the schemas of its procedure. */
export function rowShape(row: RestRow, procedure: unknown): RowShape {
  const { inputs = [], output } = schemasOf(procedure);
  const params = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const input = inputs[0] ? toJsonSchema(inputs[0], 'input') : { type: 'object' as const, properties: {} };
  const fromPath = new Set(fieldsFromPath(row, params));
  const properties = Object.entries(input.properties ?? {}).filter(([name]) => !fromPath.has(name));
  const required = (input.required ?? []).filter((name) => !fromPath.has(name));
  const inQuery = row.method === 'GET' || row.method === 'DELETE';
  const told = inQuery ? properties.filter(([name]) => readsQuery(row, params, name)) : properties;
  const fields = Object.fromEntries(told) as Record<string, JsonSchema>;
  const takesBody = !inQuery && (properties.length > 0 || input.additionalProperties !== false);
  return {
    params,
    query: inQuery ? withoutUndocumented(fields) : {},
    required: inQuery ? required : [],
    body: takesBody && inputs[0] ? { ...input, properties: fields, required } : null,
    answer: row.body || !output ? null : toJsonSchema(output, 'output'),
  };
}

/** Endless lists of the web application send a direction that can be only one; the contract does not offer it. */
function withoutUndocumented(fields: Record<string, JsonSchema>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { const: only }]) => name !== 'direction' || only === undefined),
  );
}

/** Fields of the input that come from the path: those there are when nothing else is given. */
function fieldsFromPath(row: RestRow, params: readonly string[]): string[] {
  return params.length === 0 ? [] : fieldsFrom(row, params, {});
}

/** Whether a field comes from the query: some rows take theirs from elsewhere, e.g. from a cookie. */
function readsQuery(row: RestRow, params: readonly string[], name: string): boolean {
  return fieldsFrom(row, params, { [name]: '7' }).includes(name);
}

/** Fields of the input a row makes of a request with this query. */
function fieldsFrom(row: RestRow, params: readonly string[], query: Record<string, string>): string[] {
  const request: RestRequest = {
    params: Object.fromEntries(params.map((name) => [name, probe[name] ?? 'x'])),
    ...{ query, cookies: {}, body: {} },
  };
  const input = row.input?.(request);
  return typeof input === 'object' && input !== null
    ? Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [key]))
    : [];
}

export function schemasOf(procedure: unknown): Schemas {
  return (procedure as { _def?: Schemas } | undefined)?._def ?? {};
}

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}
