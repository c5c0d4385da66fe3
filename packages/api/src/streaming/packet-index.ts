import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RepackagedFile, RepackagedKind } from '../core/audio-tools.ts';
import { isRepackaged } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { libraryPath, type Original, setForms, updateOriginal } from './queries.ts';

/** The local path of a file; null when it is gone. */
export async function locateOriginal(ctx: Context, storageKey: string): Promise<string | null> {
  const match = /^library:(\d+)\/(.+)$/s.exec(storageKey);
  if (!match) return ctx.services.storage.localPath(storageKey);
  const root = await libraryPath(ctx.db, Number(match[1]));
  if (!root) return null;
  const path = join(root, match[2] ?? '');
  return (await stat(path).catch(() => null))?.isFile() ? path : null;
}

type Indexable = Pick<
  Original,
  'track_id' | 'storage_key' | 'etag' | 'codec' | 'index_key' | 'packet_hash' | 'forms'
>;

/** Indexes being made in this process: several requests for one file wait for one reading. */
const underWay = new Map<string, Promise<IndexState>>();

export interface IndexState {
  /** Key in the file store; null when the file cannot be repackaged. */
  key: string | null;
  packetHash: string;
}

/**
 * Where the packets of a file are: read on the first need and kept in the file store, under a name that holds as long as
 * the file does.
 * @throws AudioFileError when the file cannot be read as sound
 */
export async function ensureIndex(ctx: Context, original: Indexable, path: string): Promise<IndexState> {
  const key = indexKey(original);
  if (original.packet_hash !== null && (original.index_key === key || original.index_key === null)) {
    return { key: original.index_key, packetHash: original.packet_hash };
  }
  const known = underWay.get(key);
  if (known) return known;
  const made = makeIndex(ctx, original, path, key).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

async function makeIndex(ctx: Context, original: Indexable, path: string, key: string): Promise<IndexState> {
  const { audio, storage } = ctx.services;
  const mayRepackage = original.forms.some(isRepackaged);
  const found = mayRepackage ? await audio.indexPackets(path, ctx.signal) : null;
  if (original.index_key !== null && original.index_key !== key) await storage.remove(original.index_key);
  if (found === null) {
    const packetHash = await audio.hashPackets(path, ctx.signal);
    await updateOriginal(ctx.db, original, { index_key: null, index_size: null, packet_hash: packetHash });
    if (mayRepackage) await setForms(ctx.db, original.track_id, ['original', 'flac']);
    return { key: null, packetHash };
  }
  await storage.put(key, found.data);
  await updateOriginal(ctx.db, original, {
    index_key: key,
    index_size: found.data.byteLength,
    packet_hash: found.packet_hash,
    samples: found.samples,
    delay: found.delay,
    sample_rate: found.sample_rate,
    trouble: found.damage,
  });
  if (!sameForms(original.forms, found.kinds)) {
    await setForms(ctx.db, original.track_id, ['original', ...found.kinds]);
  }
  return { key, packetHash: found.packet_hash };
}

const sameForms = (forms: readonly string[], kinds: readonly string[]): boolean =>
  forms.filter(isRepackaged).join() === kinds.join();

/** Key of the index of exactly these bytes at this place. */
function indexKey({ storage_key, etag }: Pick<Original, 'storage_key' | 'etag'>): string {
  const name = createHash('sha256').update(`${storage_key}\n${etag}`).digest('hex').slice(0, 32);
  return `indexes/${name.slice(0, 2)}/${name}`;
}

/** Open files kept in memory, by index and container; an index of five minutes takes about 100 kB. */
const openAtMost = 200;
const open = new Map<string, Promise<RepackagedFile>>();

/**
 * The repackaged form of a file; null when it has none of that kind. An index lost from the store is made again.
 * @throws AudioFileError when the file cannot be read as sound
 */
export async function openRepackagedForm(
  ctx: Context,
  original: Indexable,
  path: string,
  kind: RepackagedKind,
): Promise<RepackagedFile | null> {
  const { key } = await ensureIndex(ctx, original, path);
  if (key === null) return null;
  try {
    return await load(ctx, key, kind);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const again = await ensureIndex(ctx, { ...original, packet_hash: null }, path);
    return again.key === null ? null : load(ctx, again.key, kind);
  }
}

function load(ctx: Context, key: string, kind: RepackagedKind): Promise<RepackagedFile> {
  const name = `${key} ${kind}`;
  const file = open.get(name) ?? read(ctx, key, kind);
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

async function read(ctx: Context, key: string, kind: RepackagedKind): Promise<RepackagedFile> {
  const path = ctx.services.storage.localPath(key);
  if (!path) throw new Error('Packet indexes need a file store on disk.');
  return ctx.services.audio.openRepackaged(await readFile(path), kind);
}

/** Validator of a repackaged form; the number changes with the layout of the containers. */
export const repackagedEtag = (etag: string, kind: RepackagedKind): string => `${etag}-${kind.slice(9)}1`;
