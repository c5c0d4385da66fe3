import type { TrackSummary } from '../../catalogue/tracks/contract.ts';
import type { Playlist, PlaylistEntry, PlaylistSummary } from './contract.ts';
import type { EntryRow } from './entries/entry-queries.ts';
import type { PlaylistRow, playlistById } from './queries.ts';
import { ruleSet } from './smart/rules.ts';

export function playlistSummaryView(row: PlaylistRow): PlaylistSummary {
  const { id, name, slug, visibility, smart, tracks_count, artworks } = row;
  return {
    id,
    name,
    slug,
    owner: { id: row.owner_id, display_name: row.owner_name },
    visibility,
    smart,
    tracks_count,
    artworks,
    updated_at: row.updated_at.toISOString(),
  };
}

export function playlistView(
  row: NonNullable<Awaited<ReturnType<typeof playlistById>>>,
  may: { add: boolean; edit: boolean; own: boolean; isOwner: boolean },
): Playlist {
  return {
    ...playlistSummaryView(row),
    description: row.description,
    has_cover: row.has_cover,
    duration: row.duration,
    created_at: row.created_at.toISOString(),
    waiting: may.isOwner ? { perhaps: row.perhaps, missing: row.missing } : null,
    rules: row.rules === null ? null : ruleSet.parse(row.rules),
    role: row.role,
    members_count: row.members_count,
    abilities: { add: may.add && !row.smart, edit: may.edit, arrange: may.edit && !row.smart, own: may.own },
  };
}

/** @param tracks those that may be seen, by id */
export function entryView(row: EntryRow, tracks: ReadonlyMap<number, TrackSummary>): PlaylistEntry {
  const { id, state, title, artist, album, duration, path } = row;
  return {
    ...{ id, state, title, artist, album, duration, path },
    track: (row.track_id === null ? null : tracks.get(row.track_id)) ?? null,
    candidates: row.candidates.flatMap((candidate) => tracks.get(candidate) ?? []),
  };
}
