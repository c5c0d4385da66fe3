import type { Services } from './core/context.ts';
import { systemContext } from './core/context.ts';
import { line } from './core/translate.ts';
import { readSecret } from './platform/site-state/read-secret.ts';
import { createCaller } from './router.ts';

/** Plans to try the whole path with, on a site that has none. Their words are translated where they are shown. */
const plans = [
  {
    name: 'Free',
    description: line('For a look around'),
    free: true,
    position: 0,
    feature_list: [line('Lyrics and credits')],
  },
  {
    name: 'Plus',
    description: line('For listening every day'),
    recommended: true,
    position: 1,
    trial_days: 0,
    promotion_codes: true,
    feature_list: [
      line('Ad-free listening'),
      line('Downloads'),
      line('Lyrics and credits'),
      line('Upload time: 3 h'),
    ],
    permissions: [
      { name: 'music.download', restrictions: [] },
      { name: 'music.create', restrictions: [{ name: 'minutes', value: 180 }] },
    ],
    prices: [
      { amount: 799, currency: 'eur', interval: 'month' as const },
      { amount: 7_800, currency: 'eur', interval: 'year' as const },
    ],
  },
  {
    name: 'Pro',
    description: line('For people who also release'),
    position: 2,
    feature_list: [
      line('Ad-free listening'),
      line('Downloads'),
      line('Lyrics and credits'),
      line('Upload time: 20 h'),
      line('Custom artist page'),
    ],
    permissions: [
      { name: 'music.download', restrictions: [] },
      { name: 'music.create', restrictions: [{ name: 'minutes', value: 1_200 }] },
    ],
    prices: [
      { amount: 1_300, currency: 'eur', interval: 'month' as const },
      { amount: 13_200, currency: 'eur', interval: 'year' as const },
    ],
  },
];

/** Has a site sell plans through a stand-in of the provider; what an admin has set up already stays. */
export async function setUpDemoBilling(services: Services, webhookSecret: string): Promise<void> {
  const ctx = systemContext(services, 'demo-billing');
  const caller = createCaller(ctx);
  if ((await readSecret(ctx, 'billing.stripe.secret_key')) === null) {
    await caller.settings.update({
      values: {
        'billing.enable': true,
        'billing.stripe.secret_key': 'sk_test_demo',
        'billing.stripe.webhook_secret': webhookSecret,
      },
    });
  }
  const { products } = await caller.billing.managedProducts();
  if (products.length > 0) return;
  for (const plan of plans) await caller.billing.createProduct(plan);
}
