import { byId, done } from '../../core/contract.ts';
import { inPerson, inPersonUnverified, open, openUnverified, router } from '../../core/trpc.ts';
import { changeEmail } from './addresses/change-email.ts';
import { resendVerification } from './addresses/resend-verification.ts';
import { verifyEmail } from './addresses/verify-email.ts';
import { checkCaptchaToken } from './captcha/check-captcha-token.ts';
import { createCaptchaChallenge } from './captcha/create-captcha-challenge.ts';
import * as contract from './contract.ts';
import { login } from './login.ts';
import { changePassword } from './passwords/change-password.ts';
import { checkResetLink } from './passwords/check-reset-link.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { register } from './register.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endOwnSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { logout } from './sessions/logout.ts';

export const authRouter = router({
  login: openUnverified
    .input(contract.login)
    .output(contract.loginResponse)
    .mutation(({ ctx, input }) => login(ctx, input)),
  logout: openUnverified.output(contract.loginResponse).mutation(({ ctx }) => logout(ctx)),
  register: open
    .input(contract.register)
    .output(contract.registerResponse)
    .mutation(({ ctx, input }) => register(ctx, input)),
  forgotPassword: openUnverified
    .input(contract.forgotPassword)
    .output(contract.message)
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetLink: openUnverified
    .input(contract.resetLink)
    .output(contract.resetLinkState)
    .query(({ ctx, input }) => checkResetLink(ctx, input)),
  resetPassword: openUnverified
    .input(contract.resetPassword)
    .output(contract.message)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  sendVerification: openUnverified
    .input(contract.sendVerification)
    .output(contract.message)
    .mutation(({ ctx, input }) => resendVerification(ctx, input)),
  verifyEmail: openUnverified
    .input(contract.verifyEmail)
    .output(contract.verifyEmailResponse)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  confirmPassword: inPerson
    .input(contract.confirmPassword)
    .output(done)
    .mutation(({ ctx, input }) => confirmPassword(ctx, input)),
  changeEmail: inPersonUnverified
    .input(contract.changeEmail)
    .output(contract.message)
    .mutation(({ ctx, input }) => changeEmail(ctx, input)),
  changePassword: inPerson
    .input(contract.changePassword)
    .output(done)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  sessions: inPerson.output(contract.sessions).query(({ ctx }) => listSessions(ctx)),
  endSession: inPerson
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => endOwnSession(ctx, input)),
  endOtherSessions: inPerson.output(contract.ended).mutation(({ ctx }) => endOtherSessions(ctx)),
  humanChallenge: openUnverified
    .output(contract.captchaChallenge)
    .query(({ ctx }) => createCaptchaChallenge(ctx)),
  verifyHuman: openUnverified
    .input(contract.verifyCaptcha)
    .output(contract.captchaAnswer)
    .mutation(({ ctx, input }) => checkCaptchaToken(ctx, input)),
});
