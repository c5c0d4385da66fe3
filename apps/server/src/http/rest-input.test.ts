import type { RestRow } from '@kantele/api/server';
import { describe, expect, it } from 'vitest';
import { inputOf } from './rest-input.ts';

const row: RestRow = { method: 'GET', path: 'things/{id}', procedure: 'things.get', summary: 'A thing' };
const request = { params: {}, query: {}, body: undefined };

describe('an id in a path', () => {
  const pathId = (id: string) => inputOf({ ...row, params: { id: 'id' } }, { ...request, params: { id } }).id;

  it('is a plain positive number', () => {
    expect(pathId('1')).toBe(1);
    expect(pathId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    '',
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1 ',
    "1'",
    '1 OR 1=1',
    '9007199254740993',
    '9223372036854775808',
    '１',
    'me',
  ])('%j names nothing', (id) => {
    expect(() => pathId(id)).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

describe('the input of a procedure', () => {
  it('has a field of the path under the name the procedure knows it by', () => {
    const renamed: RestRow = { ...row, params: { track_id: { from: 'id', as: 'id' } } };
    expect(inputOf(renamed, { ...request, params: { id: '7' } })).toEqual({ track_id: 7 });
  });

  it('of a form has the file, and what the row reads from the query', () => {
    const file = new Uint8Array([1]);
    const form: RestRow = { ...row, method: 'POST', upload: { field: 'file', maxBytes: 10 } };
    const named: RestRow = { ...form, query: { name: 'text' }, body: 'optional' };
    expect(inputOf(named, { ...request, query: { name: 'a.csv' } }, file)).toEqual({ name: 'a.csv', file });
    expect(inputOf(form, { ...request, query: { name: 'a.csv' } }, file)).toEqual({ file });
  });

  it('reads text of the query as the row says, and leaves what does not fit to the schema', () => {
    const query = { per_page: '10', verified: 'true', with: 'roles,tokens', orderBy: 'name' };
    const asked: RestRow = {
      ...row,
      query: { per_page: 'number', verified: 'flag', with: 'list', orderBy: 'text' },
    };
    expect(inputOf(asked, { ...request, query })).toEqual({
      per_page: 10,
      verified: true,
      with: ['roles', 'tokens'],
      orderBy: 'name',
    });
    expect(inputOf(asked, { ...request, query: { per_page: 'ten', verified: 'yes', odd: '1' } })).toEqual({
      per_page: 'ten',
      verified: 'yes',
      odd: '1',
    });
  });

  it('knows nothing of a query the row does not read, nor of what belongs to the contract itself', () => {
    expect(inputOf(row, { ...request, query: { odd: '1' } })).toEqual({});
    const asked: RestRow = { ...row, query: {} };
    expect(inputOf(asked, { ...request, query: { _method: 'GET', workspaceId: '0' } })).toEqual({});
  });

  it('takes lists with commas and given again, and the size of a page by either name', () => {
    const asked: RestRow = { ...row, query: { per_page: 'number', with: 'list' } };
    const of = (query: object) => inputOf(asked, { ...request, query });
    expect(of({ with: ['roles', 'tokens,social_profiles'] })).toEqual({
      with: ['roles', 'tokens', 'social_profiles'],
    });
    expect(of({ perPage: '10' })).toEqual({ per_page: 10 });
    for (const query of [
      { per_page: ['1', '2'] },
      { perPage: ['1', '2'] },
      { perPage: '1', per_page: '1' },
    ]) {
      expect(() => of(query)).toThrow(expect.objectContaining({ code: 'invalid' }));
    }
  });

  it('comes from the query or an optional body', () => {
    const either: RestRow = { ...row, method: 'DELETE', query: { sure: 'flag' }, body: 'optional' };
    expect(inputOf(either, { ...request, query: { sure: 'true' } })).toEqual({ sure: true });
    expect(inputOf(either, { ...request, body: { sure: true } })).toEqual({ sure: true });
    expect(() => inputOf(either, { ...request, body: [] })).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });

  it('takes the path before the body, which is a JSON object', () => {
    const changed: RestRow = { ...row, method: 'PUT', params: { id: 'user' }, body: true };
    const body = { id: 3, name: 'New' };
    expect(inputOf(changed, { ...request, params: { id: 'me' }, body })).toEqual({ id: 'me', name: 'New' });
    for (const other of [null, [], 'text', undefined]) {
      expect(() => inputOf(changed, { ...request, params: { id: 'me' }, body: other })).toThrow(
        expect.objectContaining({ code: 'invalid' }),
      );
    }
  });

  it('is one of the words a path may hold', () => {
    const one: RestRow = { ...row, params: { service: ['google', 'oidc'] } };
    expect(inputOf(one, { ...request, params: { service: 'oidc' } })).toEqual({ service: 'oidc' });
    expect(() => inputOf(one, { ...request, params: { service: 'other' } })).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });
});
