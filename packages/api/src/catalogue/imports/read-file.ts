import { join } from 'node:path';
import type { Cut, FileTags } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import type { FileSheet } from './cue/cue-sheets.ts';
import { divideFile } from './cue/divide-file.ts';
import { isLasting, type Notice, readFailure } from './failures.ts';
import type { FoundFile } from './folders/walk.ts';
import { boundedTags } from './grouping/bounded-tags.ts';
import { type ArtistRules, splitFileArtists } from './grouping/split-artists.ts';
import { partPath } from './writing/file-parts.ts';
import type { TaggedFile } from './writing/plan-batch.ts';
import type { FailedFile } from './writing/save-batch.ts';

export interface ReadRules {
  root: string;
  artists: ArtistRules;
  folders: boolean;
  /** Folders whose file names begin with track numbers. */
  numbered: ReadonlySet<string>;
}

export type ReadResult = { tagged: TaggedFile[]; notices: Notice[] } | { failed: FailedFile };

/**
 * Reads the tags of one file, bounded and with its artists one by one: one track, or those its cue sheet divides it into.
 * A file that cannot be read says why.
 */
export async function readFile(
  ctx: Context,
  rules: ReadRules,
  file: FoundFile,
  sheet: FileSheet | null,
): Promise<ReadResult> {
  const cue = sheet?.hash ?? null;
  try {
    const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')));
    const raw = await ctx.services.audio.readTags(join(rules.root, file.path), {
      root: rules.root,
      withPicture: false,
      folders: rules.folders,
      numbered: rules.numbered.has(folder),
      lyrics: file.lyrics_ms !== null,
    });
    const tagged = (path: string, tags: FileTags, cut: Cut | null): TaggedFile => {
      const bounded = boundedTags(tags);
      return { ...file, path, cue, cut, tags: { ...bounded, ...splitFileArtists(bounded, rules.artists) } };
    };
    const { parts, reason } = divideFile(raw, sheet);
    if (parts.length === 0) {
      const notices: Notice[] = reason === null ? [] : [{ path: file.path, kind: 'cue_sheet', reason }];
      return { tagged: [tagged(file.path, raw, null)], notices };
    }
    const tracks = parts.map(({ tags, cut }, index) => tagged(partPath(file.path, index + 1), tags, cut));
    return { tagged: tracks, notices: [] };
  } catch (error) {
    const { kind, reason } = readFailure(error);
    if (kind === 'other') ctx.services.log.warn({ err: error, path: file.path }, 'file could not be read');
    return { failed: { ...file, cue, kind, reason, lasting: isLasting(kind) } };
  }
}
