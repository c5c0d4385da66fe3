import type { Services } from '../../core/context.ts';
import type { SecretKey } from './definitions.ts';
import { unseal } from './seal.ts';
import { getSite } from './site.ts';

/** A sealed setting in clear, for the operation that needs it; null when none is set or it cannot be opened. */
export async function readSecret(
  { services }: { services: Services },
  key: SecretKey,
): Promise<string | null> {
  const { settings } = await getSite(services.db);
  const stored = settings[key];
  if (!stored) return null;
  const text = unseal(services.secret, key, stored.sealed);
  // The key of the site has changed: the secret has to be typed in again.
  if (text === null) services.log.warn({ key }, 'a sealed setting cannot be opened');
  return text;
}
