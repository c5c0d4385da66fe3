import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { purgeSocialAttempts } from './queries.ts';
import { socialLoginRows } from './rest.ts';
import { socialLoginRouter } from './router.ts';

export const socialLogin = {
  name: 'social-login',
  routers: { socialLogin: socialLoginRouter },
  rows: socialLoginRows,
  about: ['Sign-in elsewhere', 'Accounts of other services to sign in with.'],
  contract,
  purges: [purgeSocialAttempts],
  exported: {
    social_profiles: { column: 'user_id' },
  },
  notExported: {
    social_attempts: 'a sign-in under way, ten minutes long',
  },
} satisfies Domain;
