import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { uploadProcessed } from '../../identity/notifications/kinds/upload-processed.ts';
import { notify } from '../../identity/notifications/notify.ts';
import { uploadsOfTrack } from './queries.ts';

/** Tells those who uploaded the sounds of a release once all have been looked at, in the transaction of the last one. */
export async function tellUploads(ctx: Context, trx: Transaction<Database>, trackId: number): Promise<void> {
  const uploads = await uploadsOfTrack(trx, trackId);
  if (!uploads || uploads.waiting > 0) return;
  const { album, ready, failed, owners } = uploads;
  await notify(ctx, trx, {
    kind: uploadProcessed,
    receivers: owners,
    actor: null,
    data: { album, ready, failed },
  });
}
