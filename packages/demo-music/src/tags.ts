import type { DemoAlbum, DemoCredit, DemoTrack } from './catalogue/types.ts';

const ROLE_TAGS: Readonly<Record<DemoCredit['role'], string>> = {
  composer: 'COMPOSER',
  lyricist: 'LYRICIST',
  producer: 'PRODUCER',
  engineer: 'ENGINEER',
  mastering: 'ENGINEER',
  performer: 'PERFORMER',
};

const MINOR = new Set(['minor', 'dorian', 'phrygian', 'harmonic', 'pentaMinor']);

/** The artist line of a track, guests included. */
export function artistLine(album: DemoAlbum, track: DemoTrack): string {
  return track.featuring.length > 0 ? `${album.artist} feat. ${track.featuring.join(' & ')}` : album.artist;
}

/** Vorbis comments of one track. */
export function trackTags(album: DemoAlbum, index: number, lyrics?: string): [string, string][] {
  const track = album.tracks[index] as DemoTrack;
  const tags: [string, string][] = [
    ['TITLE', track.title],
    ['ARTIST', artistLine(album, track)],
    ['ALBUM', album.title],
    ['ALBUMARTIST', album.artist],
    ['TRACKNUMBER', String(index + 1)],
    ['TRACKTOTAL', String(album.tracks.length)],
    ['DISCNUMBER', '1'],
    ['DISCTOTAL', '1'],
    ['DATE', album.released],
    ...album.genres.map((genre): [string, string] => ['GENRE', genre]),
    ['RELEASETYPE', album.type === 'live' ? 'album' : album.type],
    ['LABEL', album.label],
    ['CATALOGNUMBER', album.catalogNumber],
    ['COPYRIGHT', album.copyright],
    ['BPM', String(track.recipe.bpm)],
    ['INITIALKEY', `${track.recipe.key}${MINOR.has(track.recipe.mode) ? 'm' : ''}`],
  ];
  if (album.type === 'live') tags.push(['RELEASETYPE', 'live']);
  const seen = new Set<string>();
  for (const credit of [...album.credits, ...track.credits]) {
    // A sung or spoken text needs a writer, an instrumental piece does not name one.
    if (credit.role === 'lyricist' && !track.lyrics) continue;
    const name = credit.instrument ? `${credit.name} (${credit.instrument})` : credit.name;
    const key = `${ROLE_TAGS[credit.role]}:${name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    tags.push([ROLE_TAGS[credit.role], name]);
  }
  if (track.explicit) tags.push(['ITUNESADVISORY', '1']);
  if (track.lyrics) tags.push(['LANGUAGE', track.lyrics.language]);
  if (lyrics) tags.push(['LYRICS', lyrics.trimEnd()]);
  return tags;
}
