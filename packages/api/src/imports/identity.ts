import type { FileTags } from '../core/audio-tools.ts';
import { nameKey } from '../core/slug.ts';
import { positionIn } from './file-parts.ts';
import type { OrphanTrack } from './queries.ts';

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

/** Milliseconds two lengths of one recording may differ: headers round, decoders do not. */
const durationTolerance = 1_500;

/**
 * The track a new file really is, among tracks whose own file is gone: the same file elsewhere, then the same sound,
 * the same MusicBrainz recording, the same place of the same album. Null when it is new music.
 */
export async function identify(
  file: Candidate,
  orphans: readonly OrphanTrack[],
): Promise<OrphanTrack | null> {
  if (orphans.length === 0) return null;
  const title = nameKey(file.tags.title);
  const moved = orphans.find(
    (track) =>
      track.size === file.size &&
      track.mtime_ms === file.mtime_ms &&
      positionIn(track.path ?? '') === positionIn(file.path) &&
      track.name_key === title,
  );
  if (moved) return moved;
  const alike = orphans.filter(
    (track) => track.audio_fingerprint !== null && similarLength(track, file.tags),
  );
  if (alike.length > 0) {
    const fingerprint = await file.fingerprint();
    const same = alike.find((track) => track.audio_fingerprint === fingerprint);
    if (same) return same;
  }
  const { recording } = file.tags.mbid;
  const sameRecording = recording ? orphans.find((track) => track.mbid === recording) : undefined;
  if (sameRecording) return sameRecording;
  const { number, disc_number } = file.tags;
  if (number === null) return null;
  return (
    orphans.find(
      (track) =>
        track.import_key === file.importKey &&
        track.number === number &&
        track.disc_number === (disc_number ?? 1) &&
        // Each side of a vinyl record counts from one.
        (file.tags.side === null || track.name_key === title),
    ) ?? null
  );
}

function similarLength(track: OrphanTrack, tags: FileTags): boolean {
  if (track.duration === null || tags.duration === null) return true;
  return Math.abs(track.duration - tags.duration) <= durationTolerance;
}
