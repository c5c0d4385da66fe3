import type { CreditRole, FileTags, TagCredit } from '@kantele/api/audio-tools';
import { cleanName, cleanNames, listLength } from '@kantele/api/tag-text';
import type { IAudioMetadata } from 'music-metadata';
import { type NativeTags, uuids } from './tag-values.ts';

type Artists = FileTags['artists'];

const featuring = /\s+[([]?(?:feat\.?|ft\.?|featuring)\s+(.+?)[)\]]?\s*$/i;
const bracketed = /\s*[([](?:feat\.?|ft\.?|featuring)\s+([^)\]]+)[)\]]/i;
/** Outside brackets only the abbreviated forms: "featuring" and "ft" are ordinary words in titles. */
const trailing = /\s+(?:feat|ft)\.\s+(.+)$/i;

/** Takes "(feat. X)" out of a title. */
export function splitTitle(title: string): { title: string; featured: string[] } {
  const found = bracketed.exec(title) ?? trailing.exec(title);
  if (!found) return { title, featured: [] };
  const rest = cleanName(title.replace(found[0], ''));
  return rest === '' ? { title, featured: [] } : { title: rest, featured: cleanNames([found[1]]) };
}

/** Main artists, then those named after "feat."; names are never split at "&" or ",". */
export function splitArtists(values: readonly unknown[], featuredInTitle: readonly string[]): Artists {
  const main: string[] = [];
  const featured: string[] = [];
  for (const name of cleanNames(values)) {
    const found = featuring.exec(name);
    const before = found ? name.slice(0, found.index).trim() : '';
    if (found && before !== '') {
      main.push(before);
      featured.push(found[1] ?? '');
    } else main.push(name);
  }
  const mains = cleanNames(main);
  const known = new Set(mains.map((name) => name.toLowerCase()));
  const guests = cleanNames([...featured, ...featuredInTitle]).filter(
    (name) => !known.has(name.toLowerCase()),
  );
  return [
    ...mains.map((name) => ({ name, role: 'main' as const })),
    ...guests.map((name) => ({ name, role: 'featured' as const })),
  ].slice(0, listLength);
}

/**
 * The values of an artist field. The library splits ID3v2.3 text at every slash, which tears "AC/DC" apart;
 * they are joined again unless the file has as many MusicBrainz ids as parts, or separated them by NUL.
 */
export function artistValues(
  metadata: IAudioMetadata,
  native: NativeTags,
  field: 'artist' | 'albumartist',
): unknown[] {
  const { common } = metadata;
  const values = (field === 'artist' ? common.artists : common.albumartists) ?? [];
  const one = field === 'artist' ? common.artist : common.albumartist;
  const old = metadata.format.tagTypes.find((type) => type === 'ID3v2.3' || type === 'ID3v2.2');
  const frame = { artist: ['TPE1', 'TP1'], albumartist: ['TPE2', 'TP2'] }[field];
  const torn = old ? native.all(...frame).filter((value) => typeof value === 'string') : [];
  const ids = field === 'artist' ? common.musicbrainz_artistid : common.musicbrainz_albumartistid;
  const warned = metadata.quality.warnings.some(
    ({ message }) => /null-separator/.test(message) && frame.some((id) => message.includes(id)),
  );
  if (torn.length > 1 && !warned && uuids(ids ?? []).length !== torn.length) {
    return torn.join('/').split(/\s+\/\s+/);
  }
  const list = values.length > 0 ? values : one === undefined ? [] : [one];
  return list.flatMap((value) => (typeof value === 'string' ? value.split('\u0000') : []));
}

/** People behind the recording. */
export function creditsOf(metadata: IAudioMetadata, native: NativeTags): TagCredit[] {
  const { common } = metadata;
  const credits: TagCredit[] = [];
  const seen = new Set<string>();
  const add = (
    role: CreditRole,
    values: readonly unknown[] | undefined,
    detail: string | null = null,
  ): void => {
    for (const name of cleanNames(
      (values ?? []).flatMap((value) =>
        String(value ?? '')
          .slice(0, 4_000)
          .replaceAll('\u0000', ';')
          .split(';'),
      ),
    )) {
      const key = `${role}\n${name.toLowerCase()}\n${detail ?? ''}`;
      if (seen.has(key) || credits.length === listLength) continue;
      seen.add(key);
      credits.push({ role, name, detail });
    }
  };
  add('composer', common.composer);
  add('lyricist', common.lyricist ?? common.writer);
  add('producer', common.producer);
  add('engineer', common.engineer);
  add('mixer', common.mixer);
  add('mixer', common.djmixer, 'DJ mix');
  add('remixer', common.remixer);
  add('performer', common.conductor, 'Conductor');
  for (const value of [...native.all('PERFORMER'), ...(common['performer:instrument'] ?? [])]) {
    const found = /^(.+?)\s*\(([^()]+)\)\s*$/.exec(cleanName(value));
    add('performer', [found?.[1] ?? value], found ? cleanName(found[2]) : null);
  }
  // ID3: TMCL and TIPL hold { task: [names] }.
  for (const list of native.all('TMCL', 'TIPL', 'IPLS')) {
    if (typeof list !== 'object' || list === null) continue;
    for (const [task, names] of Object.entries(list).slice(0, listLength)) {
      if (!Array.isArray(names)) continue;
      const role = tasks[task.toLowerCase()];
      if (role) add(role, names);
      else if (task !== '' && native.all('TMCL').includes(list))
        add('performer', names, cleanName(task) || null);
    }
  }
  return credits;
}

const tasks: Record<string, CreditRole | undefined> = {
  producer: 'producer',
  engineer: 'engineer',
  mix: 'mixer',
  'dj-mix': 'mixer',
  composer: 'composer',
  lyricist: 'lyricist',
};
