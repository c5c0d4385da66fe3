import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database, Transaction, UploadTransport } from '@kantele/db';
import { AudioFileError } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, type Sentence } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoints.ts';
import { line } from '../../core/translate.ts';
import { addEntry } from '../../platform/files/add-entry.ts';
import { getFile } from '../../platform/files/get-file.ts';
import { keepFile, settleFiles } from '../../platform/files/put-file.ts';
import { fileRules } from './begin-upload.ts';
import { findMalware } from './find-malware.ts';
import { ownSession } from './get-upload.ts';
import { refusalOf } from './policy.ts';
import { holdWorkspace, lockSession, type SessionRow, updateSession } from './queries.ts';
import { wholeHash } from './running-hash.ts';
import { together } from './together.ts';

/** What was found out about the bytes of an upload. */
interface Examined {
  mime: string;
  size: number;
  sha256: string;
  /** Path of what is kept instead of the bytes that came; null when they stay as they are. */
  instead: string | null;
}

/**
 * Makes a file of an upload whose bytes are all there: its content is judged, its object gets its key, then its row is
 * written. Asking again answers the same file.
 * @throws AppError `not_found`; `conflict` when bytes are missing or it was given up; `invalid` on `file` when the
 * content is refused: then its bytes are dropped; `scan_failed`: then they are kept for another try
 */
export async function finishUpload(ctx: Context, id: string, transport?: UploadTransport) {
  const session = await ownSession(ctx, id, transport);
  const entryId =
    session.state === 'completed'
      ? session.entry_id
      : await together(`finish ${id}`, () => finish(ctx, session));
  if (entryId === null) throw new AppError('gone');
  return getFile(ctx, { id: entryId });
}

async function finish(ctx: Context, session: SessionRow): Promise<number | null> {
  assertNotOver(session);
  if (session.received < session.size) throw new AppError('conflict', 'This upload is not complete.');
  const examined = await examineBytes(ctx, session);
  if (examined === null) return finishedMeanwhile(ctx, session);
  if ('refusal' in examined) {
    const { text, params } = examined.refusal;
    await updateSession(ctx.db, session.id, { state: 'failed', trouble: text });
    failpoint('upload.refused');
    await ctx.services.storage.discard(session.storage_key);
    await ctx.services.storage.remove(session.storage_key);
    throw invalid('file', text, params);
  }
  const stored = await store(ctx, session, examined);
  if (stored.size !== examined.size) throw new Error('An uploaded file changed while it was read.');
  const entryId = await ctx.db.transaction().execute((trx) => enter(ctx, trx, session, examined));
  failpoint('upload.committed');
  return entryId;
}

/** Gives the bytes their key. Doing it again changes nothing: what was stripped has nothing more to take out. */
async function store(ctx: Context, { storage_key: key }: SessionRow, { instead }: Examined) {
  const { storage } = ctx.services;
  try {
    failpoint('upload.examined');
    if (instead === null) return await storage.complete(key);
    const stored = await storage.putFile(key, instead);
    failpoint('picture.stripped');
    await storage.discard(key);
    return stored;
  } finally {
    if (instead !== null) await rm(instead, { force: true });
  }
}

/** @throws AppError `invalid` on `file` for one that was refused, `conflict` for one that was given up */
export function assertNotOver(session: SessionRow): void {
  if (session.state === 'failed') throw failed(session);
  if (session.state === 'aborted') throw new AppError('conflict', 'This upload was given up.');
}

const failed = ({ trouble }: SessionRow) => invalid('file', trouble ?? 'This file type is not allowed');

/**
 * Judges the bytes where they are: still incomplete, or under their key when a process died between the two steps, or
 * another request has finished them while this one was reading. Null when they are gone.
 */
async function examineBytes(ctx: Context, session: SessionRow) {
  const { storage } = ctx.services;
  const work = (path: string) => examine(ctx, session, path);
  return (
    (await storage.withIncomplete(session.storage_key, work).catch(ifGone)) ??
    (await storage.withLocal(session.storage_key, work).catch(ifGone))
  );
}

/** What another request has made of it, which may be about to end: its lock is waited for. */
async function finishedMeanwhile(ctx: Context, { id }: SessionRow): Promise<number | null> {
  const session = await ctx.db.transaction().execute((trx) => lockSession(trx, id));
  if (session?.state === 'completed') return session.entry_id;
  if (session?.state === 'failed') throw failed(session);
  throw new AppError('conflict', 'The bytes of this upload are gone.');
}

/** For `catch`: null for bytes that are not there. */
function ifGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

async function examine(
  ctx: Context,
  { id, name }: SessionRow,
  path: string,
): Promise<Examined | { refusal: Sentence }> {
  const { size } = await stat(path);
  const found = await ctx.services.audio.recognise(path);
  const facts = { name, size, mime: found?.mime ?? null, endings: found?.endings ?? [] };
  const refusal = refusalOf(facts, await fileRules(ctx)) ?? (await findMalware(ctx, path));
  if (refusal) return { refusal };
  const mime = found?.mime ?? '';
  if (!mime.startsWith('image/')) {
    return { mime, size, sha256: wholeHash(id, size) ?? (await hashOf(path)), instead: null };
  }
  const instead = await ctx.services.audio.stripPicture(path, mime).catch(refusalOfPicture);
  if (instead !== null && typeof instead !== 'string') return { refusal: instead };
  const kept = instead ?? path;
  return { mime, size: (await stat(kept)).size, sha256: await hashOf(kept), instead };
}

/** For `catch`: what cannot be read could keep what is to be taken out. */
function refusalOfPicture(error: unknown): Sentence {
  if (error instanceof AudioFileError) return { text: line('The file is damaged.') };
  throw error;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash);
  return hash.digest('hex');
}

/** @throws AppError `conflict` when the upload was given up meanwhile: what it became is removed */
async function enter(
  ctx: Context,
  trx: Transaction<Database>,
  { id, workspace_id: before }: SessionRow,
  examined: Examined,
) {
  await holdWorkspace(trx, before);
  const session = await lockSession(trx, id);
  if (session?.state === 'aborted' && session.entry_id === null) {
    await ctx.services.storage.remove(session.storage_key);
  }
  if (!session || session.state === 'aborted') throw new AppError('conflict', 'This upload was given up.');
  if (session.state === 'completed') return session.entry_id;
  const { storage_key: key, owner_id, workspace_id, name, target } = session;
  await keepFile({ ...ctx, db: trx }, { key, kind: 'upload', owner: key }, examined.size);
  await settleFiles(ctx, trx, [key], true);
  const { mime, size, sha256 } = examined;
  const entryId = await addEntry(trx, {
    ...{ mime, size, sha256 },
    owner_id,
    workspace_id,
    name,
    storage_key: key,
    target,
  });
  await updateSession(trx, id, {
    state: 'completed',
    entry_id: entryId,
  });
  failpoint('upload.entered');
  return entryId;
}
