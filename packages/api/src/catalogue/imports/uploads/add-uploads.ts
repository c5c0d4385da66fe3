import type { Database, Transaction } from '@kantele/db';
import { AudioFileError, type FileTags, isRepackaged } from '../../../core/audio/audio-tools.ts';
import type { Context } from '../../../core/context.ts';
import { nameKey } from '../../../core/text/slug.ts';
import { formsOf } from '../../streaming/forms.ts';
import { queueAnalysis } from '../../streaming/jobs.ts';
import { locateOriginal } from '../../streaming/packet-index.ts';
import { replaceOriginal } from '../../streaming/replace-original.ts';
import { boundedTags } from '../grouping/bounded-tags.ts';
import { factsOf } from '../grouping/facts.ts';
import { type ArtistRules, defaultSeparators, splitFileArtists } from '../grouping/split-artists.ts';
import { genresByName } from '../writing/name-queries.ts';
import type { PlannedFile } from '../writing/plan-batch.ts';
import { type FileSource, fileColumnsOf, originalOf, writeTracks } from '../writing/upsert-tracks.ts';

/** A file of sound somebody has uploaded. */
export interface UploadedSound {
  name: string;
  storage_key: string;
  size: number;
  /** Hex. */
  sha256: string;
}

export interface ReadSound {
  file: UploadedSound;
  tags: FileTags;
}

const rules: ArtistRules = { separators: defaultSeparators, whole: new Set() };

/**
 * Reads what a file says of itself, as an import does; without a title its name is one.
 * @throws AudioFileError when it cannot be read
 */
export async function readUpload(ctx: Context, file: UploadedSound): Promise<ReadSound> {
  const local = await locateOriginal(ctx, file.storage_key);
  if (local === null) throw new AudioFileError('broken', 'The file is gone.');
  const raw = await local((path) =>
    ctx.services.audio.readTags(path, {
      root: path,
      name: file.name,
      withPicture: false,
      folders: false,
      lyrics: false,
    }),
  );
  const bounded = boundedTags(raw);
  return { file, tags: { ...bounded, ...splitFileArtists(bounded, rules) } };
}

/**
 * The same, and looks through its sound from the beginning to the end: by its packets, or decoded where they say little.
 * @throws AudioFileError when it cannot be read, or no sound is found in it
 */
export async function probeUpload(ctx: Context, file: UploadedSound): Promise<ReadSound> {
  const read = await readUpload(ctx, file);
  const local = await locateOriginal(ctx, file.storage_key);
  const { audio } = ctx.services;
  await local?.(async (path) => {
    const mayRepackage = formsOf(read.tags, false).some(isRepackaged);
    const found = mayRepackage ? await audio.indexPackets(path, ctx.signal) : null;
    if (found === null) await audio.analyse(path, { signal: ctx.signal });
  });
  return read;
}

export const sourceOfUpload = ({ storage_key, sha256 }: UploadedSound): FileSource => ({
  storage_key,
  etag: sha256.slice(0, 32),
});

/**
 * Has a track play from an uploaded file instead of the one it has; what is said about it stays. @returns the key of the
 * file before @throws AppError as `replaceOriginal`
 */
export async function replaceUpload(
  ctx: Context,
  trx: Transaction<Database>,
  trackId: number,
  { file, tags }: ReadSound,
): Promise<string | null> {
  const whole = { size: file.size, tags, cut: null };
  return replaceOriginal(ctx, trx, originalOf(sourceOfUpload(file), whole, trackId), fileColumnsOf(whole));
}

interface Release {
  albumId: number;
  /** The artist it is by: names in the files are kept as credits, and make no artists. */
  artist: { id: number; name: string; slug: string };
  files: readonly ReadSound[];
}

/** Writes uploaded files as tracks of an album, as an import writes its files. @returns ids in their order */
export async function addUploads(
  ctx: Context,
  trx: Transaction<Database>,
  { albumId, artist, files }: Release,
): Promise<number[]> {
  if (files.length === 0) return [];
  const key = `album:${albumId}`;
  const wanted = [...new Set(files.flatMap(({ tags }) => tags.genres.map(nameKey)))];
  const known = new Map((await genresByName(trx, wanted)).map(({ name, id }) => [name, id]));
  const genres = new Map(
    files.flatMap(({ tags }) =>
      tags.genres.flatMap((name) => {
        const id = known.get(nameKey(name));
        return id === undefined ? [] : [[name, id] as const];
      }),
    ),
  );
  const sources = new Map<PlannedFile, FileSource>();
  const planned = files.map(({ file, tags }): PlannedFile => {
    const others = tags.artists.filter(({ name }) => nameKey(name) !== nameKey(artist.name));
    const credits = others
      .filter(({ role }) => role === 'featured')
      .map(({ name }) => ({ role: 'featured' as const, name, detail: null }));
    const own: FileTags = {
      ...tags,
      artists: [{ name: artist.name, role: 'main' }],
      credits: [...credits, ...tags.credits],
    };
    const row: PlannedFile = {
      ...{ path: file.name, size: file.size, mtime_ms: 0, lyrics_ms: null, cut: null, cue: null },
      ...{ tags: own, facts: factsOf(own), groupKey: key, trackId: null },
      ...{ replacesFileId: null, spare: false, spareOf: null },
      album: { key, name: null, artists: [artist.name], compilation: false },
    };
    sources.set(row, sourceOfUpload(file));
    return row;
  });
  const names = {
    artists: { of: () => artist, created: [] },
    genres,
    albums: { ids: new Map([[key, albumId]]), needCover: [] },
  };
  const plannedSource = (file: PlannedFile): FileSource => {
    const source = sources.get(file);
    if (!source) throw new Error('A file has no source.');
    return source;
  };
  const ids = await writeTracks(trx, { files: planned, sourceOf: plannedSource }, names);
  await queueAnalysis(ctx, trx);
  return ids;
}
