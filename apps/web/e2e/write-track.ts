import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FixtureAlbum, seconds } from './library.ts';

export interface FixtureFile {
  album: FixtureAlbum;
  track: FixtureAlbum['tracks'][number];
  /** The folder it is written into. */
  place: string;
  number: number;
}

/** Chords of two notes: real audio whose loudness never falls to silence. */
export async function writeTrack({ album, track, place, number }: FixtureFile): Promise<void> {
  mkdirSync(place, { recursive: true });
  const pitch = 180 + 37 * (number - 1) + 11 * album.title.length;
  const chord = `0.25*sin(2*PI*${pitch}*t)+0.2*sin(2*PI*${pitch * 1.5}*t)|0.3*sin(2*PI*${pitch * 1.25}*t)`;
  // After four seconds all of these waves are where they began: what follows is the same again.
  const source = `aevalsrc='${chord}':s=48000:d=4,aloop=-1:size=192000,atrim=end=${track.seconds ?? seconds}`;
  const tags = {
    TITLE: track.title,
    ARTIST: album.artist,
    ALBUMARTIST: album.artist,
    ALBUM: album.title,
    TRACKNUMBER: String(number),
    DATE: album.date,
    GENRE: album.genre,
    LABEL: 'Tin Harbour',
    COMPOSER: album.artist,
    COPYRIGHT: `${album.date.slice(0, 4)} Tin Harbour`,
  };
  const metadata = Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);
  const name = `${String(number).padStart(2, '0')} ${track.title.replaceAll('/', '-')}`;
  const file = join(place, `${name}.flac`);
  const input = ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', source];
  await promisify(execFile)('ffmpeg', [...input, ...metadata, '-sample_fmt', 's16', file]);
  if (track.lyrics) writeFileSync(file.replace(/\.flac$/, '.lrc'), track.lyrics);
}
