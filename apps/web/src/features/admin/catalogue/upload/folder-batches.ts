/**
 * Files in batches of at most so many, those of one folder in the same as far as they fit: folders tell which files are one
 * album.
 * @param path ids of the folders a file lies in
 */
export function folderBatches<File extends { path: string }>(files: readonly File[], most: number): File[][] {
  const byFolder = new Map<string, File[]>();
  for (const file of files) byFolder.set(file.path, [...(byFolder.get(file.path) ?? []), file]);
  const batches: File[][] = [[]];
  for (const [, folder] of [...byFolder].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (let from = 0; from < folder.length; from += most) {
      const part = folder.slice(from, from + most);
      const last = batches.at(-1);
      if (last && last.length + part.length <= most) last.push(...part);
      else batches.push(part);
    }
  }
  return batches.filter((batch) => batch.length > 0);
}
