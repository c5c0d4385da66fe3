import type { z } from 'zod';
import { type JsonSchema, toJsonSchema } from './row-schema.ts';

type Contracts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Words as one name: `list originals input` is `ListOriginalsInput`. */
export function pascal(text: string): string {
  return text
    .replace(/(?:^|[^A-Za-z0-9]+)(\w?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/InputInput$/, 'Input');
}

const canonical = (schema: unknown): string => JSON.stringify(schema);
const within = (domain: string, text: string): string => `${domain}\n${text}`;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Within others, objects of few fields read better where they stand. */
function isWorthAName(schema: JsonSchema): boolean {
  return Object.keys(schema.properties ?? {}).length > 2 || (schema.anyOf ?? schema.oneOf ?? []).length > 2;
}

/** Names of the shapes in the contracts, by the shape as text, and by it within one domain. */
function contractNames(contracts: Contracts): Map<string, string> {
  const found = new Map<string, string>();
  for (const [domain, contract] of Object.entries(contracts)) {
    for (const [exported, schema] of Object.entries(contract)) {
      if (!isObject(schema) || !('_zod' in schema)) continue;
      for (const io of ['output', 'input'] as const)
        nameShape(found, toJsonSchema(schema as unknown as z.ZodType, io), [domain, exported, io]);
    }
  }
  return found;
}

function nameShape(found: Map<string, string>, schema: JsonSchema, where: [string, string, string]): void {
  const [domain, exported, io] = where;
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

export interface NamedSchemas {
  /** By name; grows with what is kept. */
  schemas: Record<string, JsonSchema>;
  /** Keeps a schema under the name its contract has for it, or else under the given one; answers the name. */
  keep(name: string, schema: JsonSchema, procedure: string): string;
  /** A schema with references to the shapes that have names, which are kept. */
  referring(schema: JsonSchema): JsonSchema;
}

/** Schemas under the names their contracts export them by, so that each shape stands once. */
export function namedSchemas(contracts: Contracts): NamedSchemas {
  const names = contractNames(contracts);
  const schemas: Record<string, JsonSchema> = {};
  const keptAs = new Map<string, string>();

  function referringPart(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(referringPart);
    if (!isObject(part)) return part;
    const name = isWorthAName(part) ? names.get(canonical(part)) : undefined;
    if (!name) return partsOf(part);
    schemas[name] ??= partsOf(part);
    return { $ref: `#/components/schemas/${name}` };
  }
  function partsOf(schema: object): JsonSchema {
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, referringPart(part)]));
  }

  return {
    schemas,
    keep(name, schema, procedure) {
      const text = canonical(schema);
      const known = keptAs.get(text) ?? names.get(text) ?? name;
      keptAs.set(text, known);
      const used = names.get(within(domainOf(procedure), text)) ?? known;
      schemas[used] ??= partsOf(schema);
      return used;
    },
    referring: (schema) => referringPart(schema) as JsonSchema,
  };
}

/** `accessTokens.list` is of the folder `access-tokens`. */
function domainOf(procedure: string): string {
  const [domain = ''] = procedure.split('.');
  return domain.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
