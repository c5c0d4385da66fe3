import type { Database, Db, RenditionKind, Transaction } from '@kantele/db';
import type { Updateable } from 'kysely';
import { indexTracks } from '../search-index/index-entries.ts';
import { lockTrack, setFormsOfTrack, updateTrackRow } from './write-queries.ts';

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

/** What a track keeps of the file it is played from. */
export type TrackFileColumns = Pick<
  Updateable<Database['tracks']>,
  'codec' | 'renditions' | 'duration' | 'replaygain'
>;

/** Notes another file of a track: what was measured of the one before does not hold. */
export async function setTrackFile(
  trx: Transaction<Database>,
  id: number,
  values: TrackFileColumns,
): Promise<void> {
  await lockTrack(trx, id);
  const unknown = { audio_fingerprint: null, loudness_integrated: null, loudness_peak: null, waveform: null };
  await updateTrackRow(trx, id, { ...values, ...unknown, status: 'processing', status_reason: null });
  await indexTracks(trx, [id]);
}

/** Notes in which forms the sound of a track can be had. */
export async function setTrackForms(
  db: Db | Transaction<Database>,
  id: number,
  renditions: RenditionKind[],
): Promise<void> {
  await setFormsOfTrack(db, id, renditions);
}
