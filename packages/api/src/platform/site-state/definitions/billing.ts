import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { settingsOf } from './row.ts';

const billing = settingsOf('billing');

/** Plans, and who takes the money for them. */
export const billingSettings = {
  'billing.enable': billing.shown(z.boolean(), false, line('Plans can be bought.'), {
    card: 'plans',
    label: line('Sell plans'),
  }),
  'billing.stripe.secret_key': billing.secret(line('Secret key of the account at Stripe.'), {
    card: 'stripe',
    label: line('Secret key'),
  }),
  'billing.stripe.webhook_secret': billing.secret(
    line('Signing secret of the webhook that Stripe sends to /stripe/webhook of this site.'),
    { card: 'stripe', label: line('Webhook secret') },
  ),
  'billing.stripe.webhook_secret_next': billing.secret(
    line('A second signing secret, while one replaces the other.'),
    { card: 'stripe', label: line('New webhook secret') },
  ),
} as const;
