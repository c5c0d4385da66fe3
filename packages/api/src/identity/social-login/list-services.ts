import type { Context } from '../../core/context.ts';
import { socialServices } from '../../platform/site-state/contract.ts';
import { isSocialReady } from '../../platform/site-state/public-settings.ts';
import { getSite } from '../../platform/site-state/site.ts';
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
