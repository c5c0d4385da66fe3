import { errorTable } from './core/errors.ts';
import type { RestRow } from './core/rest.ts';
import { type JsonSchema, rowShape } from './core/row-schema.ts';
import { restTable } from './rest-table.ts';
import { appRouter, ruleOf } from './router.ts';

interface OpenApiOptions {
  siteName: string;
  baseUrl: string;
  version: string;
}

/** The OpenAPI 3.1 document of api/v1, made from the table that serves it. */
export function openApiDocument({ siteName, baseUrl, version }: OpenApiOptions) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of restTable) {
    const path = `/${row.path}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  paths['/tracks/{id}/stream'] = { get: streamOperation };
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version,
      description:
        'Lists are pages: `pagination.next_cursor` is the `cursor` of the next one. Refusals have `message`, `code`, `requestId`, and `errors` by field at 422. PUT and DELETE may be sent as POST with `_method`. Answers to a token say in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds) how many calls it has left in this minute; beyond them the answer is 429 with `Retry-After`.',
    },
    servers: [{ url: `${baseUrl}/api/v1` }],
    security: [{ bearer: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A personal access token.' },
        session: { type: 'apiKey', in: 'cookie', name: baseUrl.startsWith('https:') ? '__Host-sid' : 'sid' },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'A sentence for people.' },
    code: { type: 'string', enum: Object.keys(errorTable) },
    requestId: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Sentences by field, at 422.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

function operationOf(row: RestRow) {
  const shape = rowShape(row, Reflect.get(appRouter._def.procedures, row.procedure));
  const rule = ruleOf(row.procedure);
  const path = shape.params.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { anyOf: [{ type: 'integer' }, { const: 'me' }] } : { type: 'string' },
  }));
  const query = Object.entries(shape.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: shape.required.includes(name),
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
  }));
  return {
    operationId: row.procedure + operationSuffix(row),
    tags: [row.procedure.split('.')[0]],
    summary: row.summary,
    description: accessText(rule.access, rule.inPerson ?? false),
    ...(path.length + query.length > 0 ? { parameters: [...path, ...query] } : {}),
    ...(shape.body ? { requestBody: bodyOf(shape.body, row) } : {}),
    responses: {
      [row.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: shape.answer ?? { type: 'object' } } },
      },
      ...refusals(rule.access, shape.body !== null || query.length > 0),
    },
    ...(rule.access === 'open' ? { security: [{}, { bearer: [] }, { session: [] }] } : {}),
  };
}

/** Rows that share a procedure need names of their own. */
function operationSuffix(row: RestRow): string {
  const first = restTable.find((other) => other.procedure === row.procedure);
  return first?.path === row.path ? '' : `:${row.path}`;
}

function bodyOf(schema: JsonSchema, row: RestRow) {
  const { file: _, ...properties } = schema.properties ?? {};
  const json = { 'application/json': { schema: { ...schema, properties } } };
  if (!row.upload) return { required: true, content: json };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { type: 'object', required: [row.upload.field], properties: { [row.upload.field]: file } };
  return { required: true, content: { ...json, 'multipart/form-data': { schema: form } } };
}

function accessText(access: string, inPerson: boolean): string {
  const who =
    access === 'open'
      ? 'For everybody.'
      : access === 'signed-in'
        ? 'For signed-in users.'
        : `Needs the permission \`${access}\`.`;
  return inPerson ? `${who} Not by access token: only signed in on the site.` : who;
}

function refusals(access: string, hasInput: boolean) {
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    ...(access === 'open'
      ? {}
      : { 401: error(errorTable.unauthenticated.message), 403: error(errorTable.forbidden.message) }),
    404: error(errorTable.not_found.message),
    ...(hasInput ? { 422: error(errorTable.invalid.message) } : {}),
    429: error(errorTable.rate_limited.message),
  };
}

const streamOperation = {
  operationId: 'streaming.stream',
  tags: ['streaming'],
  summary: 'The bytes of a track: ranges, strong ETag, exact length',
  description:
    'Needs the permission `music.play`, or the signature of an address of `GET tracks/{id}/sources`.',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'rendition', in: 'query', required: false, schema: { type: 'string', default: 'auto' } },
  ],
  responses: {
    200: { description: 'The whole file', content: { 'audio/*': {} } },
    206: { description: 'A part', content: { 'audio/*': {} } },
    416: { description: errorTable.range.message },
  },
};
