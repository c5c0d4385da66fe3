import type { Context } from '../../core/context.ts';
import { entriesByIds } from './entry-queries.ts';
import { type OwnFile, ownFiles } from './get-file.ts';

/** A file with where it lies. */
export interface PlacedFile extends OwnFile {
  /** Names of its folders from the top and its own, with slashes between them. */
  place: string;
}

/** Files of the one who asks with their places, in the order of the ids. @throws AppError as `ownFiles` */
export async function placedFiles(ctx: Context, ids: readonly number[]): Promise<PlacedFile[]> {
  const files = await ownFiles(ctx, ids);
  const foldersOf = (path: string) => path.split('/').filter(Boolean).map(Number);
  const above = await entriesByIds(ctx.db, [...new Set(files.flatMap(({ path }) => foldersOf(path)))]);
  const names = new Map(above.map(({ id, name }) => [id, name]));
  return files.map((file) => {
    const folders = foldersOf(file.path).flatMap((id) => names.get(id) ?? []);
    return { ...file, place: [...folders, file.name].join('/') };
  });
}
