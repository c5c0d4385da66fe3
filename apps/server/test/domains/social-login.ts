import type { DomainTests } from '../domain-tests.ts';
import { done, inAnHour, sha256 } from '../example-parts.ts';

const browser = 'b'.repeat(43);

export default {
  access: {
    unverifiedToo: { procedures: 'socialLogin.services', rows: 'GET secure/auth/social' },
    unverifiedTooChanges: { procedures: 'socialLogin.connect', rows: 'POST secure/auth/social/connect' },
    oneselfInPerson: {
      procedures: 'socialLogin.disconnect',
      rows: 'POST secure/auth/social/{service}/disconnect',
    },
  },
  probes: {
    'socialLogin.connect': 'input',
    'socialLogin.disconnect': 'input',
    'socialLogin.services': 'input',
  },
  examples: {
    'GET secure/auth/social': { path: () => 'secure/auth/social', answer: { services: [] } },
    'POST secure/auth/social/connect': {
      as: 'guest',
      path: () => 'secure/auth/social/connect',
      cookie: `social=${browser}`,
      async before(server, { id, email }) {
        const browser_hash = sha256(browser);
        await server.site.services.db
          .insertInto('social_attempts')
          .values({
            state_hash: `pending ${browser_hash}`,
            service_name: 'google',
            intent: 'login',
            user_id: id,
            browser_hash,
            verifier: '',
            nonce: '',
            expires_at: inAnHour(),
            profile: JSON.stringify({ subject: '1', username: 'Ada', email }),
          })
          .execute();
        return {};
      },
      body: { password: 'PASSWORD' },
      invalid: { body: { password: '' }, field: 'password' },
      answer: { status: 'SUCCESS', bootstrapData: {} },
    },
    'POST secure/auth/social/{service}/disconnect': {
      as: 'own user',
      path: () => 'secure/auth/social/google/disconnect',
      async before(server, { id }) {
        const values = { user_id: id, service_name: 'google', subject: '2', username: 'Ada', email: null };
        await server.site.services.db.insertInto('social_profiles').values(values).execute();
        return {};
      },
      answer: done,
    },
  },
} satisfies DomainTests;
