import type { Database, Transaction } from '@kantele/db';
import type { Updateable } from 'kysely';
import { indexTracks } from '../search/index-entries.ts';
import { lockTrack, updateTrackRow } from './queries.ts';

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

/**
 * Stores what was measured of a track's audio, or why it cannot be played. A track whose file went missing meanwhile
 * stays missing.
 */
export async function saveTrackAudio(
  trx: Transaction<Database>,
  id: number,
  { status, status_reason, ...values }: AudioColumns,
): Promise<void> {
  const { status: current } = await lockTrack(trx, id);
  await updateTrackRow(trx, id, current === 'missing' ? values : { ...values, status, status_reason });
  await indexTracks(trx, [id]);
}
