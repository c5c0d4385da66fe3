import { bodyWith, pathId, type RestRow } from '../core/rest.ts';

const row = { method: 'POST', unprefixed: true } as const;

export const authRows = [
  {
    ...row,
    path: 'auth/login',
    procedure: 'auth.login',
    summary: 'Signs in with e-mail and password; sets the session cookie',
    input: (request) => bodyWith(request),
  },
  {
    ...row,
    path: 'auth/logout',
    procedure: 'auth.logout',
    summary: 'Ends the session of the cookie',
    input: () => undefined,
  },
  {
    ...row,
    path: 'auth/register',
    procedure: 'auth.register',
    summary: 'Makes an account and signs it in; one boolean for each policy under its id',
    input: (request) => bodyWith(request),
  },
  {
    ...row,
    path: 'auth/forgot-password',
    procedure: 'auth.forgotPassword',
    summary: 'Mails a link that sets a new password; the answer does not tell whether there is an account',
    input: (request) => bodyWith(request),
  },
  {
    ...row,
    path: 'auth/reset-password',
    procedure: 'auth.resetPassword',
    summary: 'Sets a new password by the token of the mail; ends all sessions',
    input: (request) => bodyWith(request),
  },
  {
    ...row,
    path: 'auth/email/verification-notification',
    procedure: 'auth.sendVerification',
    summary: 'Mails the link that confirms an address again; it works for 24 hours',
    input: (request) => bodyWith(request),
  },
  {
    ...row,
    path: 'auth/email/verify',
    procedure: 'auth.verifyEmail',
    summary: 'Confirms an address by the parts of the link in the mail',
    input: (request) => bodyWith(request),
  },
  {
    ...row,
    path: 'auth/confirm-password',
    procedure: 'auth.confirmPassword',
    summary: 'Gives the password again before something that asks for a recent one',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'users/me/password/change',
    procedure: 'auth.changePassword',
    summary: 'Changes the password; ends all other sessions',
    input: (request) => bodyWith(request),
  },
  {
    method: 'GET',
    path: 'users/me/sessions',
    procedure: 'auth.sessions',
    summary: 'Where the user is signed in',
    input: () => undefined,
  },
  {
    method: 'DELETE',
    path: 'users/me/sessions/{id}',
    procedure: 'auth.endSession',
    summary: 'Ends one of the user’s sessions',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'users/me/sessions',
    procedure: 'auth.endOtherSessions',
    summary: 'Ends all sessions but this one',
    input: () => undefined,
  },
  {
    method: 'GET',
    path: 'human-check',
    procedure: 'auth.humanChallenge',
    summary: 'A challenge for the human check, if one is asked for',
    input: () => undefined,
  },
  {
    method: 'POST',
    path: 'recaptcha/verify',
    procedure: 'auth.verifyHuman',
    summary: 'Whether a token of the human check is good; the guarded action checks it again',
    input: (request) => bodyWith(request),
  },
] as const satisfies readonly RestRow[];
