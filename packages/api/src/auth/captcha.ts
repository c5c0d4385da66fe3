import { createHash, hkdfSync } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { OutboundError, type Services } from '../core/services.ts';
import type { CaptchaAction } from '../settings/definitions.ts';
import { asksForCaptcha, captchaKind } from '../settings/public-settings.ts';
import { readSecret } from '../settings/read-secret.ts';
import { getSite } from '../settings/site.ts';
import { addOnce, takeOnce, wasUsed } from './captcha-queries.ts';
import { limitAttempts } from './limits.ts';

const validMs = 600_000;
/** About a second of work for a phone: 256 derivations of 5,000 rounds. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const;

/** What the visitor's browser has to solve; null challenge when it is reCAPTCHA's turn, or nobody's. */
export async function createCaptchaChallenge(ctx: Context) {
  const { settings } = await getSite(ctx.db);
  const kind = captchaKind(settings);
  if (kind !== 'altcha') return { kind, challenge: null };
  const challenge = await createChallenge({
    ...work,
    deriveKey,
    expiresAt: new Date(Date.now() + validMs),
    hmacSignatureSecret: signingKey(ctx.services),
  });
  return { kind, challenge: { ...challenge } };
}

/**
 * Checks the captcha before an action, when the site asks for one there. Each proof counts once.
 * @throws AppError `invalid` on `human_token`
 */
export async function verifyCaptcha(
  ctx: Context,
  action: CaptchaAction,
  token: string | undefined,
): Promise<void> {
  const { settings } = await getSite(ctx.db);
  if (!asksForCaptcha(settings, action)) return;
  const kind = captchaKind(settings);
  const good =
    token !== undefined &&
    (kind === 'altcha' ? await takeSolution(ctx, token) : await takeAnswer(ctx, token));
  if (!good) throw invalid('human_token', 'Could not verify you are human.');
}

/** Whether a proof is good, without using it up: the action it is for checks it again. */
export async function checkCaptchaToken(ctx: Context, { token }: { token: string }) {
  await limitAttempts(ctx, `human ${ctx.visitor?.ip ?? ''}`, { max: 60, seconds: 600 });
  const { settings } = await getSite(ctx.db);
  const kind = captchaKind(settings);
  if (kind === 'off') return { success: true };
  if (kind === 'recaptcha') return { success: await keepAnswer(ctx, token) };
  const signature = await solved(ctx.services, token);
  return { success: signature !== null && !(await wasUsed(ctx.db, used(signature))) };
}

const hex = z.string().regex(/^[0-9a-f]{2,256}$/);
const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      cost: z.literal(work.cost),
      keyPrefix: z.literal(work.keyPrefix),
      keyLength: z.literal(32),
      nonce: hex,
      salt: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
});

/** Signature of a challenge this site made that is solved and not over; null for everything else. */
async function solved(services: Services, token: string): Promise<string | null> {
  const parsed = payload.safeParse(fromBase64(token));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signingKey(services),
  });
  return verified ? challenge.signature : null;
}

async function takeSolution(ctx: Context, token: string): Promise<boolean> {
  const signature = await solved(ctx.services, token);
  return signature !== null && addOnce(ctx.db, used(signature), new Date(Date.now() + validMs));
}

/** Google takes a token once: an answer that was asked for ahead of the action is kept for it. */
async function takeAnswer(ctx: Context, token: string): Promise<boolean> {
  return (await takeOnce(ctx.db, kept(token))) || askGoogle(ctx, token);
}

async function keepAnswer(ctx: Context, token: string): Promise<boolean> {
  if (await wasUsed(ctx.db, kept(token))) return true;
  if (!(await askGoogle(ctx, token))) return false;
  return addOnce(ctx.db, kept(token), new Date(Date.now() + validMs));
}

const answer = z.object({ success: z.literal(true), score: z.number().min(0.5).optional() });

async function askGoogle(ctx: Context, token: string): Promise<boolean> {
  const { settings } = await getSite(ctx.db);
  const secret = await readSecret(ctx, 'recaptcha.secret_key');
  if (!secret) return false;
  const body = new URLSearchParams({ secret, response: token }).toString();
  try {
    const response = await ctx.services.outbound.request(settings['recaptcha.verify_url'], {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      maxBytes: 65_536,
      reach: 'configured',
    });
    return response.status === 200 && answer.safeParse(json(response.body)).success;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    ctx.services.log.warn({}, 'the captcha service could not be reached');
    return false;
  }
}

const used = (signature: string) => `solved ${signature}`;
const kept = (token: string) => `passed ${createHash('sha256').update(token).digest('base64url')}`;

function signingKey({ secret }: Services): string {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'kantele human check v1', 32)).toString(
    'hex',
  );
}

function fromBase64(token: string): unknown {
  return json(Buffer.from(token, 'base64'));
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
