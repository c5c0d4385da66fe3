import type { FileEntry } from '@kantele/api/contract/files';
import type { Translate } from '@kantele/api/translate';

export type FileKind = 'folder' | 'picture' | 'sound' | 'other';

/** What an entry is, as far as it can be shown. */
export function kindOf({ type, mime }: Pick<FileEntry, 'type' | 'mime'>): FileKind {
  if (type === 'folder') return 'folder';
  if (mime?.startsWith('image/')) return 'picture';
  return mime?.startsWith('audio/') ? 'sound' : 'other';
}

/** What an entry is, in words: `Folder`, `FLAC`. */
export function typeWords({ type, extension, mime }: FileEntry, t: Translate): string {
  return type === 'folder' ? t('Folder') : extension.toUpperCase() || (mime ?? '');
}
