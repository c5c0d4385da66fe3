import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AudioFileError,
  type Cut,
  isRepackaged,
  type PacketFacts,
  type RepackagedFile,
  type RepackagedKind,
  type SoundWindow,
} from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { queueRemoval } from '../../platform/files/jobs.ts';
import { keepFile, type NewFile, putFile, settleFiles } from '../../platform/files/put-file.ts';
import { setTrackForms } from '../tracks/track-audio.ts';
import { withOriginal } from './forms.ts';
import { cutOf, libraryPath, type Original, updateOriginal } from './queries.ts';

/** Does some work with the bytes of a file at a path of this machine, which it may not have afterwards. */
export type LocalFile = <Result>(work: (path: string) => Promise<Result>) => Promise<Result>;

/** A file of a library or of the store; null when it is known to be gone. */
export async function locateOriginal(ctx: Context, storageKey: string): Promise<LocalFile | null> {
  const match = /^library:(\d+)\/(.+)$/s.exec(storageKey);
  if (!match) return (work) => ctx.services.storage.withLocal(storageKey, work);
  const root = await libraryPath(ctx.db, Number(match[1]));
  if (!root) return null;
  const path = join(root, match[2] ?? '');
  return (await stat(path).catch(() => null))?.isFile() ? (work) => work(path) : null;
}

type Indexable = Pick<
  Original,
  | 'track_id'
  | 'storage_key'
  | 'etag'
  | 'cut_begin'
  | 'cut_end'
  | 'codec'
  | 'index_key'
  | 'packet_hash'
  | 'forms'
>;

/** Indexes being made in this process: several requests for one file, or for parts of it, wait for one reading. */
const underWay = new Map<string, Promise<Uint8Array | null>>();

export interface IndexState {
  /** Key in the file store; null when the file cannot be repackaged. */
  key: string | null;
  packetHash: string;
}

/**
 * Where the packets of a file are: read on the first need and kept in the file store, under a name that holds as long as
 * the file does. Tracks that are parts of one file share its index.
 * @throws AudioFileError when the file cannot be read as sound
 */
export async function ensureIndex(ctx: Context, original: Indexable, file: LocalFile): Promise<IndexState> {
  const key = indexKey(original);
  if (original.packet_hash !== null && (original.index_key === key || original.index_key === null)) {
    return { key: original.index_key, packetHash: original.packet_hash };
  }
  const mayRepackage = original.forms.some(isRepackaged);
  const data = mayRepackage ? await indexData(ctx, file, key) : null;
  const cut = cutOf(original);
  if (data === null) {
    const packetHash = await hashOf(ctx, original, file, key);
    const none = { index_key: null, index_size: null, packet_hash: packetHash };
    await ctx.db.transaction().execute(async (trx) => {
      await updateOriginal(trx, original, none);
      await queueRemoval(ctx, trx, replacedIndex(original, null));
    });
    if (mayRepackage) await setTrackForms(ctx.db, original.track_id, withOriginal(['flac'], cut !== null));
    return { key: null, packetHash };
  }
  const found = ctx.services.audio.describePackets(data, cut);
  await ctx.db.transaction().execute(async (trx) => {
    const isNamed = await updateOriginal(trx, original, {
      index_key: key,
      index_size: data.byteLength,
      packet_hash: found.packet_hash,
      samples: found.samples,
      delay: found.delay,
      sample_rate: found.sample_rate,
      trouble: found.damage,
    });
    await settleFiles(ctx, trx, [key], isNamed);
    await queueRemoval(ctx, trx, replacedIndex(original, key));
  });
  if (!sameForms(original.forms, found.kinds)) {
    await setTrackForms(ctx.db, original.track_id, withOriginal(found.kinds, cut !== null));
  }
  return { key, packetHash: found.packet_hash };
}

/** The index of the file that was there before. */
const replacedIndex = ({ index_key }: Indexable, key: string | null): string[] =>
  index_key === null || index_key === key ? [] : [index_key];

const sameForms = (forms: readonly string[], kinds: readonly string[]): boolean =>
  forms.filter(isRepackaged).join() === kinds.join();

/** The index of a file, from the store or made now; null when it cannot have one. */
function indexData(ctx: Context, file: LocalFile, key: string): Promise<Uint8Array | null> {
  const known = underWay.get(key);
  if (known) return known;
  const made = storedOrMade(ctx, file, key).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

async function storedOrMade(ctx: Context, file: LocalFile, key: string): Promise<Uint8Array | null> {
  const index: NewFile = { key, kind: 'index', owner: key };
  // Another part of the file was asked for before.
  const there = await ctx.services.storage.stat(key);
  if (there) {
    await keepFile(ctx, index, there.size);
    const stored = await usableIndex(ctx, key);
    if (stored) return stored;
  }
  const found = await file((path) => ctx.services.audio.indexPackets(path, ctx.signal));
  if (found) await putFile(ctx, index, found.data);
  return found?.data ?? null;
}

/** An index of the store; null when it is damaged, or was removed a moment ago. */
async function usableIndex(ctx: Context, key: string): Promise<Uint8Array | null> {
  try {
    const data = await readIndex(ctx, key);
    ctx.services.audio.describePackets(data, null);
    return data;
  } catch (error) {
    if (error instanceof AudioFileError || isGone(error)) return null;
    throw error;
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Hashes of files that have no index, kept while their parts are analysed one after another. */
const hashesAtMost = 20;
const hashes = new Map<string, Promise<string>>();

/** Hash of the coded sound of a file without an index; parts of one file differ by where they lie in it. */
async function hashOf(ctx: Context, original: Indexable, file: LocalFile, key: string): Promise<string> {
  const read = () => file((path) => ctx.services.audio.hashPackets(path, ctx.signal));
  if (original.cut_begin === null) return read();
  const hash = hashes.get(key) ?? read();
  hashes.set(key, hash);
  hash.catch(() => hashes.delete(key));
  for (const oldest of hashes.keys()) {
    if (hashes.size <= hashesAtMost) break;
    hashes.delete(oldest);
  }
  const part = `${await hash} ${original.cut_begin} ${original.cut_end}`;
  return createHash('sha256').update(part).digest('hex');
}

/** Key of the index of exactly these bytes at this place. */
function indexKey({ storage_key, etag }: Pick<Original, 'storage_key' | 'etag'>): string {
  const [ofFile] = etag.split(cutMark);
  const name = createHash('sha256').update(`${storage_key}\n${ofFile}`).digest('hex').slice(0, 32);
  return `indexes/${name.slice(0, 2)}/${name}`;
}

/** What divides the validator of a file from the part that is played of it. */
const cutMark = '.';

/** Validator of a part of a file. */
export const cutEtag = (etag: string, { begin, end }: Cut): string =>
  `${etag}${cutMark}${begin}-${end ?? ''}`;

/** Open files kept in memory, by index, part and container; an index of five minutes takes about 100 kB. */
const openAtMost = 200;
const open = new Map<string, Promise<RepackagedFile>>();

/**
 * The repackaged form of a file; null when it has none of that kind. An index lost from the store is made again.
 * @throws AudioFileError when the file cannot be read as sound
 */
export async function openRepackagedForm(
  ctx: Context,
  original: Indexable,
  file: LocalFile,
  kind: RepackagedKind,
): Promise<RepackagedFile | null> {
  return withIndex(ctx, original, file, (key) => load(ctx, original, key, kind));
}

/**
 * Where the sound of a part lies in its decoded file; null for a file without an index.
 * @throws AudioFileError when the file cannot be read as sound
 */
export async function windowInFile(
  ctx: Context,
  original: Indexable,
  file: LocalFile,
): Promise<SoundWindow | null> {
  const describe = async (key: string): Promise<PacketFacts> =>
    ctx.services.audio.describePackets(await readIndex(ctx, key), cutOf(original));
  return (await withIndex(ctx, original, file, describe))?.window ?? null;
}

async function withIndex<Result>(
  ctx: Context,
  original: Indexable,
  file: LocalFile,
  work: (key: string) => Promise<Result>,
): Promise<Result | null> {
  const { key } = await ensureIndex(ctx, original, file);
  if (key === null) return null;
  try {
    return await work(key);
  } catch (error) {
    if (!isGone(error)) throw error;
    const again = await ensureIndex(ctx, { ...original, packet_hash: null }, file);
    return again.key === null ? null : work(again.key);
  }
}

function load(ctx: Context, original: Indexable, key: string, kind: RepackagedKind): Promise<RepackagedFile> {
  const name = `${key} ${original.cut_begin} ${original.cut_end} ${kind}`;
  const file = open.get(name) ?? read(ctx, original, key, kind);
  // The one asked for last is the newest.
  open.delete(name);
  open.set(name, file);
  file.catch(() => open.delete(name));
  for (const oldest of open.keys()) {
    if (open.size <= openAtMost) break;
    open.delete(oldest);
  }
  return file;
}

async function read(ctx: Context, original: Indexable, key: string, kind: RepackagedKind) {
  return ctx.services.audio.openRepackaged(await readIndex(ctx, key), kind, cutOf(original));
}

async function readIndex(ctx: Context, key: string): Promise<Uint8Array> {
  return ctx.services.storage.withLocal(key, (path) => readFile(path));
}

/** Validator of a repackaged form; the number changes with the layout of the containers. */
export const repackagedEtag = (etag: string, kind: RepackagedKind): string => `${etag}-${kind.slice(9)}1`;
