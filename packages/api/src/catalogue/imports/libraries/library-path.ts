import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, sep } from 'node:path';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { isBelow } from '../folders/walk.ts';
import * as libraries from '../library-queries.ts';

/**
 * The real path of a folder that is to become a library.
 * @throws AppError `invalid` on field `path`
 */
export async function realFolder(ctx: Context, path: string): Promise<string> {
  if (path.includes('\0') || !isAbsolute(path)) throw invalid('path', 'Give the full path of a folder.');
  const root = await realpath(path).catch(() => null);
  // Outside the allowed folders nothing is told, not even whether there is such a folder.
  if (!(await isAllowed(ctx, root ?? path))) throw invalid('path', 'No such folder.');
  if (!root || !(await stat(root)).isDirectory()) throw invalid('path', 'No such folder.');
  if (root === sep) throw invalid('path', 'The whole disk cannot be a library.');
  return root;
}

/** The folders an admin may choose from, those of existing libraries among them; links resolved. */
export async function allowedRoots(ctx: Context): Promise<string[]> {
  const existing = (await libraries.allLibraries(ctx.db)).map(({ path }) => path);
  const roots = await Promise.all(ctx.services.libraryRoots.map((path) => realpath(path).catch(() => null)));
  return [...new Set([...roots.flatMap((path) => path ?? []), ...existing])].sort();
}

/** Who works at the machine itself may read what its user may. */
async function isAllowed(ctx: Context, path: string): Promise<boolean> {
  if (ctx.actor.kind === 'system') return true;
  return (await allowedRoots(ctx)).some((root) => isBelow(root, path));
}
