import { expect, it } from 'vitest';
import { kindOf } from './setting-kind.ts';

it('knows plain values', () => {
  expect(kindOf({ type: 'boolean' })).toEqual({ kind: 'switch' });
  expect(kindOf({ type: 'integer', minimum: 1, maximum: 65_535 })).toEqual({
    kind: 'number',
    min: 1,
    max: 65_535,
    whole: true,
  });
  expect(kindOf({ type: 'integer', maximum: Number.MAX_SAFE_INTEGER })).toEqual({
    kind: 'number',
    whole: true,
  });
  expect(kindOf({ type: 'string', enum: ['top', 'bottom'] })).toEqual({
    kind: 'choice',
    options: ['top', 'bottom'],
  });
  expect(kindOf({ type: 'string', maxLength: 80 })).toEqual({ kind: 'text', nullable: false, maxLength: 80 });
});

it('knows values that may be missing', () => {
  const schema = { anyOf: [{ type: 'string', format: 'email', maxLength: 254 }, { type: 'null' }] };
  expect(kindOf(schema)).toEqual({ kind: 'text', nullable: true, maxLength: 254, format: 'email' });
  expect(kindOf({ type: ['string', 'null'] })).toEqual({ kind: 'text', nullable: true });
});

it('knows lists', () => {
  expect(kindOf({ type: 'array', items: { type: 'string' } })).toEqual({ kind: 'list' });
  expect(kindOf({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } })).toEqual({
    kind: 'choices',
    options: ['a', 'b'],
  });
  const record = { type: 'object', properties: { id: { type: 'string' }, label: { type: 'string' } } };
  expect(kindOf({ type: 'array', items: record })).toEqual({ kind: 'records', fields: ['id', 'label'] });
});

it('knows named texts', () => {
  const schema = { type: 'object', properties: { issuer: { type: 'string', format: 'uri' } } };
  expect(kindOf(schema)).toEqual({ kind: 'texts', fields: ['issuer'] });
});

it('gives up on anything else', () => {
  expect(kindOf({})).toEqual({ kind: 'other' });
  expect(kindOf({ type: 'object', properties: { a: { type: 'object' } } })).toEqual({ kind: 'other' });
  expect(kindOf({ anyOf: [{ type: 'string' }, { type: 'integer' }] })).toEqual({ kind: 'other' });
});
