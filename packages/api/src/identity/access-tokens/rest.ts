import type { RestRowsOf } from '../../core/rest.ts';
import type { accessTokensRouter } from './router.ts';

export const accessTokenRows = [
  {
    method: 'GET',
    path: 'access-tokens',
    procedure: 'accessTokens.list',
    summary: 'Personal access tokens of the user',
  },
  {
    method: 'POST',
    path: 'access-tokens',
    procedure: 'accessTokens.create',
    summary: 'Makes a token: `plainTextToken` is shown this once',
    status: 201,
    body: true,
  },
  {
    method: 'DELETE',
    path: 'access-tokens/{id}',
    procedure: 'accessTokens.delete',
    summary: 'Revokes a token at once',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof accessTokensRouter, 'accessTokens'>;
