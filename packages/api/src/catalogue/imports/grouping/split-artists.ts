import type { FileTags } from '../../../core/audio/audio-tools.ts';
import { nameKey } from '../../../core/text/slug.ts';
import { knownNames } from './known-names.ts';
import { isVarious, variousArtists } from './various-artists.ts';

export interface ArtistRules {
  /** What divides artists in one field, e.g. `;` and ` / `. */
  separators: readonly string[];
  /** Folded names that are never divided, beside the well-known ones. */
  whole: Set<string>;
}

/** The separators of a new library. */
export const defaultSeparators: readonly string[] = [';', ' / '];
/** Between guests ("feat. A & B") these divide, too: a guest is not credited on the album. */
const guestSeparators: readonly string[] = [' & ', ' + ', ' and ', ' x ', ', '];

/** The artists of a file, one by one: first the main ones, then the guests, each once. */
export function splitFileArtists(
  tags: Pick<FileTags, 'artists' | 'album_artists'>,
  rules: ArtistRules,
): Pick<FileTags, 'artists' | 'album_artists'> {
  const seen = new Set<string>();
  const once = (name: string) => {
    const key = nameKey(name);
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  const of = (role: 'main' | 'featured') => tags.artists.filter((artist) => artist.role === role);
  const main = of('main').flatMap(({ name }) => splitNames(name, rules));
  const guests = of('featured').flatMap(({ name }) => splitNames(name, rules, guestSeparators));
  const artists = [
    ...main.filter(once).map((name) => ({ name, role: 'main' as const })),
    ...guests.filter(once).map((name) => ({ name, role: 'featured' as const })),
  ];
  const albumArtists = new Map(
    tags.album_artists
      .flatMap((name) => splitNames(name, rules))
      .map((name) => (isVarious(name) ? variousArtists : name))
      .map((name) => [nameKey(name), name]),
  );
  return { artists, album_artists: [...albumArtists.values()] };
}

/**
 * Divides a field into names. Parts that only together make a known name stay together: of "Ada, Earth, Wind & Fire"
 * two are left.
 */
export function splitNames(field: string, rules: ArtistRules, more: readonly string[] = []): string[] {
  const separators = [...rules.separators, ...more].filter((separator) => separator.trim() !== '');
  if (isWhole(field, rules) || separators.length === 0) return [field.trim()];
  const parts = tokens(field, separators);
  const names: string[] = [];
  for (let at = 0; at < parts.length; ) {
    let end = at + 1;
    for (let to = Math.min(parts.length, at + maxParts); to > at + 1; to -= 1) {
      if (isWhole(joined(parts.slice(at, to)), rules)) {
        end = to;
        break;
      }
    }
    const name = joined(parts.slice(at, end));
    if (name !== '') names.push(name);
    at = end;
  }
  return names.length > 0 ? names : [field.trim()];
}

/** Parts looked at together as one known name. */
const maxParts = 6;

interface Part {
  text: string;
  /** The separator before it. */
  before: string;
}

function tokens(field: string, separators: readonly string[]): Part[] {
  const longestFirst = [...separators].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escaped).join('|'), 'giu');
  const parts: Part[] = [];
  let at = 0;
  let before = '';
  for (const match of field.matchAll(pattern)) {
    parts.push({ text: field.slice(at, match.index), before });
    before = match[0];
    at = match.index + match[0].length;
  }
  parts.push({ text: field.slice(at), before });
  return parts;
}

function joined(parts: readonly Part[]): string {
  return parts
    .map(({ text, before }, index) => (index === 0 ? text : before + text))
    .join('')
    .trim();
}

function isWhole(name: string, { whole }: ArtistRules): boolean {
  const key = nameKey(name);
  return knownNames.has(key) || whole.has(key);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
