import type { UploadTransport } from '@kantele/db';
import { assertAccess, userOf, workspaceIdOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { canAddFiles } from '../../platform/files/policy.ts';
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

/**
 * How far an upload is.
 * @throws AppError `not_found`, also for one of somebody else; `gone` for one that was given up or refused, or whose time
 * is over
 */
export async function getUpload(ctx: Context, id: string, transport?: UploadTransport): Promise<Upload> {
  const session = await ownSession(ctx, id, transport);
  if (isGone(session, ctx.services.now())) throw new AppError('gone');
  return uploadView(session);
}

function isGone({ state, expires_at }: SessionRow, now: Date): boolean {
  if (state === 'completed') return false;
  return state === 'aborted' || state === 'failed' || expires_at <= now;
}
