import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import { purgeCaptchas } from './captcha/captcha-queries.ts';
import * as contract from './contract.ts';
import { authReactions } from './events.ts';
import { sendEmailChange, sendReset, sendVerification } from './jobs.ts';
import { purgeResets } from './queries.ts';
import { authRows } from './rest.ts';
import { authRouter } from './router.ts';
import { purgeSessions } from './sessions/session-queries.ts';

export const auth = {
  name: 'auth',
  routers: { auth: authRouter },
  rows: authRows,
  about: ['Accounts', 'Registering, signing in and out, passwords, sessions.'],
  contract,
  jobs: [
    handledBy(sendEmailChange, {
      start: async () => (await import('./addresses/mail-email-change.ts')).mailEmailChange,
    }),
    handledBy(sendReset, { start: async () => (await import('./passwords/mail-reset.ts')).mailReset }),
    handledBy(sendVerification, {
      start: async () => (await import('./addresses/mail-verification.ts')).mailVerification,
    }),
  ],
  purges: [purgeCaptchas, purgeResets, purgeSessions],
  reactions: authReactions,
  exported: {
    sessions: { column: 'user_id', without: ['id_hash'] },
    consents: { column: 'user_id' },
  },
  notExported: {
    password_resets: 'a secret that opens the account, an hour long',
  },
} satisfies Domain;
