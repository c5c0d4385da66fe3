import { describe, expect, it } from 'vitest';
import { type EditionFile, folderYear, splitEditions } from './editions.ts';

const issue = (folder: string, tracks: number, more: Partial<EditionFile> = {}): EditionFile[] =>
  Array.from({ length: tracks }, (_, index) => ({
    path: `${folder}/${index + 1}.x`,
    folder,
    disc: 1,
    number: index + 1,
    title: `Song ${index + 1}`,
    duration: 200_000,
    year: null,
    label: null,
    catalogue_number: null,
    ...more,
  }));
const folders = (files: EditionFile[]) =>
  splitEditions(files).map((edition) => [...new Set(edition.map(({ folder }) => folder))].sort());

describe('an album', () => {
  it.each<[string, EditionFile[], string[][]]>([
    ['in one folder', issue('A', 3), [['A']]],
    ['in two formats', [...issue('A/FLAC', 3), ...issue('A/MP3', 3)], [['A/FLAC', 'A/MP3']]],
    ['of two years', [...issue('B', 3, { year: 2010 }), ...issue('A', 3, { year: 1985 })], [['A'], ['B']]],
    [
      'of two catalogue numbers',
      [...issue('A', 3, { catalogue_number: 'X 1' }), ...issue('B', 3, { catalogue_number: 'X 2' })],
      [['A'], ['B']],
    ],
    [
      'of two labels, the year of one unknown',
      [...issue('A', 3, { label: 'One' }), ...issue('B', 3, { label: 'Two', year: 1985 })],
      [['B'], ['A']],
    ],
    ['of two folder years', [...issue('X (2010)', 3), ...issue('X (1985)', 3)], [['X (1985)'], ['X (2010)']]],
    [
      'and its remaster',
      [...issue('X', 3, { year: 1985 }), ...issue('X [Remastered]', 3, { year: 1985 })],
      [['X'], ['X [Remastered]']],
    ],
    [
      'with formats in folder names',
      [...issue('X [FLAC]', 3), ...issue('X [320]', 3)],
      [['X [320]', 'X [FLAC]']],
    ],
    [
      'whose places hold other music',
      [...issue('A', 3), ...issue('B', 3, { title: 'Other' })],
      [['A'], ['B']],
    ],
    [
      'of tracks of several years, each place once',
      issue('A', 3).map((file, index) => ({ ...file, year: 1980 + index })),
      [['A']],
    ],
    [
      'in parts that fill no place twice',
      [...issue('A', 3, { year: 1985 }), ...issue('B', 3, { year: 1985, disc: 2 })],
      [['A', 'B']],
    ],
  ])('%s', (_, files, expected) => {
    expect(folders(files)).toEqual(expected);
  });

  it('is split within one folder where years stand on the same places', () => {
    const files = [
      ...issue('A', 2, { year: 1985 }),
      ...issue('A', 2, { year: 2010 }).map((file) => ({ ...file, path: `${file.path}2` })),
    ];
    expect(splitEditions(files).map((edition) => edition.map(({ year }) => year))).toEqual([
      [1985, 1985],
      [2010, 2010],
    ]);
  });

  it('does not depend on the order of its files', () => {
    const files = [...issue('B', 3, { year: 2010 }), ...issue('A', 3, { year: 1985 }), ...issue('C', 3)];
    expect(folders([...files].reverse())).toEqual(folders(files));
  });
});

describe('the year of a folder', () => {
  it.each([
    ['Album (1985)', 1985],
    ['x/1985 - Album', 1985],
    ['[2010] Album', 2010],
    ['Album', null],
    ['1999x', null],
    ['Album (1985 Remaster)', 1985],
  ])('%s', (folder, year) => expect(folderYear(folder)).toBe(year));
});
