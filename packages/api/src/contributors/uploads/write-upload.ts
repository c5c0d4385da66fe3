import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoints.ts';
import { ownSession } from './get-upload.ts';
import { claimSession, extendClaim, releaseClaim, renewClaim } from './queries.ts';
import { hashUpTo, keepHash } from './running-hash.ts';

/** Seconds a writer that is no longer heard of keeps others out: less than the time clients go on trying. */
const claimSeconds = 20;
/** Milliseconds after which a claim is extended, however little its sender brings. */
const extendEveryMs = 5_000;
/** Milliseconds after which a writer that could not extend its claim stops by itself, before others may begin. */
const stopAfterMs = 15_000;

/** Writers of this process, by upload: a sender that comes back ends the one it has lost. */
const writers = new Map<string, { stop: () => void; ended: Promise<void> }>();

export interface WriteInput {
  id: string;
  /** The byte the source begins at: what the upload has received so far. */
  offset: number;
  source: AsyncIterable<Uint8Array>;
  /** Whether the bytes are those that were meant, asked once all are there; without it they are. */
  isIntact?: (() => boolean) | undefined;
  /** Called when the same sender has come back on another connection: the source has to end. */
  stop: () => void;
}

/**
 * Writes bytes of an upload. They are on disk when this answers; what came before a source broke off is kept.
 * @returns how many bytes the upload has
 * @throws AppError `not_found`; `conflict` when it does not stand at this byte; `gone` when it is over; `upload_busy` while
 * another process writes; `too_large` for more bytes than were announced
 */
export async function writeUpload(ctx: Context, input: WriteInput): Promise<number> {
  const { id, offset, source, isIntact, stop } = input;
  const session = await ownSession(ctx, id);
  const before = writers.get(id);
  if (before) {
    before.stop();
    await before.ended;
  }
  const writer = randomBytes(8).toString('hex');
  const claim = { id, writer, seconds: claimSeconds };
  if (!(await claimSession(ctx.db, { ...claim, offset }))) {
    const now = await ownSession(ctx, id);
    if (now.received !== offset) throw new AppError('conflict', 'This upload stands at another byte.');
    // Nobody writes to it, and it stands where it should: its time was over, by the clock of the database.
    throw new AppError(now.writer !== null && now.state === 'inProgress' ? 'upload_busy' : 'gone');
  }
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isSuperseded = false;
  const own = {
    stop: () => {
      isSuperseded = true;
      stop();
    },
    ended,
  };
  writers.set(id, own);
  let extendedAt = performance.now();
  const extended = (isOurs: boolean) => {
    if (!isOurs) throw new AppError('conflict');
    extendedAt = performance.now();
  };
  // It says nothing about bytes: it may reach the database after what is told later.
  const extend = async () => extended(await extendClaim(ctx.db, claim));
  const extending = setInterval(() => void extend().catch(() => {}), extendEveryMs);
  const hash = hashUpTo(id, offset);
  const bounded = async function* () {
    let left = session.size - offset;
    for await (const chunk of source) {
      left -= chunk.byteLength;
      if (left < 0) throw new AppError('too_large');
      if (performance.now() - extendedAt > stopAfterMs) throw new AppError('upload_busy');
      hash?.update(chunk);
      yield chunk;
    }
  };
  try {
    failpoint('upload.claimed');
    const tell = async (received: number) => {
      // What the other connection goes on from must stay as it is.
      if (isSuperseded) throw new AppError('conflict');
      extended(await renewClaim(ctx.db, { ...claim, received }));
      failpoint('upload.told');
    };
    const { storage } = ctx.services;
    // What may turn out to be damaged counts only once it is whole.
    const synced = isIntact ? () => tell(offset) : tell;
    const received = await storage.append(session.storage_key, offset, bounded(), synced);
    if (isIntact) {
      if (!isIntact()) throw new AppError('checksum');
      await tell(received);
    }
    if (hash) keepHash(id, hash, received);
    return received;
  } finally {
    clearInterval(extending);
    await releaseClaim(ctx.db, id, writer).catch(() => {});
    if (writers.get(id) === own) writers.delete(id);
    end();
  }
}
