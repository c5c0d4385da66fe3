import { restTable } from '@kantele/api/server';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken, type Person, send } from './http-accounts.ts';

let server: TestServer;
let user: Person;
let poor: Person;
beforeAll(async () => {
  server = await startTestServer();
  user = await newPerson(server);
  poor = await newPerson(server, { roles: [], permissions: ['music.view'] });
});
afterAll(() => server.close());

const get = (path: string, cookie?: string) =>
  send(server, 'GET', path, { cookie, headers: { accept: 'text/html,*/*' } });

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: object;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema?: object }> };
  responses: Record<string, { description: string; content?: Record<string, object> }>;
  security?: Record<string, string[]>[];
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> };
}

/** What is documented beside the rows: sound, and the pages of popups. */
const besides = [
  'GET tracks/{id}/stream',
  'GET tracks/{id}/download',
  'GET albums/{id}/download',
  'GET playlists/{id}/download',
  'GET secure/auth/social/{service}/login',
  'GET secure/auth/social/{service}/connect',
];

describe('the document', () => {
  let document: OpenApi;
  let operations: { path: string; method: string; operation: Operation }[];
  beforeAll(async () => {
    document = (await (await get('/api-docs/openapi.json', user.cookie)).json()) as OpenApi;
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  });

  it('is for those who may have tokens, and readable by token', async () => {
    const status = async (cookie?: string) => (await get('/api-docs/openapi.json', cookie)).status;
    expect([await status(), await status(poor.cookie), await status(user.cookie)]).toEqual([401, 403, 200]);
    const { text: token } = await newToken(server, user.cookie, 'read');
    expect((await send(server, 'GET', '/api-docs/openapi.json', { token })).status).toBe(200);
  });

  it('is OpenAPI 3.1 with what it must have', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toEqual(
      expect.objectContaining({ title: 'Kantele API', version: expect.any(String) }),
    );
    expect(document.servers).toEqual([{ url: 'http://localhost:3000/api/v1' }]);
    for (const { path, method, operation } of operations) {
      expect(path).toMatch(/^\/[\w{}/-]+$/);
      expect(['get', 'post', 'put', 'delete']).toContain(method);
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => /^2\d\d$/.test(status)),
        path,
      ).toBe(true);
      for (const [status, answer] of Object.entries(operation.responses)) {
        expect([status, answer.description]).toEqual([
          expect.stringMatching(/^\d{3}$/),
          expect.stringMatching(/\S/),
        ]);
      }
      if (method === 'get') expect(operation.requestBody, path).toBeUndefined();
      if (method === 'delete') expect(operation.requestBody?.required ?? false, path).toBe(false);
    }
  });

  it('has every row of the table once, under a name of its own', () => {
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path.slice(1)}`);
    const rows = restTable.map((row) => `${row.method} ${row.path}`);
    expect(documented.sort()).toEqual([...rows, ...besides].sort());
    const places = operations.map(({ path, method }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(places).size).toBe(places.length);
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operation } of operations) expect(operation.summary.trim()).not.toBe('');
  });

  it('declares the parameters of each path and no others, and each parameter once', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const { parameters = [] } = operation;
      const declared = parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name).sort(), path).toEqual(inPath.sort());
      for (const parameter of declared) expect(parameter.required).toBe(true);
      for (const parameter of parameters) {
        expect(['path', 'query']).toContain(parameter.in);
        expect(parameter.schema, `${path} ${parameter.name}`).toBeTypeOf('object');
      }
      const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('refers only to what is in it', () => {
    const text = JSON.stringify(document);
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
    expect(refs.length).toBeGreaterThan(0);
    for (const ref of new Set(refs)) expect(resolved(document, ref), ref).toBeTypeOf('object');
    const schemes = Object.keys(document.components.securitySchemes);
    const asked = [document.security, ...operations.map(({ operation }) => operation.security ?? [])].flat();
    for (const name of asked.flatMap((entry) => Object.keys(entry))) expect(schemes).toContain(name);
  });

  it('has schemas of known types only, and says of every answer what it looks like', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    for (const schema of schemasIn(document))
      expect(types).toEqual(expect.arrayContaining([schema.type].flat()));
    const blank = operations.flatMap(({ path, method, operation }) => {
      const [answer] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      const json = answer?.[1].content?.['application/json'] as { schema?: { $ref?: string } } | undefined;
      return json?.schema?.$ref ? [] : [`${method} ${path}`];
    });
    // The first is text in base64, the others are sound and pages.
    expect(blank.sort()).toEqual(
      ['get /bootstrap-data', ...besides.map((row) => row.replace('GET ', 'get /'))].sort(),
    );
  });

  it('names the shape of every kind of thing, and refers to it wherever it stands', () => {
    const { schemas } = document.components;
    const things = [
      'User',
      'Profile',
      'Artist',
      'Album',
      'Track',
      'Genre',
      'Tag',
      'Role',
      'Theme',
      'AccessToken',
    ];
    const shapes = ['ArtistPage', 'AlbumPage', 'TrackPage', 'Users', 'Session', 'SocialMessage'];
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([...things, ...shapes, 'Error', 'ValidationError']),
    );
    const json = JSON.stringify(schemas.AlbumPage);
    expect(json).toContain('#/components/schemas/AlbumSummary');
    expect(json).not.toContain('plays_count');
  });

  it('shows every row with a call as it went', () => {
    for (const { path, method, operation } of operations) {
      const name = `${method.toUpperCase()} ${path.slice(1)}`;
      if (besides.includes(name)) continue;
      const [answer] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      expect(answer?.[1].content?.['application/json'], name).toHaveProperty('example');
      const body = operation.requestBody?.content;
      if (body && operation.requestBody?.required && !body['multipart/form-data'])
        expect(body['application/json'], name).toHaveProperty('example');
      for (const parameter of (operation.parameters ?? []).filter((one) => one.in === 'path'))
        expect(parameter, name).toHaveProperty('example');
    }
  });

  it('says how sessions change things, and how long to wait', () => {
    const { securitySchemes } = document.components;
    expect(securitySchemes.xsrf).toMatchObject({ in: 'header', name: 'X-XSRF-TOKEN' });
    const update = operations.find(({ operation }) => operation.operationId === 'albums.update');
    expect(update?.operation.security).toContainEqual({ session: [], xsrf: [] });
    for (const name of ['RateLimited', 'Overloaded'])
      expect(resolved(document, `#/components/responses/${name}/headers/Retry-After`)).toBeTypeOf('object');
  });

  it('has no faults the linter knows', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'tag-description': 'error',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const told = problems.map(({ ruleId, severity, message, location }) => ({
      ruleId,
      severity,
      message,
      at: location[0]?.pointer,
    }));
    expect(told.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('says what tokens may not do', () => {
    const described = (name: string) =>
      JSON.stringify(operations.find(({ operation }) => operation.operationId === name));
    expect(described('users.list')).toContain('Not by access token');
    expect(described('imports.start')).toContain('Not by access token');
    expect(described('albums.list')).not.toContain('Not by access token');
  });
});

function resolved(document: OpenApi, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value ? Reflect.get(value, key) : undefined),
      document,
    );
}

/** Everything in the document that looks like a schema with a type. */
function schemasIn(value: unknown): { type: string | string[] }[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'schema' in value ? typed(value.schema) : [];
  return [...own, ...Object.values(value).flatMap(schemasIn)];
}
function typed(schema: unknown): { type: string | string[] }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    type,
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    type?: string | string[];
    properties?: object;
    items?: unknown;
    anyOf?: unknown[];
  };
  const below = [...Object.values(properties), items, ...anyOf].flatMap(typed);
  return type === undefined ? below : [{ type }, ...below];
}
