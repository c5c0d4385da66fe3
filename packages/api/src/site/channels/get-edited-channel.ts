import { genresByIds } from '../../catalogue/genres/list-genres.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { itemsById } from './channel-items.ts';
import { editedChannel } from './queries.ts';
import { editedView } from './view.ts';

/** A channel with all that can be changed of it, also a draft. @throws AppError `not_found` */
export async function getEditedChannel(ctx: Context, { id }: { id: number }) {
  const row = await editedChannel(ctx.db, id);
  if (!row) throw notFound();
  const items = await itemsById(ctx, row.content, row.item_ids);
  const [genre] = row.genre_id === null ? [] : await genresByIds(ctx, [row.genre_id]);
  return { channel: editedView(row, genre ? { id: genre.id, name: genre.display_name } : null, items) };
}
