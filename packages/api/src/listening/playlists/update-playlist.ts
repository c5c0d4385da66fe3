import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { changePlaylist } from './change-playlist.ts';
import type * as contract from './contract.ts';
import { getPlaylist } from './get-playlist.ts';

/** Changes what is given; everything else stays. Who sees it and what fills it is its owner's to say. */
export async function updatePlaylist(
  ctx: Context,
  { id, name, rules, ...fields }: z.output<typeof contract.updatePlaylist>,
) {
  const named = name ? { name, name_key: nameKey(name), slug: slugify(name) } : {};
  const filling =
    rules === undefined ? {} : { rules: rules === null ? null : JSON.stringify(rules), filled_at: null };
  const columns = { ...fields, ...named, ...filling };
  const right = fields.visibility === undefined && rules === undefined ? 'edit' : 'own';
  await changePlaylist(ctx, { id, right }, async () => ({ result: null, columns }));
  return getPlaylist(ctx, { id });
}

/** Deletes a playlist; for 30 days it can be brought back. */
export async function deletePlaylist(ctx: Context, { id }: { id: number }) {
  const columns = { deleted_at: ctx.services.now() };
  return changePlaylist(ctx, { id, right: 'own' }, async () => ({
    result: { done: true as const },
    columns,
  }));
}

/** Brings a deleted playlist back as it was. */
export async function restorePlaylist(ctx: Context, { id }: { id: number }) {
  const columns = { deleted_at: null };
  await changePlaylist(ctx, { id, right: 'own', deleted: true }, async () => ({ result: null, columns }));
  return getPlaylist(ctx, { id });
}
