import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import type * as contract from '../contract.ts';
import { getPlaylist } from '../get-playlist.ts';
import { fromNsp, toNsp } from './nsp.ts';

/** The rule of a playlist as a file for Navidrome. @throws AppError `not_found` when no rule fills it */
export async function exportRules(ctx: Context, { id }: { id: number }) {
  const { playlist } = await getPlaylist(ctx, { id });
  if (!playlist.rules) throw notFound();
  const { file, left_out } = toNsp(playlist.name, playlist.description, playlist.rules);
  return { nsp: JSON.stringify(file, null, 2), left_out };
}

/** Reads such a file; nothing is kept. @throws AppError `invalid` on `text` */
export async function readRules(_ctx: Context, { text }: z.output<typeof contract.readRules>) {
  return fromNsp(text);
}
