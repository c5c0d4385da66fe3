import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsFromPath } from './tags-from-path.ts';

const nothing = {
  artist: null,
  album: null,
  year: null,
  disc: null,
  disc_title: null,
  side: null,
  number: null,
};

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
    ['Low/Trust/01-Title.mp3', { artist: 'Low', album: 'Trust', number: 1, title: 'Title' }],
    ['Low/Trust/1-03 Title.mp3', { artist: 'Low', album: 'Trust', disc: 1, number: 3, title: 'Title' }],
    ['Low/Trust/A1 - Title.mp3', { artist: 'Low', album: 'Trust', side: 'A', number: 1, title: 'Title' }],
    ['Low/Trust/B2. Title.mp3', { artist: 'Low', album: 'Trust', side: 'B', number: 2, title: 'Title' }],
    ['Nena/99 Luftballons.mp3', { album: 'Nena', title: '99 Luftballons' }],
    ['Nena/Nena/7 Seconds.mp3', { artist: 'Nena', album: 'Nena', title: '7 Seconds' }],
    ['Nena/Nena/99. Luftballons.mp3', { artist: 'Nena', album: 'Nena', number: 99, title: 'Luftballons' }],
    ['Downloads/Queen - X.mp3', { artist: 'Queen', title: 'X' }],
    ['Downloads/01 - Queen - X.mp3', { artist: 'Queen', number: 1, title: 'X' }],
    ['Music/Low - Trust/01 X.mp3', { artist: 'Low', album: 'Trust', number: 1, title: 'X' }],
    ['Various Artists/Hits/02 Queen - X.mp3', { artist: 'Queen', album: 'Hits', number: 2, title: 'X' }],
    ['00 - Intro.ogg', { title: 'Intro' }],
    ['Low/Trust/0-01 x.ogg', { artist: 'Low', album: 'Trust', number: 1, title: 'x' }],
    ['Low/Trust/CD 0/01 x.ogg', { artist: 'Low', album: 'Trust', number: 1, title: 'x' }],
    [
      'Low/Trust/Disc 2 - Live/01 x.ogg',
      { artist: 'Low', album: 'Trust', disc: 2, disc_title: 'Live', number: 1, title: 'x' },
    ],
    ['Low/Trust/2/01 x.ogg', { artist: 'Low', album: 'Trust', disc: 2, number: 1, title: 'x' }],
    ['Beatles/1/01 x.ogg', { artist: 'Beatles', album: '1', number: 1, title: 'x' }],
  ])('%s', (path, expected) => {
    expect(tagsFromPath(`/music/${path}`, '/music')).toEqual({ ...nothing, ...expected });
  });

  it('believes in numbers where the names beside it have them', () => {
    const read = (name: string, numbered?: boolean) => tagsFromPath(`/music/${name}`, '/music', { numbered });
    expect(read('Nena/Nena/10 Rosa.mp3', true)).toMatchObject({ number: 10, title: 'Rosa' });
    expect(read('Nena/Nena/10 Rosa.mp3', false)).toMatchObject({ number: null, title: '10 Rosa' });
    expect(read('Nena/Nena/10-Rosa.mp3', true)).toMatchObject({ number: 10, title: 'Rosa' });
  });

  it('leaves folders alone when told to', () => {
    const read = tagsFromPath('/music/Low/Trust/01 x.mp3', '/music', { folders: false });
    expect(read).toEqual({ ...nothing, number: 1, title: 'x' });
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
