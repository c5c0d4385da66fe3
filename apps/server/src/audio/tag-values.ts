import type { TagDate } from '@kantele/api/audio-tools';
import type { IAudioMetadata } from 'music-metadata';

/**
 * Looks up fields by their names inside the file, in any case, where the library has no common name for
 * them.
 */
export class NativeTags {
  private readonly values = new Map<string, unknown[]>();

  constructor(metadata: IAudioMetadata) {
    for (const tags of Object.values(metadata.native)) {
      for (const { id, value } of tags) {
        const key = fieldName(id);
        const list = this.values.get(key);
        if (list) list.push(value);
        else this.values.set(key, [value]);
      }
    }
  }

  /** All values of these fields, in the order of the names. */
  all(...names: readonly string[]): unknown[] {
    return names.flatMap((name) => this.values.get(name) ?? []);
  }

  /** The first value that is a string or number, as a string. */
  first(...names: readonly string[]): string | null {
    for (const value of this.all(...names)) {
      if (typeof value === 'string' || typeof value === 'number') return String(value);
    }
    return null;
  }
}

/** User-defined fields have one name whatever the tag format wraps around it. */
function fieldName(id: string): string {
  return id.replace(/^(?:TXXX|----:[^:]*):/, '').toUpperCase();
}

/** `2021`, `2021-03`, `2021-03-05`, `20210305`, with anything behind; null when there is no such year. */
export function parseDate(value: unknown): TagDate | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).slice(0, 40).trim();
  const found =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text) ??
    /^(\d{4})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(?!\d)/.exec(text);
  const year = Number(found?.[1]);
  if (!(year >= 1000 && year <= 2199)) return null;
  const month = Number(found?.[2] ?? 0);
  const day = Number(found?.[3] ?? 0);
  if (!(month >= 1 && month <= 12)) return { date: `${year}-01-01`, precision: 'year' };
  const mm = String(month).padStart(2, '0');
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (!(day >= 1 && day <= days)) return { date: `${year}-${mm}-01`, precision: 'month' };
  return { date: `${year}-${mm}-${String(day).padStart(2, '0')}`, precision: 'day' };
}

/** A finite number within bounds, else null. */
export function within(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

/** A whole number within bounds, from a number or the start of a text. */
export function whole(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'number' ? value : Number.parseInt(String(value ?? ''), 10);
  return Number.isInteger(number) ? within(number, least, most) : null;
}

/** ISRC without separators (ISO 3901), or null. */
export function isrcOf(value: unknown): string | null {
  const code =
    typeof value === 'string'
      ? value
          .slice(0, 40)
          .toUpperCase()
          .replace(/[^A-Z0-9]/g, '')
      : '';
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code) ? code : null;
}

/** UPC or EAN: 8 to 14 digits, or null. */
export function upcOf(value: unknown): string | null {
  const code = value == null ? '' : String(value).slice(0, 40).replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(code) ? code : null;
}

/** The valid MusicBrainz ids among the values, in lower case. */
export function uuids(values: readonly unknown[]): string[] {
  const all = values.flatMap((value) =>
    typeof value === 'string' ? value.slice(0, 4_000).split(/[/;,\s]+/) : [],
  );
  return all
    .map((value) => value.toLowerCase())
    .filter((value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
    .slice(0, 50);
}
