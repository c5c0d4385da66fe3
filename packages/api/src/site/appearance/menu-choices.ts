import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { permissionTable } from '../../core/permissions.ts';
import { currentUserView } from '../../identity/bootstrap/current-user.ts';
import { listRoles } from '../../identity/roles/list-roles.ts';
import { loadLinkedPages, readableLinks } from '../../platform/site-state/menus/linked-pages.ts';
import { channelLinks } from '../channels/list-links.ts';
import type * as contract from './contract.ts';

/**
 * What items of menus can lead to and be kept for: published pages the actor may read, public channels, roles and
 * permissions.
 */
export async function menuChoices(ctx: Context): Promise<z.output<typeof contract.menuChoices>> {
  const [user, pages, channels, { roles }] = await Promise.all([
    currentUserView(ctx),
    loadLinkedPages(ctx.db),
    channelLinks(ctx.db),
    listRoles(ctx, undefined),
  ]);
  const roleIds = user?.roles.map(({ id }) => id) ?? [];
  return {
    pages: readableLinks(ctx.actor, roleIds, pages),
    channels: channels.map(({ slug, name }) => ({ slug, name: ctx.translate(name) })),
    roles: roles.filter(({ type }) => type === 'site').map(({ id, name, guests }) => ({ id, name, guests })),
    permissions: Object.entries(permissionTable).map(([name, { description }]) => ({
      name,
      description: ctx.translate(description),
    })),
  };
}
