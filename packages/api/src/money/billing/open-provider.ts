import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { readSecret } from '../../platform/site-state/read-secret.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from './provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

const opened = new Map<string, PaymentProvider>();

/**
 * The provider this site takes payments with.
 * @throws AppError `not_found` while no key is set
 */
export async function openProvider({ services }: Pick<Context, 'services'>): Promise<PaymentProvider> {
  const key = await readSecret({ services }, 'billing.stripe.secret_key');
  if (key === null) throw new AppError('not_found', 'Payments are not set up on this site yet.');
  const api = services.stripeApi;
  const name = `${key}\n${api}`;
  const known = opened.get(name);
  if (known) return known;
  // One at a time: a key that was replaced is not kept.
  opened.clear();
  const provider = stripeProvider({ key, api });
  opened.set(name, provider);
  return provider;
}

/** Milliseconds after which a provider that does not answer is asked again. */
const retryAfterMs = 10_000;

/** For `catch`: what the provider said becomes what the person is told. */
export function providerError(error: unknown): never {
  if (error instanceof ProviderUnavailable) {
    throw new AppError('overloaded', undefined, { cause: error, retryAfterMs });
  }
  if (error instanceof ProviderRefused) {
    throw new AppError('conflict', 'The payment provider has refused this. Nothing was changed.', {
      cause: error,
    });
  }
  throw error;
}
