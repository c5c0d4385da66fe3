import { readdirSync } from 'node:fs';
import { register } from 'tsx/esm/api';

/* What there is to call, read from the sources of the server: JSON Schemas, and the sentences of the documentation. */

const api = new URL('../../api/src/', import.meta.url);
register();
const load = (path) => import(new URL(path, api).href);
const { appRouter, openApiDocument, restTable, ruleOf } = await load('server.ts');
const { rowShape, schemasOf, toJsonSchema } = await load('core/row-schema.ts');

const pascal = (text) =>
  text
    .replace(/(?:^|[^A-Za-z0-9]+)(\w?)/g, (_, letter) => letter.toUpperCase())
    .replace(/InputInput$/, 'Input');
const canonical = (schema) => JSON.stringify(schema);
const within = (domain, text) => `${domain}\n${text}`;
const isObject = (value) => typeof value === 'object' && value !== null;

/** Objects with many fields, and long choices; within others everything else reads better where it stands. */
const isWorthAName = (schema) =>
  Object.keys(schema.properties ?? {}).length > 4 || (schema.anyOf ?? schema.oneOf ?? []).length > 2;

/** Names of the shapes in the contracts, by the shape as text, and by it within one domain. */
const names = await contractNames();
async function contractNames() {
  const found = new Map();
  const domains = readdirSync(api, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const domain of domains.map(({ name }) => name).sort()) {
    const files = readdirSync(new URL(`${domain}/`, api));
    const contract = files.includes('contract.ts') ? await load(`${domain}/contract.ts`) : {};
    for (const [exported, schema] of Object.entries(contract)) {
      if (!isObject(schema) || !('_zod' in schema)) continue;
      for (const io of ['output', 'input']) nameShape(found, toJsonSchema(schema, io), domain, exported, io);
    }
  }
  return found;
}

function nameShape(found, schema, domain, exported, io) {
  if (!schema.properties && !isWorthAName(schema)) return;
  const text = canonical(schema);
  if (found.has(within(domain, text))) return;
  const wanted = [exported, `${exported} ${io}`, `${domain} ${exported}`, `${domain} ${exported} ${io}`];
  const taken = new Set(found.values());
  const name = wanted.map(pascal).find((candidate) => !taken.has(candidate));
  if (!name) throw new Error(`${domain}/contract.ts: no name is left for ${exported}.`);
  found.set(within(domain, text), name);
  if (!found.has(text)) found.set(text, name);
}

/** Schemas by name: shapes of contracts that calls use, and what each call takes and answers. */
export const shapes = {};

/** A schema with references to the shapes that have names, which are kept in `shapes`. */
function referring(schema) {
  if (Array.isArray(schema)) return schema.map(referring);
  if (!isObject(schema)) return schema;
  const name = isWorthAName(schema) && names.get(canonical(schema));
  if (!name) return partsOf(schema);
  shapes[name] ??= partsOf(schema);
  return { $ref: `#/components/schemas/${name}` };
}

function partsOf(schema) {
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, referring(part)]));
}

const keptAs = new Map();
/** `accessTokens.list` is of the folder `access-tokens`. */
const domainOf = (procedure) =>
  procedure.split('.')[0].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Keeps a schema and answers its name, the one of the domain if it has one; null when there is no schema. */
function keep(name, schema, procedure) {
  if (!schema) return null;
  const text = canonical(schema);
  if (!keptAs.has(text)) keptAs.set(text, names.get(text) ?? name);
  const used = names.get(within(domainOf(procedure), text)) ?? keptAs.get(text);
  shapes[used] ??= partsOf(schema);
  return used;
}

const fieldLines = (of, { properties = {}, required = [] } = {}) =>
  Object.entries(properties).map(
    ([name, { description }]) =>
      `@param ${of}.${name} ${required.includes(name) ? 'required' : 'optional'}${description ? `: ${description}` : ''}`,
  );

/** The answer of rows that put another body on the wire than the procedure answers. */
const wireBody = { type: 'object', properties: { data: { type: 'string' } }, required: ['data'] };

const document = openApiDocument({ siteName: 'Kantele', baseUrl: '', version: '1' });
const operationOf = ({ method, path }) => document.paths[`/${path}`][method.toLowerCase()];

function accessOf(name) {
  const { access, inPerson } = ruleOf(name);
  const needs = { open: 'For everybody.', 'signed-in': 'For signed-in users.' };
  const who = needs[access] ?? `Needs the permission \`${access}\`.`;
  return inPerson ? `${who} Not by access token: only signed in on the site.` : who;
}

/** Every procedure of the router. */
export const apiCalls = Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
  const { inputs = [], output } = schemasOf(procedure);
  const input = inputs[0] && toJsonSchema(inputs[0], 'input');
  const rows = restTable.filter((row) => row.procedure === name);
  return {
    name,
    kind: procedure._def.type === 'query' ? 'Query' : 'Mutation',
    input: keep(pascal(`api ${name} input`), input, name),
    output: keep(pascal(`api ${name} output`), output ? toJsonSchema(output, 'output') : {}, name),
    lines: [`${rows[0] ? `${rows[0].summary}. ` : ''}${accessOf(name)}`, '']
      .concat(rows.map((row) => `REST: \`${row.method} ${row.path}\`.`))
      .concat(fieldLines('input', input ?? {}))
      .concat('@throws TRPCClientError with the sentence and the code of the refusal'),
  };
});

/** Every row of the REST table. */
export const restCalls = restTable.map((row) => {
  const shape = rowShape(row, Reflect.get(appRouter._def.procedures, row.procedure));
  const name = pascal(`rest ${row.method.toLowerCase()} ${row.path}`);
  const query = Object.keys(shape.query).length > 0 && {
    type: 'object',
    properties: shape.query,
    required: shape.required,
  };
  return {
    method: row.method,
    path: row.path,
    params: shape.params,
    query: keep(`${name}Query`, query, row.procedure),
    body: keep(`${name}Body`, shape.body, row.procedure),
    answer: keep(`${name}Answer`, shape.answer ?? wireBody, row.procedure),
    lines: [...sentences(row), ...shape.params.map((param) => `@param params.${param} required`)]
      .concat(fieldLines('query', query || {}), fieldLines('body', shape.body ?? {}))
      .concat(refusals(row)),
  };
});

function sentences(row) {
  return [`${row.summary}. ${operationOf(row).description}`, '', `\`${row.method} /api/v1/${row.path}\``, ''];
}

function refusals(row) {
  return Object.entries(operationOf(row).responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `@throws KanteleError ${status}: ${description}`);
}
