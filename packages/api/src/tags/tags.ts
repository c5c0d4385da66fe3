import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { keysetIds } from '../core/keyset.ts';
import { nameKey, slugify } from '../core/slug.ts';
import { listTracksOfTag } from '../tracks/list-tracks.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

/** By name. */
export async function listTags(ctx: Context, page: z.output<typeof contract.listTags>) {
  const { ids, nextCursor } = await keysetIds(ctx.db, 'tags', queries.listedTags(), page);
  const data = await queries.tagsByIds(ctx.db, ids);
  return { pagination: { data, per_page: page.perPage, next_cursor: nextCursor } };
}

export async function getTag(ctx: Context, { slug }: { slug: string }) {
  const tag = await queries.tagBySlugRow(ctx.db, slug);
  if (!tag) throw notFound();
  return { tag };
}

export async function tagTracks(ctx: Context, { slug, ...page }: z.output<typeof contract.listOfTag>) {
  return listTracksOfTag(ctx, { tagId: (await getTag(ctx, { slug })).tag.id, ...page });
}

export async function createTag(ctx: Context, { display_name }: { display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const row = await queries.insertTag(trx, named(display_name));
    if (!row) throw invalid('display_name', 'There is a tag of this name already.');
    return one(await queries.tagsByIds(trx, [row.id]));
  });
}

export async function updateTag(ctx: Context, { id, display_name }: { id: number; display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const values = named(display_name);
    if (await queries.isTagTaken(trx, id, values)) {
      throw invalid('display_name', 'There is a tag of this name already.');
    }
    if (!(await queries.updateTagRow(trx, id, values))) throw notFound();
    return one(await queries.tagsByIds(trx, [id]));
  });
}

export async function deleteTag(ctx: Context, { id }: { id: number }) {
  const found = await ctx.db.transaction().execute((trx) => queries.deleteTagRow(trx, id));
  if (!found) throw notFound();
  return { done: true as const };
}

function named(display_name: string) {
  return { name: nameKey(display_name), slug: slugify(display_name), display_name };
}

function one<Row>(rows: Row[]) {
  const [tag] = rows;
  if (!tag) throw notFound();
  return { tag };
}
