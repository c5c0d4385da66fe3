import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { DownloadFormat } from '../../catalogue/streaming/downloads/download-form.ts';
import { openDownloads } from '../../catalogue/streaming/downloads/open-downloads.ts';
import { notOffered } from '../../catalogue/streaming/limits.ts';
import type { StreamSource } from '../../catalogue/streaming/open-stream.ts';
import { assertAccess } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { jpegSizes, readJpeg } from '../../platform/images/jpeg-images.ts';
import { imageKey } from '../../platform/images/store-image.ts';
import { collectionOf } from './collection.ts';
import { distinctNames, endingOf } from './file-names.ts';
import { makingMs, openSongs } from './open-songs.ts';

/** Files looked for at the same time; a store on another machine takes some milliseconds for each. */
const lookedForAtOnce = 8;

/** A file of a zip: one of a track, or bytes that are made for it. */
export type ZippedFile = { name: string; size: number } & ({ source: StreamSource } | { bytes: Buffer });

/** What a zip is made of while it is sent. */
export interface ZipSource {
  /** Name of the file. */
  name: string;
  /** Changes with the content; without quotes. */
  etag: string;
  changedAt: Date;
  files: readonly ZippedFile[];
}

/**
 * The songs of an album or a playlist in one folder, with the cover, a list in their order, and a text that names those
 * that are not in it.
 * @throws AppError `not_found`; `unauthenticated`, `forbidden`, `limit_reached` for who may not download; `too_large`;
 * `gone` when there is no song; `overloaded` while songs are being made
 */
export async function openZip(
  ctx: Context,
  { type, id, format = 'original' }: { type: 'album' | 'playlist'; id: number; format?: DownloadFormat },
): Promise<ZipSource> {
  for (const permission of ['music.view', 'music.play'] as const) assertAccess(ctx.actor, permission);
  const { name, cover, changedAt, offered, songs } = await collectionOf(ctx, type, id);
  const ids = songs.map((song) => song.id);
  const sounds = await openDownloads(ctx, ids, format);
  if (!offered) throw notOffered();
  const { files: sources, making } = await openSongs(ctx, sounds);
  if (making > 0) throw new AppError('overloaded', undefined, { retryAfterMs: makingMs });
  const limit = pLimit(lookedForAtOnce);
  const whole = new Set<number>();
  await limit.map(sources, async ([songId, { source }]) => {
    if (await isThere(ctx, source)) whole.add(songId);
    // A made file that is gone is made again when somebody asks next.
    else await source.lost();
  });
  const files: ZippedFile[] = [];
  const named = distinctNames();
  const list = ['#EXTM3U'];
  const left: string[] = [];
  for (const song of songs) {
    const found = sources.get(song.id);
    if (!found || !whole.has(song.id)) {
      left.push(song.title);
      continue;
    }
    const { source, ending } = found;
    const file = named(song.name, ending ?? endingOf(source.mime));
    files.push({ name: `${name}/${file}`, size: source.repackaged?.size ?? source.sourceSize, source });
    list.push(`#EXTINF:${song.seconds},${oneLine(song.title)}`, file);
  }
  if (files.length === 0) throw nothingThere();
  const add = (file: string, bytes: Buffer) =>
    files.push({ name: `${name}/${named(file, '')}`, size: bytes.length, bytes });
  const picture = cover === null ? null : await pictureOf(ctx, cover, format);
  if (picture) add(`cover.${format === 'original' ? 'webp' : 'jpg'}`, picture);
  add(`${name}.m3u8`, Buffer.from(`${list.join('\n')}\n`));
  if (left.length > 0) add('missing.txt', Buffer.from(`${left.map(oneLine).join('\n')}\n`));
  return { name: `${name}.zip`, etag: etagOf(files), changedAt, files };
}

/** The refusal of what holds no file. */
export const nothingThere = (): AppError =>
  new AppError('gone', line('None of these songs can be downloaded.'));

/** Whether the file lies there as it was imported. */
async function isThere(ctx: Context, { library, storageKey, sourceSize }: StreamSource): Promise<boolean> {
  if (storageKey !== null) return (await ctx.services.storage.stat(storageKey))?.size === sourceSize;
  const found = library && (await stat(library.path).catch(() => null));
  return found?.isFile() === true && found.size === sourceSize;
}

/** As JPEG beside songs that hold it so. */
async function pictureOf(ctx: Context, hash: string, format: DownloadFormat): Promise<Buffer | null> {
  const { storage } = ctx.services;
  if (format !== 'original') {
    const size = (await jpegSizes(ctx, [hash], Number.POSITIVE_INFINITY)).get(hash);
    return typeof size === 'number' ? readJpeg(ctx, hash) : null;
  }
  const key = imageKey(hash, 1200, 'webp');
  if (!(await storage.stat(key))) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.read(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Of all that a byte of the zip hangs on. */
function etagOf(files: readonly ZippedFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(JSON.stringify([file.name, file.size]));
    hash.update('source' in file ? file.source.etag : file.bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
