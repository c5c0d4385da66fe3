import { downloadFormats } from '../catalogue/streaming/downloads/download-form.ts';
import { namedSchemas } from '../core/named-schemas.ts';
import type { JsonSchema } from '../core/row-schema.ts';
import { contracts, restTable } from '../domains.ts';
import { sessionCookieName } from '../identity/auth/sessions/session-cookie.ts';
import { guides } from './guides.ts';
import { operationOf } from './operations.ts';
import { popupOperations } from './popups.ts';
import { errorSchemas, invalidRefusal, refusals } from './refusals.ts';
import { documentedTags } from './tags.ts';

interface OpenApiOptions {
  siteName: string;
  baseUrl: string;
  version: string;
}

/** The OpenAPI 3.1 document of api/v1, made from the table that serves it. */
export function openApiDocument({ siteName, baseUrl, version }: OpenApiOptions) {
  const named = namedSchemas(contracts);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of restTable) {
    const path = `/${row.path}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row, named) };
  }
  paths['/tracks/{id}/stream'] = { get: streamOperation };
  paths['/tracks/{id}/download'] = { get: downloadOperation };
  paths['/albums/{id}/download'] = { get: zipOperation('album') };
  paths['/playlists/{id}/download'] = { get: zipOperation('playlist') };
  Object.assign(paths, popupOperations(baseUrl, named));
  const schemas = { ...named.schemas, ...errorSchemas };
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version,
      summary: 'Everything the site itself is made of, for your own programs.',
      description: guides(`${baseUrl}/api/v1`),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${baseUrl}/api/v1` }],
    security: [{ bearer: [] }, { session: [] }],
    tags: documentedTags(),
    paths,
    components: {
      securitySchemes: securitySchemes(baseUrl),
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) as Record<
        string,
        JsonSchema
      >,
      responses: refusals,
    },
  };
}

function securitySchemes(baseUrl: string) {
  return {
    bearer: { type: 'http', scheme: 'bearer', description: 'A personal access token.' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(baseUrl),
      description: 'The session of somebody signed in on the site.',
    },
    xsrf: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: 'The value of the cookie `XSRF-TOKEN`, with every changing call of a session.',
    },
  };
}

const audio = { 'audio/*': { schema: { type: 'string', contentEncoding: 'binary' } } };
const streamOperation = {
  operationId: 'streaming.stream',
  tags: ['streaming'],
  summary: 'The bytes of a track: ranges, strong ETag, exact length',
  description:
    'Needs the permission `music.play`, or the signature of an address of `GET tracks/{id}/sources`.',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 }, example: 1 },
    { name: 'rendition', in: 'query', required: false, schema: { type: 'string', default: 'auto' } },
  ],
  responses: {
    200: { description: 'The whole file', content: audio },
    206: { description: 'A part', content: audio },
    402: { $ref: '#/components/responses/LimitReached', description: refusals.LimitReached.description },
    404: { $ref: '#/components/responses/NotFound', description: refusals.NotFound.description },
    416: { $ref: '#/components/responses/Range', description: refusals.Range.description },
  },
};

const downloadOperation = {
  ...streamOperation,
  operationId: 'downloads.track',
  tags: ['downloads'],
  summary: 'The file of a track, to keep',
  description:
    'Needs the permission `music.download`, which plans may give. A format other than `original` has the tags and the cover of the catalogue inside; a song it makes no sense for comes as it is. While files are being made the answer is 503 with `Retry-After`.',
  parameters: [
    ...streamOperation.parameters.slice(0, 1),
    {
      name: 'format',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: [...downloadFormats], default: 'original' },
    },
  ],
  responses: {
    ...streamOperation.responses,
    422: invalidRefusal(undefined),
    503: { $ref: '#/components/responses/Overloaded', description: refusals.Overloaded.description },
  },
};

const zip = { 'application/zip': { schema: { type: 'string', contentEncoding: 'binary' } } };
const zipOperation = (type: 'album' | 'playlist') => ({
  ...downloadOperation,
  operationId: `downloads.${type}`,
  summary: `The songs of ${type === 'album' ? 'an album' : 'a playlist'} as a zip, with a list in their order: ranges, strong ETag, exact length`,
  responses: {
    ...downloadOperation.responses,
    200: { description: 'The whole zip', content: zip },
    206: { description: 'A part', content: zip },
  },
});
