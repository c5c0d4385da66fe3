import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Services, setUpDemoBilling } from '@kantele/api/server';
import { createOnce } from '@kantele/db/embedded';
import { type StripeDouble, startStripeDouble } from '@kantele/stripe-double';
import type { Env } from './env.ts';

export interface DemoBilling {
  double: StripeDouble;
  /** Gives a site the keys of the stand-in and some plans, and the stand-in the address of the site. */
  connect(services: Services, port: number): Promise<void>;
}

/** Starts a stand-in for the payment provider beside the server, one port above it: no money moves. */
export async function startDemoBilling(env: Env): Promise<DemoBilling> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const path = join(env.DATA_DIR, 'stripe-double.secret');
  const secret = await createOnce(path, () => `whsec_${randomBytes(24).toString('hex')}`);
  const start = (port: number) =>
    startStripeDouble({ port, host: 'localhost', file: join(env.DATA_DIR, 'stripe-double.json') });
  // Any other port where somebody has that one.
  const double = await start(env.PORT === 0 ? 0 : env.PORT + 1).catch(() => start(0));
  return {
    double,
    async connect(services, port) {
      double.setWebhook({ url: `http://localhost:${port}/stripe/webhook`, secret });
      await setUpDemoBilling(services, secret);
    },
  };
}
