import { notFound } from '../core/errors.ts';
import { bodyWith, type RestRow } from '../core/rest.ts';
import { socialServices } from './contract.ts';

export const socialLoginRows = [
  {
    method: 'GET',
    path: 'secure/auth/social',
    unprefixed: true,
    procedure: 'socialLogin.services',
    summary: 'Services one can sign in with',
    input: () => ({}),
  },
  {
    method: 'POST',
    path: 'secure/auth/social/connect',
    unprefixed: true,
    procedure: 'socialLogin.connect',
    summary: 'Connects the profile that waits in this browser, by the password of the account',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'secure/auth/social/{service}/disconnect',
    unprefixed: true,
    procedure: 'socialLogin.disconnect',
    summary: 'Takes a service off the account',
    input: ({ params }) => {
      const service = socialServices.find((known) => known === params.service);
      if (!service) throw notFound();
      return { service };
    },
  },
] as const satisfies readonly RestRow[];
