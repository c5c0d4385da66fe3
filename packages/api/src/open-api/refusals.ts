import type { Rule } from '../core/actor.ts';
import { type ErrorCode, errorTable } from '../core/errors.ts';
import type { RestRow } from '../core/rest.ts';
import type { JsonSchema } from '../core/row-schema.ts';

const fields: Record<string, JsonSchema> = {
  message: { type: 'string', description: 'A sentence for people, in the language of the request.' },
  code: { type: 'string', enum: Object.keys(errorTable), description: 'For programs.' },
  requestId: { type: 'string', description: 'Tell it to the operators of the site: it is in their log.' },
};

/** The shapes of refusals. */
export const errorSchemas: Record<string, JsonSchema> = {
  Error: { type: 'object', required: Object.keys(fields), properties: fields },
  LimitError: {
    type: 'object',
    required: [...Object.keys(fields), 'limit'],
    properties: {
      ...fields,
      limit: {
        type: 'object',
        description: 'What is limited, and whether a plan that can be bought here gives more.',
        required: ['permission', 'restriction', 'value', 'upgrade'],
        properties: {
          permission: { type: 'string' },
          restriction: { type: ['string', 'null'] },
          value: { type: ['integer', 'null'], description: 'In the unit of the restriction.' },
          upgrade: { type: 'boolean' },
        },
      },
    },
  },
  ValidationError: {
    type: 'object',
    required: [...Object.keys(fields), 'errors'],
    properties: {
      ...fields,
      errors: {
        type: 'object',
        description: 'Sentences by field; names of nested fields are joined with dots.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};

const names = {
  BadRequest: 'bad_request',
  Unauthenticated: 'unauthenticated',
  LimitReached: 'limit_reached',
  Forbidden: 'forbidden',
  NotFound: 'not_found',
  MethodNotAllowed: 'method_not_allowed',
  Conflict: 'conflict',
  Gone: 'gone',
  TooLarge: 'too_large',
  UnsupportedMedia: 'unsupported_media',
  Range: 'range',
  Locked: 'locked',
  RateLimited: 'rate_limited',
  Overloaded: 'overloaded',
} as const satisfies Record<string, ErrorCode>;
type Name = keyof typeof names;

const requestId = '0f6d2c1e-8b6a-4c57-9d3e-2a1b7c5e9f40';
const limitExample = {
  permission: 'files.create',
  restriction: 'max_bytes',
  value: 1_000_000,
  upgrade: true,
};
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 }, example: 5 },
};

function refusal(code: ErrorCode) {
  const { message, status } = errorTable[code];
  return {
    description: message,
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${code === 'limit_reached' ? 'LimitError' : 'Error'}` },
        example: { message, code, requestId, ...(code === 'limit_reached' ? { limit: limitExample } : {}) },
      },
    },
  };
}

/** Refusals that look the same wherever they happen, by name. */
export const refusals = Object.fromEntries(
  Object.entries(names).map(([name, code]) => [name, refusal(code)]),
) as Record<Name, ReturnType<typeof refusal>>;

function reference(name: Name) {
  return { $ref: `#/components/responses/${name}`, description: refusals[name].description };
}

/** Refusals a row can answer, by status. */
export function refusalsOf(row: RestRow, { access }: Rule, refused: unknown) {
  const own = (Object.keys(names) as Name[]).filter((name) => row.refuses?.includes(names[name]));
  const wanted: Name[] = [
    'BadRequest',
    ...(access === 'open' ? [] : (['Unauthenticated', 'Forbidden'] as const)),
    ...(row.path.includes('{') ? (['NotFound'] as const) : []),
    ...(row.method === 'POST' ? (['MethodNotAllowed'] as const) : []),
    ...(row.body ? (['TooLarge', 'UnsupportedMedia'] as const) : []),
    ...own,
    'RateLimited',
    'Overloaded',
  ];
  return {
    ...Object.fromEntries(wanted.map((name) => [errorTable[names[name]].status, reference(name)])),
    ...(row.body || row.query ? { 422: invalidRefusal(refused) } : {}),
  };
}

/** A wrong input as the row answered it. */
export function invalidRefusal(refused: unknown) {
  return {
    description: errorTable.invalid.message,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ValidationError' },
        ...(refused === undefined ? {} : { example: refused }),
      },
    },
  };
}
