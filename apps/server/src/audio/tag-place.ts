import { cleanName, splitList } from '@kantele/api/tag-text';
import type { IAudioMetadata } from 'music-metadata';
import type { NativeTags } from './tag-values.ts';

/** Side and number of a vinyl track number: `A1`, `b2`, `C`. */
export function vinylNumber(value: string | null): { side: string; number: number | null } | null {
  const found = /^\s*([a-z])\s*[-.]?\s*(\d{1,2})?\s*(?:\/.*)?$/i.exec(value ?? '');
  if (!found) return null;
  return { side: (found[1] ?? '').toUpperCase(), number: found[2] ? Number(found[2]) || null : null };
}

/** The track number field as it is written. */
export const writtenNumber = (native: NativeTags): string | null =>
  native.first('TRACKNUMBER', 'TRCK', 'TRK', 'TRACK', 'WM/TRACKNUMBER');

/** Name of the disc. */
export function discTitle({ common }: IAudioMetadata): string | null {
  return cleanName(common.discsubtitle?.[0]) || null;
}

/** Sort names as tagged, paired with the names they stand for; a field that does not pair up is left out. */
export function sortNames(
  { common }: IAudioMetadata,
  artists: readonly string[],
  albumArtists: readonly string[],
): { name: string; sort: string }[] {
  return [...pairs(artists, common.artistsort), ...pairs(albumArtists, common.albumartistsort)].filter(
    ({ name, sort }) => name !== '' && sort !== '',
  );
}

function pairs(names: readonly string[], field: unknown): { name: string; sort: string }[] {
  if (typeof field !== 'string' || field.trim() === '') return [];
  const whole = cleanName(field);
  const [only] = names;
  if (names.length === 1 && only !== undefined && !field.includes(';') && !field.includes('\0'))
    return [{ name: only, sort: whole }];
  const split = (values: readonly string[]) => splitList(values).map((part) => cleanName(part));
  const singles = split(names);
  const sorts = split([field]);
  if (singles.length !== sorts.length) return [];
  return singles.map((name, index) => ({ name, sort: sorts[index] ?? '' }));
}
