import { hkdfSync } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Context, Services } from '../../../core/context.ts';
import { parsedJson } from '../../../core/parsed-json.ts';
import { addOnce, wasUsed } from './captcha-queries.ts';

/** Milliseconds a challenge and its solution are good for. */
const validMs = 600_000;
/** About a second of work for a phone: 256 derivations of 5,000 rounds. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const;

/** A computation for the visitor's browser; the signature is all this site keeps of it. */
export async function createAltchaChallenge(services: Services) {
  const challenge = await createChallenge({
    ...work,
    deriveKey,
    expiresAt: new Date(services.now().getTime() + validMs),
    hmacSignatureSecret: signingKey(services),
  });
  return { ...challenge };
}

/** Takes a solution: each counts once. */
export async function takeSolution(ctx: Context, token: string): Promise<boolean> {
  const signature = await solved(ctx.services, token);
  return (
    signature !== null && addOnce(ctx.db, used(signature), new Date(ctx.services.now().getTime() + validMs))
  );
}

/** Whether a solution is good and not used yet. */
export async function isSolution(ctx: Context, token: string): Promise<boolean> {
  const signature = await solved(ctx.services, token);
  return signature !== null && !(await wasUsed(ctx.db, used(signature)));
}

const used = (signature: string) => `solved ${signature}`;

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
  const parsed = payload.safeParse(parsedJson(Buffer.from(token, 'base64')));
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

function signingKey({ secret }: Services): string {
  const key = hkdfSync('sha256', secret, Buffer.alloc(0), 'kantele human check v1', 32);
  return Buffer.from(key).toString('hex');
}
