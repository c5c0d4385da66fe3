import { appRouter, type RestRow, type Rule, restTable, ruleOf } from '@kantele/api/server';
import type { z } from 'zod';
import {
  type JsonSchema,
  rowShape,
  schemasOf,
  toJsonSchema,
} from '../../../../packages/api/src/core/row-schema.ts';
import { type Sent, send } from '../http-accounts.ts';
import type { World } from './world.ts';

export interface Answered {
  status: number;
  code: string | undefined;
  /** What the operation answered; undefined for refusals. */
  output: unknown;
  text: string;
}

/** A procedure by one of its two ways in. */
export interface Operation {
  name: string;
  domain: string;
  rule: Rule;
  /** What it takes, or nothing. */
  input: JsonSchema | null;
  /** What the procedure itself makes of an input. */
  parse: ((input: unknown) => boolean) | null;
  output: z.ZodType | null;
  /** Names of path parameters. */
  params: readonly string[];
  /** Values arrive as text: types other than text cannot be told. */
  isQuery: boolean;
  /** Asked twice it answers the same. */
  isStable: boolean;
  send(world: World, sent: Sent, input: unknown, params: Record<string, string>): Promise<Answered>;
}

/** Answers that differ by their nature: a challenge is random, addresses of sound are signed anew. */
const unstable = new Set(['auth.humanChallenge', 'streaming.sources']);
const domainOf = (name: string) => name.split('.')[0] ?? name;
const noInput: JsonSchema = { type: 'object', properties: {} };

function common(name: string) {
  const procedure: unknown = Reflect.get(appRouter._def.procedures, name);
  const { inputs = [], output } = schemasOf(procedure);
  const [schema] = inputs;
  const rule = ruleOf(name);
  return {
    procedure,
    schema,
    rule,
    domain: domainOf(name),
    output: output ?? null,
    isStable: !rule.changes && !unstable.has(name),
  };
}

function viaTrpc(name: string): Operation {
  const { schema, rule, procedure: _, ...rest } = common(name);
  return {
    ...rest,
    rule,
    name: `${name} over tRPC`,
    input: schema ? toJsonSchema(schema, 'input') : null,
    parse: schema ? (input) => schema.safeParse(input).success : null,
    params: [],
    isQuery: false,
    async send({ server }, sent, input) {
      const query = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input ?? null))}`;
      const response = rule.changes
        ? await send(server, 'POST', `/trpc/${name}`, { ...sent, body: input ?? null })
        : await send(server, 'GET', input === undefined ? `/trpc/${name}` : query, sent);
      const text = await response.text();
      const json = parsed(text) as {
        result?: { data?: unknown };
        error?: { data?: { appCode?: string } };
      } | null;
      return { status: response.status, code: json?.error?.data?.appCode, output: json?.result?.data, text };
    },
  };
}

function viaRest(row: RestRow): Operation {
  const { schema: _schema, procedure, ...rest } = common(row.procedure);
  const shape = rowShape(row, procedure);
  const isQuery = row.method === 'GET' || row.method === 'DELETE';
  const query: JsonSchema | null =
    Object.keys(shape.query).length > 0
      ? { ...noInput, properties: shape.query, required: shape.required }
      : null;
  return {
    ...rest,
    name: `${row.method} ${row.path}`,
    input: isQuery ? query : shape.body,
    parse: null,
    output: row.answer ? null : rest.output,
    params: shape.params,
    isQuery,
    isStable: rest.isStable,
    async send({ server }, sent, input, params) {
      const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name] ?? ''));
      const address = `/api/v1/${path}${isQuery ? queryOf(input) : ''}`;
      const body = isQuery ? {} : { body: input === undefined ? {} : input };
      const response = await send(server, row.method, address, { ...sent, ...body });
      const text = await response.text();
      const json = parsed(text) as { code?: string } | null;
      const ok = response.status < 300;
      return {
        status: response.status,
        code: ok ? undefined : json?.code,
        output: ok ? json : undefined,
        text,
      };
    },
  };
}

const segment = (value: string) => encodeURIComponent(value.toWellFormed());

/** Values as a query string: lists by commas, nothing for null. */
function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const parts = given.map(([name, value]) => {
    const text = Array.isArray(value) ? value.map(plain).join(',') : plain(value);
    return `${segment(name)}=${segment(text)}`;
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every procedure over tRPC and every documented row. */
export const operations: readonly Operation[] = [
  ...Object.keys(appRouter._def.procedures).map(viaTrpc),
  ...restTable.map(viaRest),
];
