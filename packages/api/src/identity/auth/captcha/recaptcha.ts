import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { parsedJson } from '../../../core/parsed-json.ts';
import { OutboundError } from '../../../core/services.ts';
import { readSecret } from '../../../platform/site-state/read-secret.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import { addOnce, takeOnce, wasUsed } from './captcha-queries.ts';

/** Milliseconds an answer of Google is kept. */
const keptMs = 600_000;

/** Takes a token. Google does so once: an answer that was asked for ahead of the action is kept for it. */
export async function takeAnswer(ctx: Context, token: string): Promise<boolean> {
  return (await takeOnce(ctx.db, kept(token))) || askGoogle(ctx, token);
}

/** Whether a token is good; its answer is kept for the action it is for. */
export async function keepAnswer(ctx: Context, token: string): Promise<boolean> {
  if (await wasUsed(ctx.db, kept(token))) return true;
  if (!(await askGoogle(ctx, token))) return false;
  return addOnce(ctx.db, kept(token), new Date(ctx.services.now().getTime() + keptMs));
}

const kept = (token: string) => `passed ${createHash('sha256').update(token).digest('base64url')}`;

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
    return response.status === 200 && answer.safeParse(parsedJson(response.body)).success;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    ctx.services.log.warn({}, 'the captcha service could not be reached');
    return false;
  }
}
