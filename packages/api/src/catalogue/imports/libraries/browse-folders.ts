import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isBelow } from '../folders/walk.ts';
import { allowedRoots } from './library-path.ts';

const foldersAtMost = 1_000;

/**
 * Folders an admin may choose as a library: the allowed ones, or those right below one of them. Names only; hidden
 * folders and links are left out, and what lies outside answers like what is not there.
 */
export async function browseFolders(ctx: Context, { path }: { path?: string | undefined }) {
  const roots = await allowedRoots(ctx);
  if (path === undefined) {
    const top = roots.filter((root) => !roots.some((other) => other !== root && isBelow(other, root)));
    const folders = top.map((root) => ({ name: root, path: root }));
    return { path: null, parent: null, folders };
  }
  const wanted = normalize(path).replace(/(?<=.)[/\\]+$/, '');
  const real = await realpath(wanted).catch(() => null);
  // A relative path is not what it leads to; a link leads out of what is shown, wherever it points.
  if (real === null || real !== wanted || !roots.some((root) => isBelow(root, real))) throw notFound();
  const entries = await readdir(real, { withFileTypes: true }).catch(() => null);
  if (!entries) throw notFound();
  const folders = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name.isWellFormed())
    .map((entry) => ({ name: basename(entry.name), path: join(real, entry.name) }))
    .sort((a, b) => a.name.localeCompare(b.name, ctx.language))
    .slice(0, foldersAtMost);
  const above = dirname(real);
  const parent = roots.some((root) => isBelow(root, above)) ? above : null;
  return { path: real, parent, folders };
}
