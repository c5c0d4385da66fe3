import { describe, expect, it } from 'vitest';
import { frontOf } from './cover-names.ts';

describe('the front cover of a folder', () => {
  it.each<[string[], string | null]>([
    [['back.jpg', 'cover.jpg', 'front.jpg'], 'cover.jpg'],
    [['Folder.JPG', 'x.jpg'], 'Folder.JPG'],
    [['cover.gif'], 'cover.gif'],
    [['cover.png', 'cover.jpg'], 'cover.jpg'],
    [
      ['AlbumArtSmall.jpg', 'AlbumArt_{AB-12}_Large.jpg', 'AlbumArt_{AB-12}_Small.jpg'],
      'AlbumArt_{AB-12}_Large.jpg',
    ],
    [['AlbumArt.jpg', 'other.jpg'], 'AlbumArt.jpg'],
    [['Artist - Album (front).jpg', 'Artist - Album (back).jpg'], 'Artist - Album (front).jpg'],
    [['whatever.jpeg', 'notes.txt', 'a.mp3'], 'whatever.jpeg'],
    [['one.jpg', 'two.jpg'], null],
    [['artist.jpg'], null],
    [['artist.jpg', 'sleeve.webp'], 'sleeve.webp'],
    [['cover.txt', 'front.pdf'], null],
    [[], null],
  ])('%j', (names, front) => {
    expect(frontOf(names)).toBe(front);
  });
});
