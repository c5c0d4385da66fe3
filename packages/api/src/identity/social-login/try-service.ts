import type { Context } from '../../core/context.ts';
import { line } from '../../core/translate.ts';
import type { SocialService } from '../../platform/site-state/contract.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { discover, keysOf } from './discovery.ts';
import { providerOf } from './providers.ts';
import { callbackAddress } from './read-profile.ts';

/** Reaches for a service with the settings as they are saved; answers a sentence. @throws Error when it is not there */
export async function tryService(ctx: Context, service: SocialService): Promise<string> {
  const { settings } = await getSite(ctx.db);
  const provider = providerOf(service, settings);
  if (!provider) throw new Error(ctx.translate(line('The provider has no address yet.')));
  if (settings[`social.${service}.client_id`] === null) {
    throw new Error(ctx.translate(line('The client id is missing.')));
  }
  if (provider.kind === 'openid') {
    const found = await discover(ctx.services, provider.issuer, true);
    const { keys } = await keysOf(ctx.services, found, true);
    if (keys.length === 0) throw new Error(ctx.translate(line('The provider publishes no keys.')));
  } else {
    // Any answer will do: without a code there is nothing to be had.
    await ctx.services.outbound.request(provider.endpoints.token, {
      method: 'POST',
      maxBytes: 1_048_576,
      reach: 'configured',
    });
  }
  return ctx.translate(line('The service answers. Register this address there: :address'), {
    address: callbackAddress(ctx, service),
  });
}
