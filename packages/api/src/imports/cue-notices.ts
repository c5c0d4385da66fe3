import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { line } from '../localizations/translate.ts';
import { parseCue } from './cue.ts';
import type { Notice } from './failures.ts';
import { stemOf } from './file-types.ts';
import type { Walk } from './walk.ts';

/** Largest cue sheet read, bytes. */
const sheetBytes = 256 * 1024;
const sheetsAtMost = 2_000;

/** Files that a cue sheet beside them divides into tracks: they are played as one. */
export async function cueNotices(root: string, { cues, files }: Walk): Promise<Notice[]> {
  if (cues.length === 0) return [];
  const paths = new Map(files.map(({ path }) => [path.toLowerCase(), path]));
  const stems = new Map(files.map(({ path }) => [stemOf(path).toLowerCase(), path]));
  const notices: Notice[] = [];
  for (const cue of cues.slice(0, sheetsAtMost)) {
    const folder = cue.slice(0, cue.lastIndexOf('/') + 1);
    for (const sheet of parseCue(await textOf(join(root, cue)))) {
      if (sheet.tracks.length < 2) continue;
      const named = paths.get(`${folder}${sheet.name}`.toLowerCase());
      const stem = `${folder}${stemOf(sheet.name)}`.toLowerCase();
      // Often the file was packed after the sheet was written: `album.wav` is `album.flac` by now.
      const path = named ?? stems.get(stem);
      const reason = line('cue sheet: played as one track');
      if (path !== undefined) notices.push({ path, kind: 'cue_sheet', reason });
    }
  }
  return notices;
}

async function textOf(path: string): Promise<string> {
  const handle = await open(path, 'r').catch(() => null);
  if (!handle) return '';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sheetBytes), 0, sheetBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const text = bytes.toString('utf8');
    return text.includes('\ufffd') ? bytes.toString('latin1') : text;
  } catch {
    return '';
  } finally {
    await handle.close();
  }
}
