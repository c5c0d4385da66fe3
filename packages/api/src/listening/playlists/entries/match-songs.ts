import type { Database, Db, Transaction } from '@kantele/db';
import type { FileEntry } from '../files/entry.ts';
import { factsOfTracks, likelyTracks, namedTracks, type Pair } from './match-queries.ts';
import { judgeSong, type TrackFacts, type Verdict, type WishedSong, wishedSong } from './match-song.ts';

type Executor = Db | Transaction<Database>;

/** Songs of one round: four statements, however many there are. */
export const songsOfRound = 500;

/** Which tracks songs of a file are, in their order. */
export async function matchSongs(db: Executor, entries: readonly FileEntry[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let from = 0; from < entries.length; from += songsOfRound)
    verdicts.push(...(await matchRound(db, entries.slice(from, from + songsOfRound).map(wishedSong))));
  return verdicts;
}

async function matchRound(db: Executor, songs: readonly WishedSong[]): Promise<Verdict[]> {
  const facts = new Map<number, TrackFacts>();
  const pairs = await namedTracks(db, songs);
  const first = await judged(db, songs, pairs, facts);
  const openPlaces = first.flatMap(({ track_id }, n) => (track_id === null ? [n] : []));
  if (openPlaces.length === 0) return first;
  const likely = await likelyTracks(
    db,
    openPlaces.flatMap((n) => songs[n] ?? []),
  );
  const more = likely.map(({ n, id }) => ({ n: openPlaces[n] ?? 0, id }));
  return judged(db, songs, [...pairs, ...more], facts);
}

async function judged(
  db: Executor,
  songs: readonly WishedSong[],
  pairs: readonly Pair[],
  facts: Map<number, TrackFacts>,
): Promise<Verdict[]> {
  const unknown = [...new Set(pairs.map(({ id }) => id))].filter((id) => !facts.has(id));
  for (const track of await factsOfTracks(db, unknown)) facts.set(track.id, track);
  const tracks = songs.map(() => new Set<number>());
  for (const { n, id } of pairs) tracks[n]?.add(id);
  return songs.map((song, n) =>
    judgeSong(
      song,
      [...(tracks[n] ?? [])].flatMap((id) => facts.get(id) ?? []),
    ),
  );
}
