import type { Database, Transaction } from '@kantele/db';
import type { Updateable } from 'kysely';
import { indexTracks } from '../search/index-entries.ts';
import { updateTrackRow } from './queries.ts';

type AudioColumns = Pick<
  Updateable<Database['tracks']>,
  | 'duration'
  | 'audio_fingerprint'
  | 'loudness_integrated'
  | 'loudness_peak'
  | 'waveform'
  | 'status'
  | 'status_reason'
>;

/** Stores what was measured of a track's audio, or why it cannot be played. */
export async function saveTrackAudio(
  trx: Transaction<Database>,
  id: number,
  values: AudioColumns,
): Promise<void> {
  await updateTrackRow(trx, id, values);
  await indexTracks(trx, [id]);
}
