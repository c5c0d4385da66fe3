import type { DomainTests } from '../domain-tests.ts';
import { done, inAnHour, sha256 } from '../example-parts.ts';
import { mailTo, send } from '../http-accounts.ts';

export default {
  access: {
    unverifiedToo: { procedures: 'auth.humanChallenge auth.resetLink', rows: 'GET human-check' },
    unverifiedTooChanges: {
      procedures: `
      auth.forgotPassword auth.login auth.logout auth.resetPassword auth.sendVerification
      auth.verifyEmail auth.verifyHuman`,
      rows: `
      POST auth/email/verification-notification
      POST auth/email/verify
      POST auth/forgot-password
      POST auth/login
      POST auth/logout
      POST auth/reset-password
      POST recaptcha/verify`,
    },
    everybodyChanges: { procedures: 'auth.register', rows: 'POST auth/register' },
    oneselfUnverifiedInPerson: { procedures: 'auth.changeEmail', rows: 'POST users/me/email' },
    oneselfInPerson: {
      procedures: `
      auth.changePassword auth.confirmPassword auth.endOtherSessions auth.endSession auth.sessions`,
      rows: `
      POST auth/confirm-password
      POST users/me/password/change
      GET users/me/sessions
      DELETE users/me/sessions
      DELETE users/me/sessions/{id}`,
    },
  },
  probes: {
    'auth.changeEmail': 'input',
    'auth.changePassword': 'input',
    'auth.confirmPassword': 'input',
    'auth.endOtherSessions': 'works',
    'auth.endSession': 'input',
    'auth.forgotPassword': 'input',
    'auth.humanChallenge': 'works',
    'auth.login': 'input',
    'auth.logout': 'signs out',
    'auth.register': 'input',
    'auth.resetLink': 'input',
    'auth.resetPassword': 'input',
    'auth.sendVerification': 'input',
    'auth.sessions': 'works',
    'auth.verifyEmail': 'input',
    'auth.verifyHuman': 'input',
  },
  examples: {
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
  },
} satisfies DomainTests;
