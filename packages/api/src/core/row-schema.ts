import { z } from 'zod';
import type { RestRow } from './rest.ts';

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

/** Derives the wire shape of a row from the schemas of its procedure. */
export function rowShape(row: RestRow, procedure: unknown): RowShape {
  const { inputs = [], output } = schemasOf(procedure);
  const params = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const input = inputs[0] ? toJsonSchema(inputs[0], 'input') : { type: 'object' as const, properties: {} };
  const isElsewhere = (name: string) => !Object.hasOwn(row.params ?? {}, name);
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => isElsewhere(name));
  const required = (input.required ?? []).filter(isElsewhere);
  const inQuery = row.method === 'GET' || row.method === 'DELETE';
  const { query = {} } = row;
  const asked = fields.filter(([name]) => Object.hasOwn(query, name));
  return {
    params,
    query: withoutUndocumented(Object.fromEntries(asked) as Record<string, JsonSchema>),
    required: inQuery ? required : [],
    body: row.body && !inQuery ? { ...input, properties: Object.fromEntries(fields), required } : null,
    answer: row.answer || !output ? null : toJsonSchema(output, 'output'),
  };
}

/** Endless lists of the web application send a direction that can be only one; the contract does not offer it. */
function withoutUndocumented(fields: Record<string, JsonSchema>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { const: only }]) => name !== 'direction' || only === undefined),
  );
}

export function schemasOf(procedure: unknown): Schemas {
  return (procedure as { _def?: Schemas } | undefined)?._def ?? {};
}

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}
