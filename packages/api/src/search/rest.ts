import { list, numeric, type RestRequest, type RestRow } from '../core/rest.ts';

const limited = ({ query: { limit, ...rest } }: RestRequest) => ({
  ...rest,
  ...(limit === undefined ? {} : { limit: numeric(limit) }),
});

export const searchRows = [
  {
    method: 'GET',
    path: 'search',
    procedure: 'search.query',
    summary: 'Find artists, albums and tracks',
    input: (request) => {
      const types = list(request.query.types);
      return { ...limited(request), ...(types ? { types } : {}) };
    },
  },
  {
    method: 'GET',
    path: 'search/suggest',
    procedure: 'search.suggest',
    summary: 'Names that begin like the query',
    input: limited,
  },
] as const satisfies readonly RestRow[];
