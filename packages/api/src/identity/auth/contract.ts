import { z } from 'zod';
import { id } from '../../core/contract.ts';
import { bootstrapData } from '../bootstrap/contract.ts';

/** Lengths of a new password, in characters: long ones are welcome, endless ones are not hashed. */
export const passwordLength = { min: 8, max: 1_000 } as const;

/** An address as it is stored: trimmed, lower case; no comments, groups or quoted parts. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { message: 'Enter your email.' })
  .max(254)
  .pipe(z.email({ message: 'Enter a valid email.' }));

const typedPassword = z.string().min(1).max(passwordLength.max);
export const newPassword = z
  .string()
  .min(passwordLength.min)
  .max(passwordLength.max)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL would end the text elsewhere
  .refine((value) => !/\u0000/.test(value), { message: 'This is not valid.' });

/** Proof of a human: an altcha payload or a reCAPTCHA token; asked for by setting. */
export const captchaToken = z.string().max(10_000).optional();

export const login = z.strictObject({
  email: z.string().min(1, { message: 'Enter your email.' }).max(320),
  password: typedPassword,
  /** One month; off means until the browser is closed. */
  remember: z.boolean().default(true),
  human_token: captchaToken,
});
export const loginResponse = z.object({ bootstrapData });

/**
 * One boolean for each policy of the setting `registration.policies`, under its id. A confirmation that differs is
 * refused on `password_confirmation`.
 */
export const register = z.looseObject({
  email,
  password: newPassword,
  password_confirmation: z.string().max(passwordLength.max),
  human_token: captchaToken,
  /** Secret of a mailed invitation to a workspace: it confirms the address it was sent to. */
  inviteId: z.string().min(1).max(100).optional(),
});
export const registerResponse = z.object({
  status: z.enum(['success', 'needs_email_verification']),
  bootstrapData,
});

export const forgotPassword = z.strictObject({ email, human_token: captchaToken });
export const message = z.object({ message: z.string() });

const resetToken = z.string().min(1).max(200);
export const resetLink = z.strictObject({ token: resetToken });
export const resetLinkState = z.object({ open: z.boolean() });
export const resetPassword = z.strictObject({
  token: resetToken,
  email,
  password: newPassword,
  password_confirmation: z.string().max(passwordLength.max),
});

export const sendVerification = z.strictObject({ email });

/** Parts of the link in the mail. */
export const verifyEmail = z.strictObject({
  id,
  /** Unix seconds */
  expires: z.int().min(0).max(99_999_999_999),
  signature: z.string().min(1).max(100),
  /** The new address, in a link that changes it. */
  email: email.optional(),
});
export const verifyEmailResponse = z.object({ verified: z.literal(true), bootstrapData });

export const confirmPassword = z.strictObject({ password: typedPassword });

export const changeEmail = z.strictObject({ email, password: typedPassword });

/** A confirmation that differs is refused on the confirmation, here as in `register` and `resetPassword`. */
export const changePassword = z.strictObject({
  current_password: typedPassword,
  new_password: newPassword,
  new_password_confirmation: z.string().max(passwordLength.max),
  /** Revokes the access tokens as well; without it they stay. */
  revoke_tokens: z.boolean().default(false),
});

/** A session of a user. */
export const session = z.object({
  id,
  current: z.boolean(),
  /** As the browser names itself, e.g. `Mozilla/5.0 …`. */
  user_agent: z.string().nullable(),
  /** Truncated to /24 or /48. */
  ip: z.string().nullable(),
  /** Opened by an admin who signed in as this user. */
  impersonated: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
});
export type Session = z.infer<typeof session>;
export const sessions = z.object({ sessions: z.array(session) });
export const ended = z.object({ done: z.literal(true), ended: z.int() });

export const captchaChallenge = z.object({
  kind: z.enum(['altcha', 'recaptcha', 'off']),
  /** What altcha's solver takes; null for the other kinds. */
  challenge: z.record(z.string(), z.unknown()).nullable(),
});
export const verifyCaptcha = z.strictObject({ token: z.string().min(1).max(10_000) });
export const captchaAnswer = z.object({ success: z.boolean() });
