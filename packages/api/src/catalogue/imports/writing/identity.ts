import type { FileTags } from '../../../core/audio/audio-tools.ts';
import { nameKey } from '../../../core/text/slug.ts';
import type { OrphanTrack } from '../queries.ts';
import { positionIn } from './file-parts.ts';
import { isSimilarLength, type Orphans } from './orphans.ts';

/** What is known of a file that has no entry yet. */
export interface Candidate {
  path: string;
  size: number;
  mtime_ms: number;
  tags: FileTags;
  importKey: string;
  /** Decodes the file; only called when everything cheaper leaves more than one answer. */
  fingerprint(): Promise<string | null>;
}

/**
 * The track a new file really is, among tracks whose own file is gone: the same file elsewhere, then the same sound,
 * the same MusicBrainz recording, the same place of the same album. Null when it is new music.
 * @param beside tracks that other files of its batch have been given
 */
export async function identify(
  file: Candidate,
  orphans: Orphans,
  beside: ReadonlySet<number> = new Set(),
): Promise<OrphanTrack | null> {
  const title = nameKey(file.tags.title);
  const moved = orphans.find(
    'stamp',
    file,
    beside,
    (track) => positionIn(track.path ?? '') === positionIn(file.path) && track.name_key === title,
  );
  if (moved) return moved;
  const { duration, mbid, number, disc_number, side } = file.tags;
  if (orphans.soundsAsLong(duration, beside)) {
    const sound = { audio_fingerprint: await file.fingerprint() };
    const same = orphans.find('sound', sound, beside, (track) => isSimilarLength(track.duration, duration));
    if (same) return same;
  }
  const sameRecording = orphans.find('recording', { mbid: mbid.recording }, beside);
  if (sameRecording) return sameRecording;
  const place = { import_key: file.importKey, disc_number: disc_number ?? 1, number };
  // Each side of a vinyl record counts from one.
  return orphans.find('place', place, beside, (track) => side === null || track.name_key === title) ?? null;
}
