import { bodyWith, pathId, type RestRow } from '../core/rest.ts';

export const accessTokenRows = [
  {
    method: 'GET',
    path: 'access-tokens',
    procedure: 'accessTokens.list',
    summary: 'Personal access tokens of the user',
    input: () => undefined,
  },
  {
    method: 'POST',
    path: 'access-tokens',
    procedure: 'accessTokens.create',
    summary: 'Makes a token: `plainTextToken` is shown this once',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'DELETE',
    path: 'access-tokens/{id}',
    procedure: 'accessTokens.delete',
    summary: 'Revokes a token at once',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
