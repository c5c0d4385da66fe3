import { restTable } from '@kantele/api/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken, type Person, putSettings, send } from './http-accounts.ts';

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

describe('the page of the documentation', () => {
  it('sends guests to sign in and back', async () => {
    const response = await get('/api-docs');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?redirect=%2Fapi-docs']);
  });

  it('is not there for users who may not have tokens', async () => {
    const response = await get('/api-docs', poor.cookie);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).not.toContain('swagger');
  });

  it('shows the documentation to those who may, with our own files and no inline script', async () => {
    const response = await get('/api-docs', user.cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    const html = await response.text();
    expect(html).not.toMatch(/<script>|<script [^>]*src="https?:/);
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const path of files) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('and the document are gone once tokens are switched off', async () => {
    await putSettings(server, { 'api.integrated': false });
    expect((await get('/api-docs', user.cookie)).status).toBe(404);
    const response = await get('/api-docs/openapi.json', user.cookie);
    expect([response.status, (await answerOf(response)).code]).toEqual([404, 'not_found']);
    await putSettings(server, { 'api.integrated': true });
    expect((await get('/api-docs', user.cookie)).status).toBe(200);
  });
});

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
  requestBody?: { content: Record<string, { schema?: object }> };
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
      if (method === 'get' || method === 'delete') expect(operation.requestBody, path).toBeUndefined();
    }
  });

  it('has every row of the table once, under a name of its own', () => {
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path.slice(1)}`);
    const rows = restTable.map((row) => `${row.method} ${row.path}`);
    expect(documented.sort()).toEqual([...rows, 'GET tracks/{id}/stream'].sort());
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
      const json = answer?.[1].content?.['application/json'] as
        | { schema?: { properties?: object } }
        | undefined;
      return json?.schema?.properties ? [] : [`${method} ${path}`];
    });
    // The first is text in base64, the last is sound; a user is shown whole or in part.
    expect(blank.sort()).toEqual(['get /bootstrap-data', 'get /tracks/{id}/stream']);
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
