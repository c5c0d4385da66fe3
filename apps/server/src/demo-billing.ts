import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Services, setUpDemoBilling } from '@kantele/api/server';
import { createOnce } from '@kantele/db/embedded';
import { type StripeDouble, startStripeDouble } from '@kantele/stripe-double';
import type { Env } from './env.ts';

export interface DemoBilling {
  double: StripeDouble;
  secret: string;
}

/** Starts a stand-in for the payment provider beside the server, one port above it: no money moves. */
export async function startDemoBilling(env: Env): Promise<DemoBilling> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const path = join(env.DATA_DIR, 'stripe-double.secret');
  const secret = await createOnce(path, () => `whsec_${randomBytes(24).toString('hex')}`);
  const double = await startStripeDouble({
    port: env.PORT === 0 ? 0 : env.PORT + 1,
    host: 'localhost',
    file: join(env.DATA_DIR, 'stripe-double.json'),
  });
  return { double, secret };
}

/** Gives a site the keys of the stand-in and some plans, and the stand-in the address of the site. */
export async function connectDemoBilling(
  { double, secret }: DemoBilling,
  services: Services,
  port: number,
): Promise<void> {
  double.setWebhook({ url: `http://localhost:${port}/stripe/webhook`, secret });
  await setUpDemoBilling(services, secret);
}
