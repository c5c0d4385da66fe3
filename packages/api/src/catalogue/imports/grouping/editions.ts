import { nameKey } from '../../../core/text/slug.ts';
import { folderName } from '../folders/album-folder.ts';
import { groupBy } from '../folders/group-by.ts';

/** A file of an album, as far as telling editions apart goes. */
export interface EditionFile {
  path: string;
  /** Its album's folder. */
  folder: string;
  disc: number;
  number: number | null;
  title: string;
  duration: number | null;
  year: number | null;
  label: string | null;
  catalogue_number: string | null;
}

interface Unit {
  folder: string;
  files: EditionFile[];
}

/**
 * Which files of one title and artist are one edition: lists of paths, the earliest first. Files are of two editions
 * only when both fill the same places and something tells them apart: catalogue number, label, year, the words or the
 * year of their folder, or that most of the doubled tracks are not alike. So an album in two formats stays one.
 */
export function splitEditions(files: readonly EditionFile[]): EditionFile[][] {
  if (!hasDoubles(files)) return [[...files]];
  const editions: Unit[][] = [];
  for (const unit of unitsOf(files)) {
    const home = editions.find((edition) => edition.every((other) => !areDifferent(other, unit)));
    if (home) home.push(unit);
    else editions.push([unit]);
  }
  return editions
    .map((units) => units.flatMap((unit) => unit.files))
    .sort((a, b) => order(a).localeCompare(order(b), 'en'));
}

/** Sorts editions: by year, then by folder. The first keeps the plain key of the album. */
function order(files: readonly EditionFile[]): string {
  const years = files.flatMap(({ year, folder }) => year ?? folderYear(folder) ?? []);
  const year = years.length > 0 ? Math.min(...years) : 9_999;
  return `${String(year).padStart(4, '0')}|${files.map(({ folder }) => folder).sort()[0] ?? ''}`;
}

/** What an edition is called among others of its album: stable while its files say the same. */
export function editionMark(files: readonly EditionFile[]): string {
  const values = [
    most(files.map((file) => file.catalogue_number)),
    most(files.map((file) => file.year?.toString() ?? null)),
    most(files.map((file) => file.label)),
  ];
  const known = values.filter((value) => value !== null).map(nameKey);
  return known.length > 0 ? known.join(' ') : (files.map(({ folder }) => folder).sort()[0] ?? '');
}

/** Files by folder; within one folder by year and catalogue number when places are taken twice there. */
function unitsOf(files: readonly EditionFile[]): Unit[] {
  const units: Unit[] = [];
  for (const [folder, inFolder] of groupBy(files, (file) => file.folder)) {
    const parts = hasDoubles(inFolder)
      ? groupBy(inFolder, (file) => `${file.catalogue_number ?? ''}|${file.year ?? ''}`)
      : new Map([['', inFolder]]);
    for (const part of parts.values()) units.push({ folder, files: part });
  }
  return units.sort((a, b) => (unitOrder(a) < unitOrder(b) ? -1 : 1));
}

const unitOrder = (unit: Unit) => `${unit.folder}|${unit.files.map(({ path }) => path).sort()[0] ?? ''}`;

function areDifferent(a: Unit, b: Unit): boolean {
  const doubles = doublesOf(a.files, b.files);
  if (doubles.length === 0) return false;
  for (const field of ['catalogue_number', 'label', 'year'] as const) {
    const one = most(a.files.map((file) => asText(file[field])));
    const two = most(b.files.map((file) => asText(file[field])));
    if (one !== null && two !== null && nameKey(one) !== nameKey(two)) return true;
  }
  if (a.folder !== b.folder) {
    const [one, two] = [folderYear(a.folder), folderYear(b.folder)];
    if (one !== null && two !== null && one !== two) return true;
    if (editionWords(a.folder) !== editionWords(b.folder)) return true;
  }
  return doubles.filter(([one, two]) => !areAlike(one, two)).length > doubles.length / 2;
}

function areAlike(a: EditionFile, b: EditionFile): boolean {
  const near = a.duration === null || b.duration === null || Math.abs(a.duration - b.duration) <= 4_000;
  return near && nameKey(a.title) === nameKey(b.title);
}

const asText = (value: string | number | null) => (value === null ? null : String(value));
const place = ({ disc, number }: EditionFile) => (number === null ? null : `${disc}.${number}`);

function hasDoubles(files: readonly EditionFile[]): boolean {
  const places = files.flatMap((file) => place(file) ?? []);
  return new Set(places).size < places.length;
}

function doublesOf(a: readonly EditionFile[], b: readonly EditionFile[]): [EditionFile, EditionFile][] {
  const at = new Map(a.map((file) => [place(file), file]));
  return b.flatMap((file): [EditionFile, EditionFile][] => {
    const other = place(file) === null ? undefined : at.get(place(file));
    return other ? [[other, file]] : [];
  });
}

/** `1985` of `Album (1985)`, `1985 - Album`, `[1985] Album`. */
export function folderYear(folder: string): number | null {
  const found = /(?:^|[([\s])((?:19|20)\d{2})(?=$|[)\]\s,-])/.exec(folderName(folder));
  return found ? Number(found[1]) : null;
}

const words =
  /\b(remaster(?:ed)?|deluxe|anniversary|expanded|bonus|limited|special|collector'?s?|mono|stereo|reissue|japan(?:ese)?|demos?|live|instrumentals?|acoustic|uncut|unmixed)\b/giu;

/** The words of a folder that name an edition; formats ("FLAC", "320") are none. */
function editionWords(folder: string): string {
  const found = folderName(folder).toLowerCase().match(words) ?? [];
  return [...new Set(found)].sort().join(' ');
}

/** The value most files agree on; null when most say nothing. */
function most(values: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const known = [...counts].filter(([value]) => value !== null);
  known.sort(([a, m], [b, n]) => n - m || ((a ?? '') < (b ?? '') ? -1 : 1));
  return known[0]?.[0] ?? null;
}
