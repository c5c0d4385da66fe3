import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { purgeTokens } from './queries.ts';
import { accessTokenRows } from './rest.ts';
import { accessTokensRouter } from './router.ts';

export const accessTokens = {
  name: 'access-tokens',
  routers: { accessTokens: accessTokensRouter },
  rows: accessTokenRows,
  about: ['Access tokens', 'Tokens for programs, made by their owner.'],
  contract,
  purges: [purgeTokens],
  exported: {
    access_tokens: { column: 'user_id', without: ['token_hash'] },
  },
} satisfies Domain;
