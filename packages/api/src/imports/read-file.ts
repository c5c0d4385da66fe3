import { join } from 'node:path';
import type { Context } from '../core/context.ts';
import { boundedTags } from './bounded-tags.ts';
import { isLasting, readFailure } from './failures.ts';
import type { TaggedFile } from './plan-batch.ts';
import type { FailedFile } from './save-batch.ts';
import { type ArtistRules, splitFileArtists } from './split-artists.ts';
import type { FoundFile } from './walk.ts';

export interface ReadRules {
  root: string;
  artists: ArtistRules;
  folders: boolean;
  /** Folders whose file names begin with track numbers. */
  numbered: ReadonlySet<string>;
}

/** Reads the tags of one file, bounded and with its artists one by one; a file that cannot be read says why. */
export async function readFile(
  ctx: Context,
  rules: ReadRules,
  file: FoundFile,
): Promise<{ tagged: TaggedFile } | { failed: FailedFile }> {
  try {
    const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')));
    const raw = await ctx.services.audio.readTags(join(rules.root, file.path), {
      ...{ root: rules.root, withPicture: false, folders: rules.folders },
      numbered: rules.numbered.has(folder),
      lyrics: file.lyrics_ms !== null,
    });
    const tags = boundedTags(raw);
    return { tagged: { ...file, tags: { ...tags, ...splitFileArtists(tags, rules.artists) } } };
  } catch (error) {
    const { kind, reason } = readFailure(error);
    if (kind === 'other') ctx.services.log.warn({ err: error, path: file.path }, 'file could not be read');
    return { failed: { ...file, kind, reason, lasting: isLasting(kind) } };
  }
}
