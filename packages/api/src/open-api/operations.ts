import type { Rule } from '../core/actor.ts';
import type { NamedSchemas } from '../core/named-schemas.ts';
import type { ParamKind, RestRow } from '../core/rest.ts';
import { type JsonSchema, type RowShape, rowShape } from '../core/row-schema.ts';
import { restTable } from '../domains.ts';
import { appRouter, ruleOf } from '../router.ts';
import { refusalsOf } from './refusals.ts';
import { type Sample, sampleOf } from './samples.ts';

/** A row as an operation of OpenAPI: its shapes by name, and a call as it went. */
export function operationOf(row: RestRow, named: NamedSchemas) {
  const shape = rowShape(row, Reflect.get(appRouter._def.procedures, row.procedure));
  const rule = ruleOf(row.procedure);
  const sample = sampleOf(row);
  const parameters = [...pathParameters(row, shape, sample), ...queryParameters(row, shape, sample, named)];
  return {
    operationId: row.procedure + operationSuffix(row),
    tags: [row.procedure.split('.')[0]],
    // Shown in menus too, where marks of Markdown stay as they are.
    summary: row.summary.replaceAll('`', ''),
    description: accessText(rule),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(row, shape, sample, named),
    responses: {
      [row.status ?? 200]: {
        description: 'Done',
        content: {
          'application/json': {
            schema: shape.answer
              ? reference(named, `${row.method} ${row.path} answer`, shape.answer, row.procedure)
              : wireBody,
            ...(sample ? { example: sample.answer } : {}),
          },
        },
      },
      ...refusalsOf(row, rule, sample?.refused),
    },
    ...securityOf(row, rule),
  };
}

/** The answer of rows that put another body on the wire than the procedure answers. */
const wireBody: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'string', contentEncoding: 'base64' } },
};

/** Rows that share a procedure need names of their own. */
function operationSuffix(row: RestRow): string {
  const first = restTable.find((other) => other.procedure === row.procedure);
  return first?.path === row.path ? '' : `:${row.path}`;
}

function reference(named: NamedSchemas, name: string, schema: JsonSchema, procedure: string): JsonSchema {
  const words = name.toLowerCase().replace(/[^a-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  const kept = named.keep(`Rest${words[0]?.toUpperCase()}${words.slice(1)}`, schema, procedure);
  return { $ref: `#/components/schemas/${kept}` };
}

function pathParameters(row: RestRow, shape: RowShape, sample: Sample | undefined) {
  const kinds = Object.entries(row.params ?? {}).map(([field, rule]) =>
    typeof rule === 'object' && 'from' in rule ? ([rule.from, rule.as] as const) : ([field, rule] as const),
  );
  const kindOf = Object.fromEntries(kinds);
  return shape.params.map((name) => ({
    name,
    in: 'path',
    required: true,
    ...kindSchema(kindOf[name] ?? 'text'),
    ...(sample?.params[name] === undefined ? {} : { example: entryOf(kindOf[name], sample.params[name]) }),
  }));
}

const entryOf = (kind: ParamKind | undefined, value: string | number) =>
  kind === 'list' ? String(value).split(',') : value;

function kindSchema(kind: ParamKind): { schema: JsonSchema; description?: string; style?: string } {
  const id: JsonSchema = { type: 'integer', minimum: 1 };
  switch (kind) {
    case 'id':
      return { schema: id };
    case 'user':
      return {
        description: '`me` is the one who asks.',
        schema: { anyOf: [id, { type: 'string', const: 'me' }] },
      };
    case 'key':
      return { description: 'Its id or its slug.', schema: { anyOf: [id, { type: 'string' }] } };
    case 'list':
      return {
        description: 'Entries between commas.',
        schema: { type: 'array', items: { type: 'string' } },
        style: 'simple',
      };
    case 'text':
      return { schema: { type: 'string' } };
    default:
      return { schema: { type: 'string', enum: [...kind] } };
  }
}

function queryParameters(row: RestRow, shape: RowShape, sample: Sample | undefined, named: NamedSchemas) {
  return Object.entries(shape.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: row.body !== 'optional' && shape.required.includes(name),
    ...(descriptions[name] ? { description: descriptions[name] } : {}),
    schema: named.referring(schema),
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    ...(sample?.query[name] === undefined ? {} : { example: parsedText(schema, sample.query[name]) }),
  }));
}

const descriptions: Readonly<Record<string, string>> = {
  per_page: 'Entries of a page.',
  cursor: '`pagination.next_cursor` of the page before.',
};

/** The text of an address as what it stands for. */
function parsedText(schema: JsonSchema, text: string): unknown {
  if (schema.type === 'array') return text.split(',');
  if (schema.type === 'integer' || schema.type === 'number') return Number(text);
  return schema.type === 'boolean' || typeof schema.const === 'boolean' ? text === 'true' : text;
}

function bodyOf(row: RestRow, shape: RowShape, sample: Sample | undefined, named: NamedSchemas) {
  const name = `${row.method} ${row.path} body`;
  if (row.body === 'optional') {
    const schema: JsonSchema = { type: 'object', properties: shape.query };
    const content = { 'application/json': { schema: named.referring(schema) } };
    return { requestBody: { required: false, description: 'Instead of the query.', content } };
  }
  if (!shape.body) return {};
  const { file: _, ...properties } = shape.body.properties ?? {};
  const schema = reference(named, name, { ...shape.body, properties }, row.procedure);
  const example = sample?.body === undefined ? {} : { example: sample.body };
  const json = { 'application/json': { schema, ...example } };
  if (!row.upload) return { requestBody: { required: true, content: json } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { type: 'object', required: [row.upload.field], properties: { [row.upload.field]: file } };
  const content = { ...json, 'multipart/form-data': { schema: form } };
  return { requestBody: { required: true, content } };
}

function accessText({ access, inPerson }: Rule): string {
  const who =
    access === 'open'
      ? 'For everybody.'
      : access === 'signed-in'
        ? 'For signed-in users.'
        : `Needs the permission \`${access}\`.`;
  return inPerson ? `${who} Not by access token: only signed in on the site.` : who;
}

/** Where it differs from that of the document: sessions prove with their header that a change is theirs. */
function securityOf(row: RestRow, { access, inPerson }: Rule) {
  const session = row.method === 'GET' ? { session: [] } : { session: [], xsrf: [] };
  return {
    security: [...(access === 'open' ? [{}] : []), ...(inPerson ? [] : [{ bearer: [] }]), session],
  };
}
