import type { RestRowsOf } from '../../core/rest.ts';
import { socialServices } from '../../platform/site-state/contract.ts';
import type { socialLoginRouter } from './router.ts';
export const socialLoginRows = [
  {
    method: 'GET',
    path: 'secure/auth/social',
    unprefixed: true,
    procedure: 'socialLogin.services',
    summary: 'Services one can sign in with',
  },
  {
    method: 'POST',
    path: 'secure/auth/social/connect',
    unprefixed: true,
    procedure: 'socialLogin.connect',
    summary: 'Connects the profile that waits in this browser, by the password of the account',
    refuses: ['gone', 'conflict'],
    body: true,
  },
  {
    method: 'POST',
    path: 'secure/auth/social/{service}/disconnect',
    unprefixed: true,
    procedure: 'socialLogin.disconnect',
    summary: 'Takes a service off the account',
    refuses: ['conflict'],
    params: { service: socialServices },
  },
] as const satisfies RestRowsOf<typeof socialLoginRouter, 'socialLogin'>;
