import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { armFailpoint, type Failpoint } from '@kantele/api/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Progress } from '../src/backup/progress.ts';
import { verifyBackup } from '../src/backup/verify-backup.ts';
import { NotDroppedError } from '../src/backup/write-backup.ts';
import { sentenceOf } from '../src/sentence.ts';
import { type BackupWorld, openBackupWorld, quiet } from './backup-world.ts';
import { eventually } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import { run } from './process-world.ts';

const bytes = { gone: 3_000, turned: 2_000 };
let world: BackupWorld;
/** A folder with three backups in it, copied for each case. */
let three: string;
let names: string[];
/** A file of the first backup alone, one whose bytes are others from the second on, one of all. */
let gone: string;
let turned: string;
let kept: string;

beforeAll(async () => {
  world = await openBackupWorld();
  kept = (await world.upload('kept.wav', noiseWav(1_000))).key;
  turned = (await world.upload('turned.wav', noiseWav(bytes.turned))).key;
  const file = await world.upload('gone.wav', noiseWav(bytes.gone));
  gone = file.key;
  const first = await world.backUp();
  const inStore = (key: string) => join(world.server.dataDir, 'files', key);
  writeFileSync(inStore(turned), noiseWav(bytes.turned));
  await (await world.server.site.user()).files.delete({ entryIds: [file.id], deleteForever: true });
  await eventually(async () => (existsSync(inStore(gone)) ? null : true));
  names = [first.backup, (await world.backUp()).backup, (await world.backUp()).backup];
  three = `${world.folder} three`;
  cpSync(world.folder, three, { recursive: true });
});
afterAll(() => world.close());
beforeEach(() => {
  rmSync(world.folder, { recursive: true });
  cpSync(three, world.folder, { recursive: true });
});
afterEach(() => armFailpoint(null));

const keeping = (keep: number, now?: Date) => world.backUp(undefined, undefined, { keep, now });
const inFolder = (...name: string[]) => join(world.folder, ...name);
const backups = () => readdirSync(inFolder('backups')).sort();
const filesBelow = (root: string) =>
  readdirSync(join(root, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'files').length + 1))
    .sort();
/** Every backup that says it is whole is, and between them they name each file there is. */
async function expectWhole() {
  const named = new Set<string>();
  for (const backup of backups()) {
    if (!existsSync(inFolder('backups', backup, 'manifest.json'))) continue;
    for (const { copy } of (await verifyBackup(world.folder, backup, quiet())).files) named.add(copy);
  }
  return [...named].sort();
}

describe('a backup that keeps some', () => {
  it('removes the others and the files that only these have', async () => {
    const result = await keeping(3);
    expect(result.dropped).toEqual({ backups: 1, files: 2, bytes: bytes.gone + bytes.turned });
    expect(backups()).toEqual([...names.slice(1), result.backup]);
    const files = filesBelow(world.folder);
    expect(files).toEqual(await expectWhole());
    expect(files).toContain(kept);
    // Its first bytes are gone, those it has now lie under another name.
    expect(files.filter((file) => file.startsWith(turned))).toEqual([
      expect.stringMatching(/\.[0-9a-f]{16}$/),
    ]);
    expect(files).not.toContain(gone);
  });

  it('removes nothing while there are not more, but for files of no backup', async () => {
    const stray = inFolder('files', 'left', 'by-an-interrupted-backup');
    mkdirSync(join(stray, '..'));
    writeFileSync(stray, 'bytes');
    const result = await keeping(4);
    expect(result.dropped).toEqual({ backups: 0, files: 1, bytes: 5 });
    expect(backups()).toEqual([...names, result.backup]);
    expect(filesBelow(world.folder)).toEqual(filesBelow(three));
    expect(existsSync(join(stray, '..'))).toBe(false);
  });

  it('removes none that was not asked for', async () => {
    const result = await world.backUp();
    expect(result.dropped).toBeNull();
    expect(backups()).toEqual([...names, result.backup]);
    expect(filesBelow(world.folder)).toEqual(filesBelow(three));
  });

  it('ends its removal when it is stopped, says that it is complete, and the next goes on', async () => {
    const stop = new AbortController();
    armFailpoint('backup.sweeping', 1, () => stop.abort());
    const progress = new Progress(stop.signal, () => {});
    const error = await world
      .backUp(undefined, undefined, { keep: 3, progress })
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof NotDroppedError)) throw error;
    expect(sentenceOf(error)).toBe(
      `The backup ${error.result.backup} is complete, but old ones could not be dropped: It was stopped; the next time goes on.`,
    );
    expect(backups()).toEqual([...names.slice(1), error.result.backup]);
    expect(filesBelow(world.folder)).toHaveLength(filesBelow(three).length - 1);
    expect((await keeping(3)).dropped).toMatchObject({ backups: 1, files: 1 });
  });

  it('keeps the one it has made also when the clock was put back', async () => {
    const result = await keeping(1, new Date('2020-02-02T02:02:02Z'));
    expect(result.dropped?.backups).toBe(3);
    expect(backups()).toEqual([result.backup]);
    expect(filesBelow(world.folder)).toEqual(await expectWhole());
  });

  it('leaves links and what others have put into the folder, also a backup behind a link', async () => {
    const elsewhere = `${world.folder} elsewhere`;
    cpSync(inFolder('backups', names[0] ?? ''), join(elsewhere, 'old'), { recursive: true });
    symlinkSync(join(elsewhere, 'old'), inFolder('backups', '2019-01-01T00-00-00Z'));
    mkdirSync(join(elsewhere, 'music'));
    writeFileSync(join(elsewhere, 'music', 'song'), 'song');
    symlinkSync(join(elsewhere, 'music'), inFolder('files', 'music'));
    symlinkSync(join(elsewhere, 'music', 'song'), inFolder('files', 'song'));
    const foreign = ['notes.txt', 'backups/notes.txt', 'backups/2019-01-01', 'backups/2018-01-01T00-00-00Z'];
    const unlikeKeys = ['files/.hidden', 'files/a file of a person'];
    for (const name of [...foreign, ...unlikeKeys]) writeFileSync(inFolder(name), name);
    const before = filesBelow(world.folder);
    await keeping(1);
    for (const name of [...foreign, ...unlikeKeys])
      expect(readFileSync(inFolder(name), 'utf8'), name).toBe(name);
    expect(readFileSync(join(elsewhere, 'music', 'song'), 'utf8')).toBe('song');
    expect(existsSync(join(elsewhere, 'old', 'manifest.json'))).toBe(true);
    expect(backups()).toContain('2019-01-01T00-00-00Z');
    // The backup behind the link names all files of the first.
    expect(filesBelow(world.folder)).toEqual(before);
    await verifyBackup(world.folder, '2019-01-01T00-00-00Z', quiet());
    rmSync(elsewhere, { recursive: true });
  });
});

describe('nothing is removed, and the new backup stays', () => {
  const list = (at: number) => inFolder('backups', names[at] ?? '', 'files.jsonl.gz');
  const rename = (path: string) => {
    const text = gunzipSync(readFileSync(path)).toString();
    writeFileSync(path, gzipSync(text.replace(/"copy":"[^"]+"/, '"copy":"another"')));
  };
  it.each<[string, () => void, string]>([
    ['a list of a backup that stays is cut', () => truncateSync(list(1), 30), 'files.jsonl.gz is damaged'],
    ['it is missing', () => rmSync(list(1)), 'files.jsonl.gz is missing.'],
    ['it names other files', () => rename(list(1)), 'files.jsonl.gz is damaged'],
    [
      'a manifest is damaged',
      () => truncateSync(inFolder('backups', names[0] ?? '', 'manifest.json'), 2_000),
      'manifest.json is damaged.',
    ],
  ])('when %s', async (_what, spoil, sentence) => {
    spoil();
    const error = await keeping(3).catch((thrown: unknown) => thrown);
    if (!(error instanceof NotDroppedError)) throw error;
    expect(String(error.cause)).toContain(sentence);
    expect(String(error.cause)).toMatch(/Nothing was removed\.$/);
    expect(backups()).toEqual([...names, error.result.backup]);
    expect(filesBelow(world.folder)).toEqual(filesBelow(three));
    await verifyBackup(world.folder, error.result.backup, quiet());
  });

  it('but a list of a backup that goes is not needed', async () => {
    rmSync(list(0));
    expect((await keeping(3)).dropped).toMatchObject({ backups: 1, files: 2 });
  });
});

describe('npm run backup -- --keep', () => {
  const command = async (args: string[], failpoint: Record<string, string> = {}) => {
    const program = new URL('../dist/backup.js', import.meta.url).pathname;
    const { site, dataDir } = world.server;
    const started = run(process.execPath, [program, '--to', world.folder, ...args], {
      DATA_DIR: dataDir,
      DATABASE_URL: site.url,
      SECRET_KEY: site.services.secret.toString('hex'),
      ...failpoint,
    });
    let printed = '';
    started.child.stdout?.on('data', (chunk) => {
      printed += chunk;
    });
    const code = await started.exit;
    return { code, printed: printed.trim(), lines: started.output().trim().split('\n') };
  };
  const at = (point: Failpoint) => ({ NODE_ENV: 'test', FAILPOINT: `${point}:1` });

  it('goes on with what was killed, and leaves no backup that only looks whole', async () => {
    const killed = await command(['--keep', '2'], at('backup.dropping'));
    expect(killed.code, killed.lines.join('\n')).toBeNull();
    // A whole folder without its manifest: the next run takes it for unfinished.
    expect(existsSync(inFolder('backups', names[0] ?? '', 'files.jsonl.gz'))).toBe(true);
    expect(existsSync(inFolder('backups', names[0] ?? '', 'manifest.json'))).toBe(false);
    await expectWhole();
    expect((await command(['--keep', '2'], at('backup.sweeping'))).code).toBeNull();
    expect(backups()).toHaveLength(2);
    await expectWhole();
    const { code, lines } = await command(['--keep', '2']);
    expect([code, lines]).toEqual([
      0,
      expect.arrayContaining(['Removed 1 old backup and 2 files of 5.0 kB.']),
    ]);
    expect(filesBelow(world.folder)).toEqual(await expectWhole());
  });

  it('prints what it has made and ends with 1 when old ones can not be dropped', async () => {
    truncateSync(inFolder('backups', names[1] ?? '', 'files.jsonl.gz'), 30);
    const { code, printed, lines } = await command(['--keep', '3', '--json']);
    const { backup, dropped } = JSON.parse(printed) as { backup: string; dropped: null };
    expect([code, dropped]).toEqual([1, null]);
    expect(lines).toContainEqual(
      expect.stringMatching(
        `The backup ${backup} is complete, but old ones could not be dropped: .*is damaged.*Nothing was removed\\.$`,
      ),
    );
    expect(backups()).toEqual([...names, backup]);
  });
});
