import type { RestRowsOf } from '../../core/rest.ts';
import type { searchRouter } from './router.ts';

export const searchRows = [
  {
    method: 'GET',
    path: 'search',
    procedure: 'search.query',
    summary: 'Find artists, albums and tracks',
    query: { query: 'text', types: 'list', limit: 'number', cursor: 'text' },
  },
  {
    method: 'GET',
    path: 'search/suggest',
    procedure: 'search.suggest',
    summary: 'Names that begin like the query',
    query: { query: 'text', limit: 'number' },
  },
] as const satisfies RestRowsOf<typeof searchRouter, 'search'>;
