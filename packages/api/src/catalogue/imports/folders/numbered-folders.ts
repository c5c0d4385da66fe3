import { stemOf } from '../../../platform/files/file-types.ts';

/** A number at the start of a name, and what stands behind it. */
const leading = /^(?:\d{1,2}[-.])?(\d{1,3})(?=[\s._)-]|$)/;

/**
 * Whether the names of files in one folder begin with track numbers: most of them do, and hardly a number comes
 * twice. One file alone says nothing; "99 Luftballons" among unnumbered names is a title.
 */
export function isNumbered(names: readonly string[]): boolean {
  const numbers = names.flatMap((name) => leading.exec(stemOf(name))?.[1] ?? []);
  if (numbers.length < 2 || numbers.length < names.length * 0.6) return false;
  const small = numbers.filter((number) => Number(number) <= Math.max(names.length * 2, 30));
  return small.length >= numbers.length / 2;
}

/** Folders whose file names begin with track numbers, of all these files. */
export function numberedFolders(paths: readonly string[]): Set<string> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, slash));
    const names = folders.get(folder);
    if (names) names.push(path.slice(slash + 1));
    else folders.set(folder, [path.slice(slash + 1)]);
  }
  return new Set([...folders].filter(([, names]) => isNumbered(names)).map(([folder]) => folder));
}
