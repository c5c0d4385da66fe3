import type { DownloadHead, SongTags } from '@kantele/api/audio-tools';
import { plainText, replayGain } from './tag-text.ts';

/** UTF-8, which ID3v2.4 alone knows. */
const utf8 = 3;
const frontCover = 3;
const jpeg = Buffer.from('image/jpeg\0', 'latin1');

/**
 * An ID3v2.4 tag for the frames of an MP3 (id3.org/id3v2.4.0-structure). Of its versions this one keeps several values
 * apart without giving a sign of its own to that ("AC/DC" is two artists in 2.3), and says a date to the day.
 * @param coverBytes size of the JPEG that will be written with it
 */
export function id3Head(tags: SongTags, coverBytes: number | null): DownloadHead {
  const frames = Buffer.concat(framesOf(tags));
  const picture =
    coverBytes === null
      ? null
      : Buffer.concat([Buffer.from([utf8]), jpeg, Buffer.from([frontCover]), Buffer.from([0])]);
  const pictureBytes = picture === null ? 0 : 10 + picture.length + (coverBytes ?? 0);
  const body = frames.length + pictureBytes;
  const size = 10 + body;
  return {
    size,
    write(cover) {
      const head = Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), synchsafe(body)]);
      if (picture === null || cover === null) return Buffer.concat([head, frames]);
      const frame = frameHead('APIC', picture.length + cover.length);
      return Buffer.concat([head, frames, frame, picture, cover]);
    },
  };
}

function framesOf(tags: SongTags): Buffer[] {
  const { mbid, credits } = tags;
  const namesOf = (...roles: string[]) =>
    credits.filter(({ role }) => roles.includes(role)).map(({ name }) => name);
  const pairsOf = (...roles: string[]) =>
    credits
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ role, name, detail }) => [detail ?? tasks[role] ?? role, name]);
  const frames: (Buffer | null)[] = [
    text('TIT2', [tags.title]),
    text('TPE1', [tags.artist]),
    ownText('ARTISTS', tags.artists.length > 1 ? tags.artists : []),
    text('TALB', [tags.album]),
    text('TPE2', [tags.album_artists.join(', ')]),
    text('TRCK', [ofTotal(tags.number, tags.numbers)]),
    text('TPOS', [ofTotal(tags.disc, tags.discs)]),
    text('TSST', [tags.disc_title]),
    text('TDRC', [tags.date]),
    text('TCON', tags.genres),
    text('TPUB', [tags.label]),
    ownText('CATALOGNUMBER', [tags.catalogue_number]),
    text('TCOP', [tags.copyright]),
    ownText('BARCODE', [tags.upc]),
    text('TSRC', [tags.isrc]),
    text('TBPM', [tags.bpm === null ? null : String(tags.bpm)]),
    text('TKEY', [tags.musical_key]),
    text('TCMP', [tags.compilation ? '1' : null]),
    text('TCOM', namesOf('composer')),
    text('TEXT', namesOf('lyricist')),
    text('TPE4', namesOf('remixer')),
    text('TIPL', pairsOf('producer', 'engineer', 'mixer')),
    text('TMCL', pairsOf('performer')),
    ...replayGain(tags.loudness).map(([name, value]) => ownText(name, [value])),
    ownText('MusicBrainz Album Id', [mbid.release]),
    ownText('MusicBrainz Artist Id', mbid.artists),
    ownText('MusicBrainz Album Artist Id', mbid.album_artists),
    mbid.recording === null
      ? null
      : frame('UFID', Buffer.from(`http://musicbrainz.org\0${mbid.recording}`, 'latin1')),
    lyrics(tags.lyrics),
  ];
  return frames.filter((found) => found !== null);
}

/** What ID3 calls who took part. */
const tasks: Record<string, string> = { mixer: 'mix', performer: 'performer' };

const ofTotal = (number: number | null, total: number | null): string | null =>
  number === null ? null : `${number}${total === null ? '' : `/${total}`}`;

const usable = (values: readonly (string | null)[]): string[] =>
  values.flatMap((value) => (value === null ? [] : plainText(value) || []));

/** A frame of text; several values are divided by NUL. */
function text(id: string, values: readonly (string | null)[]): Buffer | null {
  const found = usable(values);
  if (found.length === 0) return null;
  return frame(id, Buffer.concat([Buffer.from([utf8]), Buffer.from(found.join('\0'))]));
}

/** A frame of text with a name of its own. */
function ownText(name: string, values: readonly (string | null)[]): Buffer | null {
  const found = usable(values);
  if (found.length === 0) return null;
  return frame('TXXX', Buffer.concat([Buffer.from([utf8]), Buffer.from(`${name}\0${found.join('\0')}`)]));
}

/** Of a language that is not known to ID3: it takes three letters. */
function lyrics(words: string | null): Buffer | null {
  const found = words === null ? '' : plainText(words);
  if (found === '') return null;
  return frame('USLT', Buffer.concat([Buffer.from([utf8]), Buffer.from('XXX\0'), Buffer.from(found)]));
}

const frame = (id: string, body: Buffer): Buffer => Buffer.concat([frameHead(id, body.length), body]);

const frameHead = (id: string, size: number): Buffer =>
  Buffer.concat([Buffer.from(id, 'latin1'), synchsafe(size), Buffer.from([0, 0])]);

/** 28 bits in four bytes whose first bit is never set, so that no decoder takes them for sound. */
const synchsafe = (value: number): Buffer =>
  Buffer.from([(value >> 21) & 0x7f, (value >> 14) & 0x7f, (value >> 7) & 0x7f, value & 0x7f]);
