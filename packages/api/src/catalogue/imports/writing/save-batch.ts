import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { indexTracks } from '../../search-index/index-entries.ts';
import { queueCovers } from '../../streaming/jobs.ts';
import type { FailureKind } from '../failures.ts';
import { lockTracksOfPaths, markUnreadable } from '../lost-file-queries.ts';
import { dropFiles, type FileRow, preferIndexes, putFiles, setSpare } from '../queries.ts';
import type { BatchPlan, PlannedFile } from './plan-batch.ts';
import { librarySource } from './upsert-tracks.ts';
import { writeMusic } from './write-music.ts';

export interface FailedFile {
  path: string;
  size: number;
  mtime_ms: number;
  lyrics_ms: number | null;
  cue: string | null;
  kind: FailureKind;
  reason: string;
  /** The file itself is at fault, so there is no use in trying again before it changes. */
  lasting: boolean;
}

export interface Batch {
  libraryId: number;
  /** Whether its albums may be shown by sides. */
  sides: boolean;
  plan: BatchPlan;
  failed: readonly FailedFile[];
}

/**
 * Writes a batch of files in one transaction: names, albums, tracks, entries, search, and the jobs that follow.
 * Repeating a batch changes nothing.
 */
export async function saveBatch(ctx: Context, trx: Transaction<Database>, batch: Batch): Promise<void> {
  const { plan } = batch;
  await preferIndexes(trx);
  const { playing, trackIds, albumIds } = await writeMusic(ctx, trx, {
    ...batch,
    sourceOf: (file) => librarySource(batch.libraryId, file),
  });
  const unreadable = batch.failed.filter((file) => file.lasting);
  const lost = unreadable.map(({ path }) => path);
  await lockTracksOfPaths(trx, batch.libraryId, lost);
  await dropFiles(
    trx,
    plan.files.flatMap((file) => file.replacesFileId ?? []),
  );
  const idOf = new Map(playing.map(({ path }, index) => [path, trackIds[index] ?? null]));
  const rows = plan.files.map((file) =>
    rowOf(file, file.spare ? spareTrack(file, idOf) : idOf.get(file.path)),
  );
  await putFiles(trx, batch.libraryId, [...rows, ...unreadable.map(failedRow)]);
  await setSpare(trx, plan.nowSpare, true);
  const failedIds = await markUnreadable(trx, batch.libraryId, lost);
  await indexTracks(trx, failedIds);
  await queueCovers(ctx, trx, albumIds);
}

function spareTrack({ trackId, spareOf }: PlannedFile, idOf: ReadonlyMap<string, number | null>) {
  return trackId ?? (spareOf === null ? null : idOf.get(spareOf));
}

function rowOf(file: PlannedFile, trackId: number | null | undefined): FileRow {
  return {
    path: file.path,
    size: file.size,
    mtime_ms: file.mtime_ms,
    lyrics_ms: file.lyrics_ms,
    cue: file.cue,
    track_id: trackId ?? null,
    state: 'ok',
    error: null,
    failure_kind: null,
    group_key: file.groupKey,
    facts: JSON.stringify(file.facts),
    spare: file.spare,
  };
}

function failedRow({ path, size, mtime_ms, lyrics_ms, cue, reason, kind }: FailedFile): FileRow {
  return {
    path,
    size,
    mtime_ms,
    lyrics_ms,
    cue,
    track_id: null,
    state: 'failed',
    error: reason,
    failure_kind: kind,
    group_key: null,
    facts: null,
    spare: false,
  };
}
