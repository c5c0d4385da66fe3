import type { Database, Transaction } from '@kantele/db';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { nameKey } from '../../core/text/slug.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { keepInFolders } from '../playlist-folders/keep-in-folders.ts';
import { placesMax } from '../playlists/contract.ts';
import { type FilePlaylist, saysSomething } from '../playlists/files/entry.ts';
import { playlistsOfFile } from '../playlists/files/read-file.ts';
import { makePlaylist } from '../playlists/import-file.ts';
import { completePlaylists } from '../playlists/jobs.ts';
import { ruleSet } from '../playlists/smart/rules.ts';
import type * as contract from './contract.ts';
import { completeTransfers } from './jobs.ts';
import { libraryFileBytes } from './library-file.ts';
import { digestOf, digestsOf, playlistsNamed } from './lines-queries.ts';
import { insertAwaited } from './queries.ts';
import { readLibrary, type Wish } from './read-library.ts';

const importsPerHour = { max: 20, seconds: 3_600 };
/** Libraries are read one after another, so that many at once need no more memory than one. */
const reading = pLimit(1);

/** Rows of one statement; larger ones take the server too long at once. */
const rowsAtOnce = 5_000;

/**
 * Takes in the library of the one who asks from the export of another site: all of it waits for the music it names,
 * playlists are made at once, private, with their songs to be found. Jobs begin to look then. What one has stays as it is,
 * and a playlist that is here already, by its name and its songs, is not made again.
 * @throws AppError `too_large`, `rate_limited`, or `invalid` on `file`: nothing is taken in then
 */
export async function importLibrary(
  ctx: Context,
  { file }: z.output<typeof contract.importLibrary>,
): Promise<contract.LibraryImported> {
  const { id: userId } = userOf(ctx.actor);
  if (file.length > libraryFileBytes) throw new AppError('too_large');
  await limitAttempts(ctx, `libraries ${userId}`, importsPerHour);
  return reading(async () => {
    const library = await wholeLibrary(ctx, file);
    await ctx.db.transaction().execute((trx) => keepLibrary(ctx, trx, userId, library));
    const count = (kind: Wish['kind']) => library.wishes.filter((wish) => wish.kind === kind).length;
    return {
      liked_songs: count('liked_song'),
      liked_albums: count('liked_album'),
      followed_artists: count('followed_artist'),
      played_songs: count('plays'),
      playlists: library.playlists.length,
    };
  });
}

interface Library {
  wishes: Wish[];
  playlists: (FilePlaylist & { folder: string })[];
}

async function wholeLibrary({ services, signal }: Context, file: Uint8Array): Promise<Library> {
  const { baseUrl, now } = services;
  const [wishes, playlists]: [Wish[], Library['playlists']] = [[], []];
  for await (const lines of readLibrary(file, { baseUrl, now: now() })) {
    signal.throwIfAborted();
    for (const line of lines) {
      if ('wish' in line) wishes.push(line.wish);
      else if ('playlist' in line) playlists.push({ ...line.playlist, entries: [] });
      else if (saysSomething(line.song)) playlists.at(-1)?.entries.push(line.song);
    }
    if (playlists.length > playlistsOfFile)
      throw invalid('file', 'This file has more than :count playlists.', { count: playlistsOfFile });
  }
  if (playlists.some(({ entries }) => entries.length > placesMax))
    throw invalid('file', 'A playlist holds :count tracks at most.', { count: placesMax });
  return { wishes, playlists };
}

async function keepLibrary(
  ctx: Context,
  trx: Transaction<Database>,
  userId: number,
  { wishes, playlists }: Library,
): Promise<void> {
  const { jobs, now } = ctx.services;
  for (let at = 0; at < wishes.length; at += rowsAtOnce)
    await insertAwaited(trx, userId, wishes.slice(at, at + rowsAtOnce), now());
  const filed = new Map<string, number[]>();
  for (const { folder, ...playlist } of await withoutKnown(trx, userId, playlists)) {
    const { id } = await makePlaylist(ctx, trx, { playlist, verdicts: [], userId });
    if (folder) filed.set(folder, [...(filed.get(folder) ?? []), id]);
  }
  await keepInFolders(trx, userId, filed);
  await jobs.add(trx, completeTransfers, {}, { key: completeTransfers.name });
  await jobs.add(trx, completePlaylists, {}, { key: completePlaylists.name });
  for (const type of ['playlists', 'transfers']) await publishEvent(trx, [userId], { type });
}

/** Those playlists of a library that are not here yet: one of the same name with the same songs, or the same rule, is. */
async function withoutKnown(
  trx: Transaction<Database>,
  userId: number,
  playlists: Library['playlists'],
): Promise<Library['playlists']> {
  const names = playlists.map(({ name }) => nameKey(name));
  const known = new Set<string>();
  for (const { id, name_key, rules } of await playlistsNamed(trx, userId, names)) {
    const contents = rules ? [ruleText(rules)] : await digestsOf(trx, id);
    for (const content of contents) known.add(`${name_key}\n${content}`);
  }
  return playlists.filter(
    ({ name, rules, entries }) =>
      !known.has(`${nameKey(name)}\n${rules ? ruleText(rules) : digestOf(entries)}`),
  );
}

/** A rule with its fields in one order, whatever the order they are kept in. */
const ruleText = (rules: unknown) => JSON.stringify(ruleSet.safeParse(rules).data ?? rules);
