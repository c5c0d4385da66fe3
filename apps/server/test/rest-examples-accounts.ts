import { createHash } from 'node:crypto';
import { mailTo, send } from './http-accounts.ts';
import type { RowExample } from './rest-examples.ts';

const done = { done: true };
const inAnHour = () => new Date(Date.now() + 3_600_000);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const browser = 'b'.repeat(43);

/** Rows of sign-in, sessions and sign-in elsewhere. */
export const accountExamples: Record<string, RowExample> = {
  'POST auth/login': {
    as: 'guest',
    path: () => 'auth/login',
    body: { email: 'EMAIL', password: 'PASSWORD' },
    invalid: { body: { email: 'EMAIL', password: 'wrong' }, field: 'email' },
    answer: { bootstrapData: {} },
  },
  'POST auth/logout': { as: 'own user', path: () => 'auth/logout', answer: { bootstrapData: {} } },
  'POST auth/register': {
    as: 'guest',
    path: () => 'auth/register',
    body: {
      email: 'fresh@example.com',
      password: 'a long enough phrase',
      password_confirmation: 'a long enough phrase',
    },
    invalid: {
      body: { email: 'nobody', password: 'a long enough phrase', password_confirmation: '' },
      field: 'email',
    },
    answer: { status: 'success', bootstrapData: {} },
  },
  'POST auth/forgot-password': {
    as: 'guest',
    path: () => 'auth/forgot-password',
    body: { email: 'EMAIL' },
    invalid: { body: { email: '"a@evil.test x"@victim.test' }, field: 'email' },
    answer: { message: '' },
  },
  'POST auth/reset-password': {
    as: 'guest',
    path: () => 'auth/reset-password',
    async before(server, { id }) {
      const token = 'r'.repeat(43);
      const values = { token_hash: sha256(token), user_id: id, expires_at: inAnHour() };
      await server.site.services.db.insertInto('password_resets').values(values).execute();
      return { TOKEN: token };
    },
    body: {
      token: 'TOKEN',
      email: 'EMAIL',
      password: 'a new long phrase',
      password_confirmation: 'a new long phrase',
    },
    invalid: {
      body: {
        token: 'x',
        email: 'EMAIL',
        password: 'a new long phrase',
        password_confirmation: 'a new long phrase',
      },
      field: 'token',
    },
    answer: { message: '' },
  },
  'POST auth/email/verification-notification': {
    as: 'guest',
    path: () => 'auth/email/verification-notification',
    body: { email: 'EMAIL' },
    invalid: { body: { email: 'a@b' }, field: 'email' },
    answer: { message: '' },
  },
  'POST auth/email/verify': {
    as: 'guest',
    path: () => 'auth/email/verify',
    async before(server, { id, email }) {
      const { db } = server.site.services;
      await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
      await (await server.site.user()).users.resendVerification({ ids: [id] });
      const [, expires, signature] = /(\d+)\/([\w-]+)$/.exec((await mailTo(server, email)).link) ?? [];
      return { EXPIRES: expires ?? '', SIGNATURE: signature ?? '' };
    },
    body: { id: '#USER', expires: '#EXPIRES', signature: 'SIGNATURE' },
    invalid: { body: { id: '#USER', expires: -1, signature: 'x' }, field: 'expires' },
    answer: { verified: true, bootstrapData: {} },
  },
  'POST auth/confirm-password': {
    as: 'own user',
    path: () => 'auth/confirm-password',
    body: { password: 'PASSWORD' },
    invalid: { body: { password: 'wrong' }, field: 'password' },
    answer: done,
  },
  'POST users/me/email': {
    as: 'own user',
    path: () => 'users/me/email',
    body: { email: 'another-address@example.com', password: 'PASSWORD' },
    invalid: { body: { email: 'another-address@example.com', password: 'wrong' }, field: 'password' },
    answer: { message: '' },
  },
  'POST users/me/password/change': {
    as: 'own user',
    path: () => 'users/me/password/change',
    body: {
      current_password: 'PASSWORD',
      new_password: 'a new long phrase',
      new_password_confirmation: 'a new long phrase',
    },
    invalid: {
      body: {
        current_password: 'wrong',
        new_password: 'a new long phrase',
        new_password_confirmation: 'a new long phrase',
      },
      field: 'current_password',
    },
    answer: done,
  },
  'GET users/me/sessions': { path: () => 'users/me/sessions', answer: { sessions: [] } },
  'DELETE users/me/sessions/{id}': {
    as: 'own user',
    path: () => 'users/me/sessions/SESSION',
    async before(server, { email, cookie }) {
      await server.signIn(email);
      const response = await send(server, 'GET', '/api/v1/users/me/sessions', { cookie });
      const { sessions } = (await response.json()) as { sessions: { id: number; current: boolean }[] };
      return { SESSION: String(sessions.find(({ current }) => !current)?.id) };
    },
    answer: done,
  },
  'DELETE users/me/sessions': {
    as: 'own user',
    path: () => 'users/me/sessions',
    answer: { done: true, ended: 0 },
  },
  'GET human-check': { path: () => 'human-check', answer: { kind: 'off', challenge: null } },
  'POST recaptcha/verify': {
    path: () => 'recaptcha/verify',
    body: { token: 'x' },
    invalid: { body: { token: '' }, field: 'token' },
    answer: { success: true },
  },
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
};
