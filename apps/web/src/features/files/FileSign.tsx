import type { FileEntry } from '@kantele/api/contract/files';
import { File, FileAudio, FileImage, Folder } from 'lucide-react';
import { kindOf } from './file-words.ts';
import * as css from './files.css.ts';

const signs = { folder: Folder, picture: FileImage, sound: FileAudio, other: File };
/** Larger pictures are not loaded for a row of a table. */
const thumbAtMost = 2 * 1_024 * 1_024;

/** What an entry is, at a glance: a small picture of a picture, else a sign. */
export function FileSign({ entry }: { entry: FileEntry }) {
  const kind = kindOf(entry);
  const Sign = signs[kind];
  return (
    <span className={css.sign} aria-hidden="true">
      {kind === 'picture' && entry.url && entry.size <= thumbAtMost ? (
        <img className={css.thumb} src={entry.url} alt="" loading="lazy" decoding="async" />
      ) : (
        <Sign size={20} />
      )}
    </span>
  );
}
