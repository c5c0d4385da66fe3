import { assertAccess } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { asMemberOf } from '../memberships/active-workspace.ts';
import { entryById } from './entry-queries.ts';
import { canLoadFile } from './policy.ts';

/** What answers a request for the content of a file; the HTTP layer moves the bytes. */
export interface FileContent {
  storageKey: string;
  name: string;
  mime: string;
  size: number;
  /** Strong validator without quotes. */
  etag: string;
  /** Whether anybody may load it, so that caches between may keep it. */
  isPublic: boolean;
}

/**
 * A file by its address, which names no workspace: that of a team opens for its members, whatever they act for.
 * @throws AppError `not_found`, also for what belongs to somebody else
 */
export async function openFile(ctx: Context, { id }: { id: number }): Promise<FileContent> {
  assertAccess(ctx.actor, 'open');
  const row = await entryById(ctx.db, id);
  if (!row || !canLoadFile(await asMemberOf(ctx.db, ctx.actor, row.workspace_id), row)) throw notFound();
  const { storage_key, sha256, mime, name, size, disk } = row;
  if (storage_key === null || sha256 === null || mime === null) throw new AppError('not_found');
  return {
    storageKey: storage_key,
    name,
    mime,
    size,
    etag: sha256.slice(0, 32),
    isPublic: disk === 'public',
  };
}
