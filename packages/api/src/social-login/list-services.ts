import type { Context } from '../core/context.ts';
import { isSocialReady } from '../settings/public-settings.ts';
import { getSite } from '../settings/site.ts';
import { socialServices } from './contract.ts';
import { providerOf } from './providers.ts';

/** Services one can sign in with. */
export async function listServices(ctx: Context) {
  const { settings } = await getSite(ctx.db);
  const ready = socialServices.filter((service) => isSocialReady(settings, service));
  return {
    services: ready.map((service) => ({
      service_name: service,
      label: providerOf(service, settings)?.label ?? service,
    })),
  };
}
