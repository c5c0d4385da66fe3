import { register } from 'tsx/esm/api';

/* What there is to call, read from the sources of the server: JSON Schemas, and the sentences of the documentation. */

const api = new URL('../../api/src/', import.meta.url);
register();
const load = (path) => import(new URL(path, api).href);
const { appRouter, restTable, ruleOf } = await load('server.ts');
const { openApiDocument } = await load('open-api/document.ts');
const { rowShape, schemasOf, toJsonSchema } = await load('core/row-schema.ts');
const { namedSchemas, pascal } = await load('core/named-schemas.ts');
const { contracts } = await load('domains.ts');

const named = namedSchemas(contracts);
/** Schemas by name: shapes of contracts that calls use, and what each call takes and answers. */
export const shapes = named.schemas;
const keep = (name, schema, procedure) => (schema ? named.keep(name, schema, procedure) : null);

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
