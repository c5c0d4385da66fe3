import type { UploadTransport } from '@kantele/db';
import { assertAccess, userOf, workspaceIdOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { canAddFiles } from '../files/policy.ts';
import { type SessionRow, sessionById } from './queries.ts';
import { type Upload, uploadView } from './view.ts';

/**
 * An upload of the user who asks, for the workspace they act for; that of somebody else, or by another transport than the one named, is not there.
 * @throws AppError `not_found`
 */
export async function ownSession(ctx: Context, id: string, transport?: UploadTransport): Promise<SessionRow> {
  assertAccess(ctx.actor, 'files.create');
  const row = await sessionById(ctx.db, id);
  const user = userOf(ctx.actor);
  if (!row || row.owner_id !== user.id || row.workspace_id !== workspaceIdOf(user)) throw notFound();
  if (!canAddFiles(user)) throw notFound();
  if (transport && row.transport !== transport) throw notFound();
  return row;
}

/** How far an upload is. @throws AppError `not_found`, also for one of somebody else */
export async function getUpload(ctx: Context, id: string, transport?: UploadTransport): Promise<Upload> {
  return uploadView(await ownSession(ctx, id, transport));
}
