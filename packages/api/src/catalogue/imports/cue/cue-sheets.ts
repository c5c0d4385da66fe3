import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../../../core/text/decode-text.ts';
import { line } from '../../../core/translate.ts';
import { stemOf } from '../../../platform/files/file-types.ts';
import type { Notice } from '../failures.ts';
import { groupBy } from '../folders/group-by.ts';
import { inParallel } from '../folders/in-parallel.ts';
import type { Walk } from '../folders/walk.ts';
import { type CueFile, type CueSheet, cutsOf, parseCue } from './cue.ts';

/** Largest cue sheet read, bytes. */
const sheetBytes = 256 * 1024;
const readers = 8;

/** What a cue sheet says of one file. */
export interface FileSheet {
  sheet: CueSheet;
  tracks: CueFile['tracks'];
  /** Changes with anything it says. */
  hash: string;
}

export interface Sheets {
  /** By path of the file that is divided. */
  byFile: Map<string, FileSheet>;
  notices: Notice[];
  /** Folders in which a sheet could not be read: what is known of their files holds. */
  unread: Set<string>;
}

/** Reads the cue sheets of a library: which files they divide, and those that cannot be followed. */
export async function readSheets(root: string, { cues, files }: Walk): Promise<Sheets> {
  const sheets: Sheets = { byFile: new Map(), notices: [], unread: new Set() };
  const inFolder = groupBy(files, ({ path }) => folderOf(path));
  const paths = [...cues.keys()].sort();
  const texts = await inParallel(paths, readers, (path) => textOf(join(root, path)));
  for (const [index, path] of paths.entries()) {
    const text = texts[index] ?? null;
    if (text === null) sheets.unread.add(folderOf(path));
    else addSheet(sheets, path, parseCue(text), inFolder.get(folderOf(path)) ?? []);
  }
  return sheets;
}

function addSheet(sheets: Sheets, path: string, sheet: CueSheet, neighbours: Walk['files']): void {
  const notice = (file: string, reason: string) =>
    sheets.notices.push({ path: file, kind: 'cue_sheet', reason });
  for (const file of sheet.files) {
    // A file that is one track is played as it is.
    if (file.tracks.length < 2) continue;
    const named = fileNamed(file.name, folderOf(path), neighbours);
    if (named === null) {
      // Beside the tracks of a divided file its sheet is only a souvenir.
      if (neighbours.length < file.tracks.length)
        notice(path, line('cue sheet: the file it names is not there'));
      continue;
    }
    if (sheets.byFile.has(named)) continue;
    const own = sheetOf(sheet, file);
    if (own) sheets.byFile.set(named, own);
    else notice(named, timesNotAscending);
  }
}

export const timesNotAscending = line('cue sheet: its times do not ascend');
export const behindEnd = line('cue sheet: it names a time behind the end of the file');

/** What a sheet says of one of its files; null when its times make no sense. */
export function sheetOf(sheet: CueSheet, { tracks }: CueFile): FileSheet | null {
  if (cutsOf(tracks) === null) return null;
  const { files: _files, ...head } = sheet;
  const hash = createHash('sha256')
    .update(JSON.stringify([head, tracks]))
    .digest('hex')
    .slice(0, 32);
  return { sheet, tracks, hash };
}

/** The path of the file a sheet names; often it was packed after the sheet was written, `album.wav` is `album.flac` by now. */
function fileNamed(name: string, folder: string, files: Walk['files']): string | null {
  const place = folder === '' ? '' : `${folder}/`;
  const wanted = `${place}${name.slice(name.replaceAll('\\', '/').lastIndexOf('/') + 1)}`.toLowerCase();
  const same = files.find(({ path }) => path.toLowerCase() === wanted);
  if (same) return same.path;
  const stem = stemOf(wanted);
  const alike = files.filter(({ path }) => stemOf(path).toLowerCase() === stem);
  return alike.length === 1 ? (alike[0]?.path ?? null) : null;
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

async function textOf(path: string): Promise<string | null> {
  const handle = await open(path, 'r').catch(() => null);
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sheetBytes), 0, sheetBytes, 0);
    return decodeText(buffer.subarray(0, bytesRead));
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}
