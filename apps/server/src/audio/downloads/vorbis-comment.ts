import type { SongTags } from '@kantele/api/audio-tools';
import { plainText, r128Gain, replayGain } from './tag-text.ts';

const vendor = Buffer.from('Kantele');

/** Names of the roles people have; a performer's instrument stands behind the name. */
const roles: Record<string, string> = {
  composer: 'COMPOSER',
  lyricist: 'LYRICIST',
  remixer: 'REMIXER',
  producer: 'PRODUCER',
  engineer: 'ENGINEER',
  mixer: 'MIXER',
  performer: 'PERFORMER',
};

/** The comments of FLAC and Opus (xiph.org/vorbis/doc/v-comment.html), without a framing bit. */
export function vorbisComments(
  tags: SongTags,
  format: 'flac' | 'opus',
  more: readonly (readonly [name: string, bytes: Buffer])[] = [],
): Buffer {
  const comments = [
    ...fieldsOf(tags, format).map(([name, value]) => Buffer.from(`${name}=${value}`)),
    ...more.map(([name, bytes]) => Buffer.concat([Buffer.from(`${name}=`), bytes])),
  ];
  const parts = [counted(vendor), number(comments.length), ...comments.map(counted)];
  return Buffer.concat(parts);
}

function fieldsOf(tags: SongTags, format: 'flac' | 'opus'): [name: string, value: string][] {
  const { mbid, credits } = tags;
  const fields: [string, string | number | null][] = [
    ['TITLE', tags.title],
    ['ARTIST', tags.artist],
    ...(tags.artists.length > 1 ? each('ARTISTS', tags.artists) : []),
    ['ALBUM', tags.album],
    ['ALBUMARTIST', tags.album_artists.join(', ')],
    ['TRACKNUMBER', tags.number],
    ['TRACKTOTAL', tags.numbers],
    ['DISCNUMBER', tags.disc],
    ['DISCTOTAL', tags.discs],
    ['DISCSUBTITLE', tags.disc_title],
    ['DATE', tags.date],
    ...each('GENRE', tags.genres),
    ['LABEL', tags.label],
    ['CATALOGNUMBER', tags.catalogue_number],
    ['COPYRIGHT', tags.copyright],
    ['BARCODE', tags.upc],
    ['ISRC', tags.isrc],
    ['BPM', tags.bpm],
    ['KEY', tags.musical_key],
    ['COMPILATION', tags.compilation ? 1 : null],
    ...credits.flatMap(({ role, name, detail }): [string, string][] => {
      const field = roles[role];
      if (field === undefined) return [];
      return [[field, role === 'performer' && detail !== null ? `${name} (${detail})` : name]];
    }),
    ...(format === 'opus' ? r128Gain(tags.loudness) : replayGain(tags.loudness)),
    ['MUSICBRAINZ_TRACKID', mbid.recording],
    ['MUSICBRAINZ_ALBUMID', mbid.release],
    ...each('MUSICBRAINZ_ARTISTID', mbid.artists),
    ...each('MUSICBRAINZ_ALBUMARTISTID', mbid.album_artists),
    ['LYRICS', tags.lyrics],
  ];
  return fields.flatMap(([name, value]): [string, string][] => {
    const plain = value === null ? '' : plainText(String(value));
    return plain === '' ? [] : [[name, plain]];
  });
}

const each = (name: string, values: readonly string[]): [string, string][] =>
  values.map((value) => [name, value]);

const counted = (bytes: Buffer): Buffer => Buffer.concat([number(bytes.length), bytes]);

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
