import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../sentence.ts';
import { backupCommandOf, commandOf, restoreCommandOf } from './options.ts';
import { describeProgress, progressLine } from './progress.ts';
import { libraryLines, runLines } from './report.ts';
import type { ImportRun, LibraryReport } from './types.ts';

const run: ImportRun = {
  id: 7,
  library_id: 1,
  path: '/music',
  state: 'done',
  started_by: 'command',
  added: 3,
  changed: 2,
  unchanged: 1,
  missing: 0,
  failed: 2,
  duplicates: 1,
  total: 8,
  processed: 8,
  current_path: null,
  rate: null,
  estimate: null,
  error: null,
  failures: ['a.mp3', 'b\u001b[31m.mp3'].map((path) => {
    return { path, kind: 'empty', reason: 'The file is empty.', advice: 'Copy it again.' };
  }),
  notices: [
    { path: 'c.flac', kind: 'cue_sheet', reason: 'cue sheet: played as one track', advice: 'Split it.' },
  ],
  left_out: [
    { extension: 'nfo', count: 1_200, examples: [] },
    { extension: '', count: 1, examples: [] },
  ],
  created_at: '2026-11-01T10:00:00Z',
  started_at: null,
  finished_at: '2026-11-01T10:20:30Z',
};

describe('the arguments', () => {
  it.each([
    [['music'], { kind: 'import', folder: 'music' }],
    [['--all'], { kind: 'all' }],
    [['--report'], { kind: 'report', library: null }],
    [['--report', 'Music'], { kind: 'report', library: 'Music' }],
    [['--retry', '3'], { kind: 'retry', library: '3' }],
    [[], null],
    [['--help'], null],
    [['--all', 'x'], null],
    [['a', 'b'], null],
  ])('%j', (args, command) => expect(commandOf(args)).toEqual(command));
});

describe('the arguments of a backup and a restore', () => {
  it.each([
    [[], { to: null, keep: null, json: false }],
    [['--to', 'there', '--json'], { to: 'there', keep: null, json: true }],
    [['--keep', '7'], { to: null, keep: 7, json: false }],
    [['--keep', '1000'], { to: null, keep: 1_000, json: false }],
    [['--keep', '1001'], null],
    [['--keep', '0'], null],
    [['--keep', '-1'], null],
    [['--keep', '1.5'], null],
    [['--keep', '1e2'], null],
    [['--keep'], null],
    [['--to'], null],
    [['--to', '--json'], null],
    [['--json', '--json'], null],
    [['there'], null],
    [['--from', 'there'], null],
  ])('backup %j', (args, command) => expect(backupCommandOf(args)).toEqual(command));

  it.each([
    [['--from', 'there'], { from: 'there', backup: null, json: false }],
    [['--json', '--backup', 'then', '--from', 'there'], { from: 'there', backup: 'then', json: true }],
    [[], null],
    [['--backup', 'then'], null],
    [['--from', 'here', '--from', 'there'], null],
  ])('restore %j', (args, command) => expect(restoreCommandOf(args)).toEqual(command));
});

it.each([
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path: '/b/x' }),
    'There is no space left: /b/x',
  ],
  [
    Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }),
    'This may not be written or read.',
  ],
  [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    'The database does not answer: connect ECONNREFUSED',
  ],
  [new Error('Migration 1 failed', { cause: new Error('syntax') }), 'Migration 1 failed: syntax'],
])('a failure is a sentence: %s', (error, sentence) => expect(sentenceOf(error)).toBe(sentence));

describe('the report of a run', () => {
  it('has totals, failures by reason with advice, and what was left out by type', () => {
    expect(runLines(run)).toEqual([
      'Added 3, changed 2, unchanged 1, missing 0, failed 2, duplicates 1.',
      'Not imported:',
      '  2 files: The file is empty.',
      '    Copy it again.',
      '    - a.mp3',
      '    - b\ufffd[31m.mp3',
      'Imported, but:',
      '  1 file: cue sheet: played as one track',
      '    Split it.',
      '    - c.flac',
      'Skipped: not music (1,200 .nfo, 1 without ending).',
    ]);
  });

  it('says how to confirm that files are gone', () => {
    const lines = runLines({ ...run, state: 'needs_confirmation' });
    expect(lines.at(-1)).toContain('POST /api/v1/imports/7/confirm');
  });
});

it('the report of a library begins with its state', () => {
  const library = { id: 1, name: 'Music', path: '/music', state: 'needs_confirmation', last_import: run };
  const report = { library, files: { ok: 1, failed: 2, missing: 0, duplicates: 1 } };
  const lines = libraryLines({
    ...report,
    failures: [],
    notices: [],
    left_out: [],
  } as unknown as LibraryReport);
  expect(lines).toEqual([
    'Music (/music): needs confirmation, last imported 2026-11-01 10:20 UTC',
    '1 file, 2 failed, 0 missing, 1 duplicate',
  ]);
});

describe('progress', () => {
  it.each([
    [{ processed: 1_200, total: 10_000, failed: 0 }, 4, '1,200 of 10,000 files · 300/s · 30 s left'],
    [
      { processed: 500, total: 600, failed: 2, skipped: 400 },
      10,
      '500 of 600 files · 10/s · 10 s left · 2 failed',
    ],
    [{ processed: 5, total: 10, failed: 0, rate: 2.4, estimate: 7_200 }, 9, '5 of 10 files · 2/s · 2 h left'],
    [{ processed: 0, total: 10, failed: 0 }, 0, '0 of 10 files'],
  ])('%j', (progress, seconds, line) => expect(describeProgress(progress, seconds)).toBe(line));

  it('is drawn over on a terminal, and written every ten seconds elsewhere', () => {
    for (const isTTY of [true, false]) {
      const written: string[] = [];
      let now = 0;
      const line = progressLine({ isTTY, write: (text: string) => written.push(text) }, () => now);
      for (now = 100; now <= 20_000; now += 100) {
        line.update({ processed: now / 100, total: 200, failed: 0 });
      }
      line.end();
      const drawn = written.filter((text) => text.includes('\r'));
      expect(isTTY ? drawn.length > 50 : drawn.length === 0 && written.length <= 3).toBe(true);
      expect(written.at(-1)).toContain('200 of 200 files');
    }
  });
});
