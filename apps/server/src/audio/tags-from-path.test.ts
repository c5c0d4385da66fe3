import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsFromPath } from './tags-from-path.ts';

const nothing = { artist: null, album: null, year: null, disc: null, number: null };

describe('reading names from the path', () => {
  it.each([
    [
      'Björk/Homogenic (1997)/01 - Hunter.flac',
      { artist: 'Björk', album: 'Homogenic', year: 1997, number: 1, title: 'Hunter' },
    ],
    [
      'Björk/1997 - Homogenic/02 Jóga.mp3',
      { artist: 'Björk', album: 'Homogenic', year: 1997, number: 2, title: 'Jóga' },
    ],
    [
      'Low - Hey What/1-02 All Night.ogg',
      { artist: 'Low', album: 'Hey What', disc: 1, number: 2, title: 'All Night' },
    ],
    [
      'Low/Hey What/Disc 2/03 More.wav',
      { artist: 'Low', album: 'Hey What', disc: 2, number: 3, title: 'More' },
    ],
    [
      'Low/Hey What [2021] [FLAC]/CD1/3. More.wav',
      { artist: 'Low', album: 'Hey What', year: 2021, disc: 1, number: 3, title: 'More' },
    ],
    [
      'Low/Low - Hey What/04 - Low - Days.wav',
      { artist: 'Low', album: 'Hey What', number: 4, title: 'Days' },
    ],
    ['Low/Trust - Live/Song.mp3', { artist: 'Low', album: 'Trust - Live', title: 'Song' }],
    ['Low - More.mp3', { artist: 'Low', title: 'More' }],
    ['my_song_name.mp3', { title: 'my song name' }],
    ['07.mp3', { number: 7, title: '07' }],
    ['.mp3', { title: 'Untitled' }],
  ])('%s', (path, expected) => {
    expect(tagsFromPath(`/music/${path}`, '/music')).toEqual({ ...nothing, ...expected });
  });

  it('uses only the file name outside the library folder', () => {
    expect(tagsFromPath('/tmp/secret/upload/Song.mp3', '/music')).toEqual({ ...nothing, title: 'Song' });
  });

  it('always finds a title', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (parts) => {
        const { title } = tagsFromPath(`/music/${parts.join('/')}`, '/music');
        expect(title.length).toBeGreaterThan(0);
        expect(title.length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
