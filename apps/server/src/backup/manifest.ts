import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isKey } from '../storage/keys.ts';

/** Raised when a backup is laid out in another way: an older version must not read it. */
export const format = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const area = z.enum(['site', 'jobs']);
const name = z.string().min(1).max(63);

/** A file of the backup with what it must hold. */
const part = z.object({ file: z.string().regex(/^[\w.-]+$/), bytes: z.int(), sha256 });

const manifestSchema = z.object({
  format: z.literal(format),
  created_at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  play_months: z.array(z.iso.date()),
  tables: z.array(part.extend({ area, name, columns: z.array(name), rows: z.int() })).min(1),
  sequences: z.array(z.object({ area, name, value: z.string().regex(/^\d+$/), isUsed: z.boolean() })),
  /** The list of files, a line of JSON each, and what they are together. */
  files: part.extend({ count: z.int(), total_bytes: z.int() }),
  /** The key of the site. */
  secret: part,
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof part>;

/** A stored file as the list of a backup has it. */
export const listedFile = z.object({
  key: z.string().refine(isKey),
  /** Its name below `files/`: the key, unless a file of other bytes has had that. */
  copy: z.string().refine(isKey),
  bytes: z.int(),
  sha256,
  /** The store's validator when it was copied: while it is the same, the bytes are. */
  etag: z.string(),
});
export type ListedCopy = z.infer<typeof listedFile>;

export const manifestName = 'manifest.json';
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** Names a backup by its moment (UTC), so that names are in order and allowed on every file system. */
export function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Folders of backups, oldest first, whether they are complete or not. */
export async function backupFolders(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'backups')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  return names.filter((found) => timePattern.test(found)).sort();
}

/** The text of a manifest: its own hash stands in front of what it holds. */
export function manifestText(manifest: Manifest): string {
  const body = JSON.stringify(manifest, null, 2);
  return `{"sha256":"${hashOf(body)}","format":${format},"manifest":${body}}\n`;
}

/**
 * The manifest of a backup; null when there is none, which means that the backup did not come to its end.
 * @throws Error with a sentence when it is damaged or of a newer format
 */
export async function readManifest(folder: string, backup: string): Promise<Manifest | null> {
  const path = join(folder, 'backups', backup, manifestName);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const [head, print, version, body] =
    /^\{"sha256":"(\w+)","format":(\d+),"manifest":([\s\S]*)\}\n$/.exec(text) ?? [];
  if (head !== undefined && Number(version) > format)
    throw new Error(`The backup ${backup} was made by a newer version of Kantele: restore it with that one.`);
  if (body === undefined || hashOf(body) !== print) throw new Error(`${path} is damaged.`);
  const parsed = manifestSchema.safeParse(JSON.parse(body));
  if (!parsed.success) throw new Error(`${path} is damaged.`);
  return parsed.data;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
