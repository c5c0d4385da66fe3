import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { apiCalls, restCalls, shapes } from './generate/calls.mjs';

/*
 * Writes src/*.gen.ts: the types and the documentation of every call, from the router and the REST table the site is
 * served from. They have to stand in the package, which is installed where there are no sources of the server.
 *
 *   node packages/sdk/generate.mjs           writes the files
 *   node packages/sdk/generate.mjs --check   fails when they are not up to date
 */

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

const comment = (lines, pad) =>
  `${pad}/**\n${lines.map((line) => `${pad} * ${line.replaceAll('*/', '* /')}`.trimEnd()).join('\n')}\n${pad} */\n`;
const shape = (name) => (name ? `Shapes['${name}']` : 'never');

/** What every call takes and answers, by method and path. */
function row({ method, path, params, query, body, answer }) {
  const fields = params.map((name) => `${name}: string | number`).join('; ');
  return `  '${method} ${path}': { params: ${fields ? `{ ${fields} }` : 'never'}; query: ${shape(query)}; body: ${shape(body)}; answer: ${shape(answer)} };\n`;
}

function signature({ method, path, lines }) {
  const at = `'${method}', '${path}'`;
  return `${comment(lines, '  ')}  ${method.toLowerCase()}(path: '${path}', ...call: Arguments<Call<${at}>>): Promise<Answer<${at}>>;\n`;
}

/** After the signatures of a method one for all its paths: compilers tell what the last signature misses. */
function anySignature(method) {
  return `  /** Any documented path of ${method}. */\n  ${method.toLowerCase()}<P extends Path<'${method}'>>(path: P, ...call: Arguments<Call<'${method}', P>>): Promise<Answer<'${method}', P>>;\n`;
}

function member({ name, kind, input, output, lines }) {
  const given = input ? shape(input) : 'undefined';
  return `${comment(lines, '    ')}    ${name.split('.')[1]}: ${kind}<${given}, ${shape(output)}>;\n`;
}

const schemas = {
  openapi: '3.1.0',
  info: { title: 'Kantele', version: '1' },
  paths: {},
  components: { schemas: shapes },
};
const written = astToString(await openapiTS(schemas, { alphabetize: true, defaultNonNullable: false }));
const types = /export interface components \{\n\s+schemas: (\{[\s\S]*?\n {4}\});\n/.exec(written)?.[1];
if (!types) throw new Error('openapi-typescript wrote no schemas.');
const named = Object.keys(shapes)
  .filter((name) => !/^(Api|Rest)[A-Z]/.test(name))
  .sort();
const domains = [...new Set(apiCalls.map(({ name }) => name.split('.')[0]))];

const head = '// Written by packages/sdk/generate.mjs. Do not edit.\n';
const shapesFile = `${head}
/** What calls take and answer. */
export interface Shapes ${types.replaceAll('components["schemas"]', 'Shapes').replace(/^ *\/\*\* @enum \{string\} \*\/\n/gm, '')}

${named.map((name) => `export type ${name} = ${shape(name)};\n`).join('')}
/** The shapes as other generators of OpenAPI name them: \`components['schemas']['Album']\`. */
export interface components {
  schemas: Shapes;
}

/** The documented REST contract as types: what each path takes and answers. */
export interface RestCalls {
${restCalls.map(row).join('')}}

`;
const clientsFile = `${head}import type { Answer, Arguments, Call, Mutation, Path, Query } from './call-types.ts';
import type { Shapes } from './shapes.gen.ts';

/** The documented REST contract: one method for each of HTTP, one signature for each path. */
export interface RestClient {
${methods
  .map(
    (method) =>
      restCalls
        .filter((call) => call.method === method)
        .map(signature)
        .join('') + anySignature(method),
  )
  .join('')}}

/** Every procedure of the site, as its own application calls them; may change between versions. */
export interface ApiClient {
${domains
  .map((domain) => {
    const members = apiCalls.filter(({ name }) => name.startsWith(`${domain}.`)).map(member);
    return `  ${domain}: {\n${members.join('')}  };\n`;
  })
  .join('')}}
`;

for (const [name, text] of Object.entries({ shapes: shapesFile, clients: clientsFile })) {
  const file = new URL(`src/${name}.gen.ts`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      `${name}.gen.ts of packages/sdk is out of date: run \`node packages/sdk/generate.mjs\`.\n`,
    );
    process.exitCode = 1;
  }
}
