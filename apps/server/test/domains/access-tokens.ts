import type { DomainTests } from '../domain-tests.ts';
import { done } from '../example-parts.ts';
import { newToken } from '../http-accounts.ts';

export default {
  access: {
    oneselfInPerson: {
      procedures: 'accessTokens.create accessTokens.delete accessTokens.list',
      rows: `
      GET access-tokens
      POST access-tokens
      DELETE access-tokens/{id}`,
    },
  },
  probes: {
    'accessTokens.create': 'input',
    'accessTokens.delete': 'input',
    'accessTokens.list': 'works',
  },
  examples: {
    'GET access-tokens': { path: () => 'access-tokens', answer: { tokens: [] } },
    'POST access-tokens': {
      path: () => 'access-tokens',
      body: { tokenName: 'Backup', scope: 'read', expires_at: '2099-01-01T00:00:00Z' },
      status: 201,
      invalid: { body: { tokenName: '' }, field: 'tokenName' },
      answer: { plainTextToken: '', token: {} },
    },
    'DELETE access-tokens/{id}': {
      as: 'own user',
      path: () => 'access-tokens/TOKEN',
      before: async (server, { cookie }) => ({ TOKEN: String((await newToken(server, cookie)).id) }),
      answer: done,
    },
  },
} satisfies DomainTests;
