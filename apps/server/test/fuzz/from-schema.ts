import fc from 'fast-check';
import type { JsonSchema } from '../../../../packages/api/src/core/row-schema.ts';
import { hostileValue } from './hostile.ts';

/** What a field of a name may hold to mean something; null where its schema says enough. */
export type Meaning = (field: string) => fc.Arbitrary<unknown> | null;

const typesOf = ({ type }: JsonSchema): readonly string[] => [type ?? []].flat();
const plainObject = (schema: JsonSchema) => typesOf(schema).includes('object');
export const fieldsOf = (schema: JsonSchema) =>
  Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
export const itemsOf = (schema: JsonSchema) => (schema.items ?? {}) as JsonSchema;
export const branchesOf = (schema: JsonSchema) => (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
const fieldsAtMost = 3;

/** Values a schema takes. */
export function valid(schema: JsonSchema, meaning: Meaning, field = ''): fc.Arbitrary<unknown> {
  const known = meaning(field);
  if (known) return known;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = branchesOf(schema);
  if (branches.length > 0) return fc.oneof(...branches.map((branch) => valid(branch, meaning)));
  const arbitraries = typesOf(schema).map((type) => ofType(type, schema, meaning));
  return arbitraries.length > 0 ? fc.oneof(...arbitraries) : fc.jsonValue({ maxDepth: 2 });
}

function ofType(type: string, schema: JsonSchema, meaning: Meaning): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: clamp(schema.minimum ?? -1_000), max: clamp(schema.maximum ?? 1_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? fieldsAtMost, fieldsAtMost));
      return fc.array(valid(itemsOf(schema), meaning), { minLength, maxLength });
    }
    default:
      return object(schema, meaning);
  }
}

function object(schema: JsonSchema, meaning: Meaning): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema).map(([name, field]) => [name, valid(field, meaning, name)] as const);
  if (fields.length === 0 && typeof schema.additionalProperties === 'object') {
    const names = text((schema.propertyNames ?? {}) as JsonSchema);
    return fc.dictionary(names, valid(schema.additionalProperties as JsonSchema, meaning), {
      maxKeys: fieldsAtMost,
      noNullPrototype: true,
    });
  }
  const requiredKeys = (schema.required ?? []).filter((name) => fields.some(([known]) => known === name));
  return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
}

const clamp = (value: number) => Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value));

function text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl({ withQueryParameters: true });
  if (format === 'date-time') return moment.map((date) => date.toISOString());
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === 'email') return fc.nat(999_999).map((n) => `fuzz${n}@example.com`);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength, 40));
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ minLength, maxLength: most, unit: 'grapheme-ascii' }) },
    fc.string({ minLength, maxLength: most, unit: 'binary' }),
  );
}
const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

/** Something that is wrong about a value, and values of that kind. */
export interface Wrong {
  what: string;
  values: fc.Arbitrary<unknown>;
}

/** Whole values in which exactly one place is wrong, for every wrong thing `leaf` knows of a place. */
export function within(
  schema: JsonSchema,
  meaning: Meaning,
  leaf: (schema: JsonSchema) => Wrong[],
  path = '',
  depth = 0,
): Wrong[] {
  const found = leaf(schema).map(({ what, values }) => ({ what: `${path || 'the input'} ${what}`, values }));
  if (depth >= 3 || branchesOf(schema).length > 0) return found;
  if (plainObject(schema)) {
    for (const [name, field] of fieldsOf(schema)) {
      for (const wrong of within(field, meaning, leaf, path ? `${path}.${name}` : name, depth + 1)) {
        found.push({
          what: wrong.what,
          values: fc
            .tuple(valid(schema, meaning), wrong.values)
            .map(([rest, value]) => ({ ...(rest as object), [name]: value })),
        });
      }
    }
  }
  if (typesOf(schema).includes('array') && schema.items) {
    for (const wrong of within(itemsOf(schema), meaning, leaf, `${path}[]`, depth + 1)) {
      const before = fc.array(valid(itemsOf(schema), meaning), { maxLength: 1 });
      found.push({
        what: wrong.what,
        values: fc.tuple(before, wrong.values).map(([list, value]) => [...list, value]),
      });
    }
  }
  return found;
}

/** Ways to break one constraint of a schema. */
export function broken(meaning: Meaning): (schema: JsonSchema) => Wrong[] {
  return (schema) => {
    const wrong: Wrong[] = [];
    const add = (what: string, ...values: unknown[]) => {
      if (values.length > 0) wrong.push({ what, values: fc.constantFrom(...values) });
    };
    const { minLength = 0, maxLength, pattern, minimum, maximum, minItems = 0, maxItems } = schema;
    const types = typesOf(schema);
    if (schema.enum || schema.const !== undefined)
      add('is not offered', 'nonsense', '__proto__', 'constructor');
    else if (types.includes('string')) {
      if (minLength > 0) add('is too short', 'x'.repeat(minLength - 1));
      if (maxLength !== undefined && maxLength <= 10_000) add('is too long', 'x'.repeat(maxLength + 1));
      const expression = pattern ? new RegExp(pattern) : null;
      const others = ['nonsense', '!', '2026-02-30', '../../x', "a' or 1=1", 'x'.repeat(300)];
      if (expression) add('has another form', ...others.filter((value) => !expression.test(value)));
      if (schema.format === 'uri') add('is no address', 'nonsense', 'http://', '//x');
    }
    if (types.includes('integer')) {
      add('is no whole number', 0.5);
      if (minimum !== undefined) add('is too small', minimum - 1);
      if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) add('is too large', maximum + 1);
      else add('is too large', 2 ** 53, 1e21);
    }
    if (types.includes('array')) {
      if (minItems > 0) add('has too few', []);
      if (maxItems !== undefined && maxItems <= 1_000) {
        const many = valid(itemsOf(schema), meaning).map((item) =>
          Array.from({ length: maxItems + 1 }, () => item),
        );
        wrong.push({ what: 'has too many', values: many });
      }
    }
    for (const name of schema.required ?? []) {
      const without = (value: unknown) =>
        Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name));
      wrong.push({ what: `has no ${name}`, values: valid(schema, meaning).map(without) });
    }
    return wrong;
  };
}

const others: readonly unknown[] = [null, true, 7.5, 'nonsense', ['x'], { x: 1 }];
const typeOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? 'number'
        : typeof value;

/** Types a schema takes; null for any. */
function takes(schema: JsonSchema): Set<string> | null {
  if (schema.const !== undefined) return new Set([typeOf(schema.const)]);
  const branches = branchesOf(schema).map(takes);
  if (branches.length > 0) {
    return branches.some((types) => types === null)
      ? null
      : new Set(branches.flatMap((types) => [...(types ?? [])]));
  }
  const types = typesOf(schema);
  return types.length === 0 ? null : new Set(types);
}

/** Values of another type than a schema takes. */
export function swapped(schema: JsonSchema): Wrong[] {
  const types = takes(schema);
  if (!types) return [];
  const values = others.filter((value) => !types.has(typeOf(value)));
  return values.length > 0 ? [{ what: 'is of another type', values: fc.constantFrom(...values) }] : [];
}

/** Keys nobody asked for, where a schema takes no others. */
export function extra(meaning: Meaning): (schema: JsonSchema) => Wrong[] {
  const names = fc.constantFrom(
    'owner_id',
    'is_admin',
    'permissions_',
    'created_at',
    '$where',
    'toString',
    'x'.repeat(200),
  );
  return (schema) =>
    plainObject(schema) && schema.additionalProperties === false
      ? [
          {
            what: 'has a key too many',
            values: fc
              .tuple(valid(schema, meaning), names, hostileValue)
              .filter(([, name]) => !Object.hasOwn(schema.properties ?? {}, name))
              .map(([value, name, given]) => ({ ...(value as object), [name]: given })),
          },
        ]
      : [];
}
