import { join } from 'node:path';
import { notFound } from '../../core/errors.ts';

/** Where an original lies: in a folder of a library, or in the store. @throws AppError `not_found` without its library */
export function placeOf(file: { storage_key: string; library_path: string | null }) {
  const match = /^library:\d+\/(.+)$/s.exec(file.storage_key);
  if (!match) return { library: null, storageKey: file.storage_key };
  if (file.library_path === null) throw notFound();
  return {
    library: { root: file.library_path, path: join(file.library_path, match[1] ?? '') },
    storageKey: null,
  };
}
