import { randomBytes } from 'node:crypto';
import type { UploadTarget, UploadTransport } from '@kantele/db';
import { assertAccess, userOf, workspaceIdOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoints.ts';
import { limits } from '../../core/limits.ts';
import { line } from '../../core/translate.ts';
import { limitReached } from '../../identity/entitlements/limit-reached.ts';
import { assertFolder, holderFor } from '../../platform/files/get-file.ts';
import { canAddFiles } from '../../platform/files/policy.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { bytesText } from './bytes-text.ts';
import type { UploadMetadata } from './contract.ts';
import { expireHours, openAtMost } from './limits.ts';
import { type FileRules, quotaOf, refusalOf } from './policy.ts';
import { insertSession, lockOwner, sessionById, spaceUsed } from './queries.ts';
import { type Upload, uploadView } from './view.ts';

export interface Announcement extends UploadMetadata {
  transport: UploadTransport;
  /** As the client calls it; shown, never part of a path. */
  name: string;
  /** Bytes; of a direct upload the bytes of the request, which are more. */
  size: number;
  mime: string;
  /** `Upload-Metadata` of a resumable upload, as it was sent. */
  metadata?: string | undefined;
}

/** What files are accepted here. */
export async function fileRules(ctx: Context): Promise<FileRules> {
  const { settings } = await getSite(ctx.db);
  return {
    maxBytes: settings['uploads.max_bytes'],
    allowed: settings['uploads.allowed_types'],
    blocked: settings['uploads.blocked_types'],
  };
}

/** Longest name that is kept; the ending stays. */
const nameAtMost = 255;

/**
 * Announces a file: its space is reserved until it has come in, was given up, or a day has passed without a byte.
 * @throws AppError `invalid` on `file` for what is refused by its name, size or announced type, `limit_reached` when there is no room;
 * `invalid` on `parentId` for a folder that is not the user’s; `forbidden` for those whose role in a workspace does not upload; `rate_limited` with too many unfinished uploads
 */
export async function beginUpload(ctx: Context, file: Announcement): Promise<Upload> {
  assertAccess(ctx.actor, { access: 'files.create', changes: true });
  const user = userOf(ctx.actor);
  if (!canAddFiles(ctx.actor)) throw new AppError('forbidden');
  const name = fileName(file.name);
  const refusal = refusalOf({ name, size: file.size, mime: file.mime, endings: null }, await fileRules(ctx));
  if (refusal) throw invalid('file', refusal.text, refusal.params);
  const target = await uploadTarget(ctx, file);
  const id = randomBytes(16).toString('base64url');
  const row = await ctx.db.transaction().execute(async (trx) => {
    await lockOwner(trx, user.id);
    const used = await spaceUsed(trx, user.id);
    if (used.open >= openAtMost) throw new AppError('rate_limited');
    const quota = quotaOf(user.permissions);
    if (quota !== null) {
      const free = quota - used.bytes;
      if (file.size > free) {
        const size = bytesText(Math.max(0, free));
        const text = line('There is no room for this file: :size are left.');
        throw await limitReached(
          ctx,
          { ...limits.storage, value: quota },
          { text, params: { size } },
          'file',
        );
      }
    }
    await insertSession(trx, {
      id,
      transport: file.transport,
      owner_id: user.id,
      workspace_id: workspaceIdOf(user),
      name,
      size: file.size,
      mime: file.mime,
      metadata: file.metadata ?? null,
      target: JSON.stringify(target),
      storage_key: `uploads/${id.slice(0, 2)}/${id}`,
      expires_at: new Date(ctx.services.now().getTime() + expireHours * 3_600_000),
    });
    return sessionById(trx, id);
  });
  if (!row) throw new Error('An upload was not there after it was announced.');
  failpoint('upload.announced');
  return uploadView(row);
}

/**
 * Where a file is to go.
 * @throws AppError `not_found` for a folder that is not the user's, `invalid` on `relativePath` for one that lies too deep
 */
export async function uploadTarget(ctx: Context, file: UploadMetadata): Promise<UploadTarget> {
  const parentId = file.parentId ?? null;
  if (parentId !== null) await assertFolder(ctx, ctx.db, parentId, holderFor(ctx));
  return {
    disk: file.disk,
    disk_prefix: file.diskPrefix,
    parent_id: parentId,
    folders: foldersOf(file.relativePath ?? ''),
  };
}

/**
 * The name without the folders some browsers send, and what no name may hold.
 * @throws AppError `invalid` on `file` when nothing is left
 */
export function fileName(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const clean = last.replace(/[\u0000-\u001f\u007f-\u009f\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  if (clean === '' || clean === '.' || clean === '..') throw invalid('file', 'This file has no name.');
  if (clean.length <= nameAtMost) return clean;
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 20 ? clean.slice(dot) : '';
  return clean.slice(0, nameAtMost - ending.length) + ending;
}

/** Folders of `Album/Disc 1/01 Song.flac`, at most sixteen deep. */
function foldersOf(relativePath: string): string[] {
  const folders = relativePath.split('/').slice(0, -1).filter(Boolean);
  if (folders.length > 16) throw invalid('relativePath', 'This folder lies too deep.');
  return folders.map((folder) => folder.normalize('NFC').slice(0, nameAtMost));
}
