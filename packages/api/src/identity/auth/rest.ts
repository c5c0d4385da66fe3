import type { RestRowsOf } from '../../core/rest.ts';
import type { authRouter } from './router.ts';

const row = { method: 'POST', unprefixed: true } as const;

export const authRows = [
  {
    ...row,
    path: 'auth/login',
    procedure: 'auth.login',
    summary: 'Signs in with email and password; sets the session cookie',
    body: true,
  },
  {
    ...row,
    path: 'auth/logout',
    procedure: 'auth.logout',
    summary: 'Ends the session of the cookie',
  },
  {
    ...row,
    path: 'auth/register',
    procedure: 'auth.register',
    summary: 'Makes an account and signs it in; one boolean for each policy under its id',
    body: true,
  },
  {
    ...row,
    path: 'auth/forgot-password',
    procedure: 'auth.forgotPassword',
    summary: 'Mails a link that sets a new password; the answer does not tell whether there is an account',
    body: true,
  },
  {
    ...row,
    path: 'auth/reset-password',
    procedure: 'auth.resetPassword',
    summary: 'Sets a new password by the token of the mail; ends all sessions and access tokens',
    body: true,
  },
  {
    ...row,
    path: 'auth/email/verification-notification',
    procedure: 'auth.sendVerification',
    summary: 'Mails the link that confirms an address again; it works for 24 hours',
    body: true,
  },
  {
    ...row,
    path: 'auth/email/verify',
    procedure: 'auth.verifyEmail',
    summary: 'Confirms an address by the parts of the link in the mail; with `email`, makes it the account’s',
    refuses: ['gone'],
    body: true,
  },
  {
    ...row,
    path: 'auth/confirm-password',
    procedure: 'auth.confirmPassword',
    summary: 'Gives the password again before something that asks for a recent one',
    body: true,
  },
  {
    method: 'POST',
    path: 'users/me/email',
    procedure: 'auth.changeEmail',
    summary: 'Mails a link to another address, which becomes the account’s when the link is opened',
    body: true,
  },
  {
    method: 'POST',
    path: 'users/me/password/change',
    procedure: 'auth.changePassword',
    summary: 'Changes the password; ends all other sessions, and with `revoke_tokens` access tokens',
    body: true,
  },
  {
    method: 'GET',
    path: 'users/me/sessions',
    procedure: 'auth.sessions',
    summary: 'Where the user is signed in',
  },
  {
    method: 'DELETE',
    path: 'users/me/sessions/{id}',
    procedure: 'auth.endSession',
    summary: 'Ends one of the user’s sessions',
    params: { id: 'id' },
  },
  {
    method: 'DELETE',
    path: 'users/me/sessions',
    procedure: 'auth.endOtherSessions',
    summary: 'Ends all sessions but this one',
  },
  {
    method: 'GET',
    path: 'human-check',
    procedure: 'auth.humanChallenge',
    summary: 'A challenge for the human check, if one is asked for',
  },
  {
    method: 'POST',
    path: 'recaptcha/verify',
    procedure: 'auth.verifyHuman',
    summary: 'Whether a token of the human check is good; the guarded action checks it again',
    body: true,
  },
] as const satisfies RestRowsOf<typeof authRouter, 'auth'>;
