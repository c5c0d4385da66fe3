import type { StoredPermission } from '@kantele/db';
import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { type Actor, can } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid, notFound } from '../core/errors.ts';
import { keysetIds } from '../core/keyset.ts';
import { type PermissionName, permissionTable } from '../core/permissions.ts';
import { isDuplicate } from '../core/transaction.ts';
import { assertGrantable, holdsAll } from '../users/policy.ts';
import { usersByIds } from '../users/queries.ts';
import { avatarUrl } from '../users/view.ts';
import { checkedPermissions, guestsMayHold } from './checked-permissions.ts';
import type * as contract from './contract.ts';
import { knownPermissions } from './permissions-of.ts';
import { allRoles, keepAnAdmin, membersOf, type RoleRow } from './queries.ts';

/** Every permission there is, for the grid of the editor. */
export function listPermissions(ctx: Context) {
  const names = Object.keys(permissionTable) as PermissionName[];
  return {
    permissions: names.map((name) => {
      const row = permissionTable[name];
      const limits = 'restrictions' in row ? Object.keys(row.restrictions.shape) : [];
      return {
        name,
        group: name.split('.')[0] ?? name,
        description: ctx.translate(row.description),
        restrictions: limits.map((limit) => ({ name: limit, type: 'integer' as const })),
        guests: guestsMayHold(name),
        grantable: can(ctx.actor, name),
      };
    }),
  };
}

export async function listRoles(ctx: Context) {
  const rows = await allRoles(ctx.db);
  return { roles: rows.map((row) => roleView(ctx.actor, row)) };
}

/** @throws AppError `not_found` */
export async function getRole(ctx: Context, { id }: { id: number }) {
  const rows = await allRoles(ctx.db);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound();
  return { role: roleView(ctx.actor, row) };
}

function roleView(actor: Actor, row: RoleRow): contract.Role {
  const edit = holdsAll(actor, row.permissions);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    default: row.default,
    guests: row.guests,
    permissions: knownPermissions(row.permissions),
    members_count: Number(row.members_count ?? 0),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: { edit, delete: edit && !row.default && !row.guests },
  };
}

/** @throws AppError `invalid` on `name` or `permissions`, `forbidden` for more than the actor holds */
export async function createRole(ctx: Context, input: z.output<typeof contract.createRole>) {
  const permissions = checkedPermissions(input.permissions);
  assertGrantable(ctx.actor, permissions);
  const id = await ctx.db
    .transaction()
    .execute(async (trx) => {
      if (input.default)
        await trx.updateTable('roles').set({ default: false }).where('default', '=', true).execute();
      const { name, description } = input;
      const row = await trx
        .insertInto('roles')
        .values({ name, description, default: input.default, permissions: JSON.stringify(permissions) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordEvent(trx, ctx, {
        action: 'roles.create',
        object: { type: 'role', id: row.id },
        data: { name },
      });
      return row.id;
    })
    .catch(nameTaken);
  return getRole(ctx, { id });
}

/** @throws AppError `not_found`, `forbidden`, `invalid`, `conflict` when no admin would remain */
export async function updateRole(ctx: Context, { id, ...input }: z.output<typeof contract.updateRole>) {
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const row = await trx
        .selectFrom('roles')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw notFound();
      // Also what is taken must be one's own: nobody disarms those above him.
      assertGrantable(ctx.actor, row.permissions);
      const permissions: StoredPermission[] | undefined =
        input.permissions && checkedPermissions(input.permissions, { guests: row.guests });
      if (permissions) assertGrantable(ctx.actor, permissions);
      if (input.default && row.guests) throw invalid('default', 'The role of guests cannot be the default.');
      if (input.default)
        await trx.updateTable('roles').set({ default: false }).where('default', '=', true).execute();
      await trx
        .updateTable('roles')
        .set({
          updated_at: new Date(),
          ...(input.name === undefined ? {} : { name: input.name }),
          ...(input.description === undefined ? {} : { description: input.description }),
          ...(permissions ? { permissions: JSON.stringify(permissions) } : {}),
          ...(input.default ? { default: true } : {}),
        })
        .where('id', '=', id)
        .execute();
      await keepAnAdmin(trx);
      const data = permissions ? { permissions: permissions.map(({ name }) => name) } : {};
      await recordEvent(trx, ctx, { action: 'roles.update', object: { type: 'role', id }, data });
    })
    .catch(nameTaken);
  return getRole(ctx, { id });
}

/** @throws AppError `not_found`, `forbidden`, `conflict` for the default role, the guests' and the last admin's */
export async function deleteRole(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('roles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    assertGrantable(ctx.actor, row.permissions);
    if (row.default || row.guests)
      throw new AppError('conflict', 'This role is needed and cannot be deleted.');
    await trx.deleteFrom('roles').where('id', '=', id).execute();
    await keepAnAdmin(trx);
    await recordEvent(trx, ctx, {
      action: 'roles.delete',
      object: { type: 'role', id },
      data: { name: row.name },
    });
  });
  return { done: true as const };
}

/** @throws AppError `not_found` */
export async function listMembers(ctx: Context, { id, ...page }: z.output<typeof contract.listMembers>) {
  await getRole(ctx, { id });
  const { ids, nextCursor } = await keysetIds(ctx.db, `members of ${id}`, membersOf(id), page);
  const rows = await usersByIds(ctx.db, ids);
  return {
    pagination: {
      data: rows.map((row) => ({
        id: row.id,
        display_name: row.display_name,
        email: row.email,
        avatar: avatarUrl(row.avatar),
      })),
      per_page: page.perPage,
      next_cursor: nextCursor,
    },
  };
}

function nameTaken(error: unknown): never {
  if (isDuplicate(error)) throw invalid('name', 'There is a role of this name already.');
  throw error;
}
