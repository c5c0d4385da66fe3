/**
 * Cuts a sorted list of files into batches of about `size`, at the borders of folders where it can: an album then
 * comes in, and moves, as a whole.
 */
export function cutBatches<File extends { path: string }>(files: readonly File[], size: number): File[][] {
  const batches: File[][] = [];
  let batch: File[] = [];
  for (const folder of byFolder(files)) {
    if (batch.length > 0 && batch.length + folder.length > size) {
      batches.push(batch);
      batch = [];
    }
    // A folder of thousands has no border to wait for.
    for (let at = 0; at < folder.length; at += size * 3) {
      const part = folder.slice(at, at + size * 3);
      if (part.length > size) batches.push(part);
      else batch.push(...part);
    }
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

function byFolder<File extends { path: string }>(files: readonly File[]): File[][] {
  const folders: File[][] = [];
  let name: string | null = null;
  for (const file of files) {
    const own = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')));
    if (own === name) folders.at(-1)?.push(file);
    else folders.push([file]);
    name = own;
  }
  return folders;
}
