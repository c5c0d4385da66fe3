import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { armFailpoint, type Failpoint } from '@kantele/api/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { openServices } from '../src/services.ts';
import { type BackupWorld, openBackupWorld, type Target } from './backup-world.ts';
import { noiseWav } from './noise-wav.ts';
import { run } from './process-world.ts';

let world: BackupWorld;
/** A folder with one backup in it, copied for each case. */
let whole: string;
let backup: string;
beforeAll(async () => {
  world = await openBackupWorld();
  backup = (await world.backUp()).backup;
  whole = `${world.folder} whole`;
  cpSync(world.folder, whole, { recursive: true });
});
afterAll(() => world.close());
afterEach(() => armFailpoint(null));

const heal = () => {
  rmSync(world.folder, { recursive: true });
  cpSync(whole, world.folder, { recursive: true });
};
const inBackup = (name: string) => join(world.folder, 'backups', backup, name);
const aFile = () => {
  const [name = ''] = readdirSync(join(world.folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return name;
};
const flip = (path: string) => {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
};
/** Changes what the manifest says, with its hash put right. */
const rewrite = (change: (body: string) => string, format = '1') => {
  const text = readFileSync(inBackup('manifest.json'), 'utf8');
  const body = change(text.slice(text.indexOf('"manifest":') + 11, -2));
  const print = createHash('sha256').update(body).digest('hex');
  writeFileSync(inBackup('manifest.json'), `{"sha256":"${print}","format":${format},"manifest":${body}}\n`);
};
const quiet = { info() {}, warn() {}, error() {} };
const start = (target: Target) => openServices(readEnv(target.env), quiet);

async function expectUntouched(target: Target) {
  expect(await target.objects()).toBe(0);
  expect(existsSync(target.dataDir)).toBe(false);
}

describe('a backup that is not whole is refused, and nothing is written', () => {
  let target: Target;
  beforeAll(async () => {
    target = await world.addTarget();
  });
  afterEach(heal);

  const users = 'site.users.copy.gz';
  it.each<[string, () => void, string]>([
    ['a table file is cut', () => truncateSync(inBackup(users), 20), `${users} is damaged`],
    ['a bit of a table file is another', () => flip(inBackup(users)), `${users} is damaged`],
    ['a table file is missing', () => rmSync(inBackup(users)), `${users} is missing.`],
    ['a stored file is missing', () => rmSync(aFile()), 'is missing.'],
    [
      'a stored file has other bytes',
      () => flip(aFile()),
      'is damaged: it does not hold what was backed up.',
    ],
    [
      'the list of files is cut',
      () => truncateSync(inBackup('files.jsonl.gz'), 30),
      'files.jsonl.gz is damaged',
    ],
    ['the key is another', () => flip(inBackup('secret.key')), 'secret.key is damaged'],
    [
      'the manifest is cut',
      () => truncateSync(inBackup('manifest.json'), 2_000),
      'manifest.json is damaged.',
    ],
    ['a bit of the manifest is another', () => flip(inBackup('manifest.json')), 'manifest.json is damaged.'],
    ['the manifest is missing', () => rmSync(inBackup('manifest.json')), 'that came to its end.'],
    ['the manifest says nothing', () => rewrite(() => '{}'), 'manifest.json is damaged.'],
    ['its format is newer', () => rewrite((body) => body, '2'), 'was made by a newer version of Kantele'],
    [
      'it has a migration from the future',
      () => rewrite((body) => body.replace(/"0001-identity-and-site"/, '$&, "9999-from-the-future"')),
      'This version of Kantele does not know the migration 9999-from-the-future.',
    ],
    [
      'it has a migration with the name of what every object has',
      () => rewrite((body) => body.replace(/"0001-identity-and-site"/, '$&, "constructor"')),
      'This version of Kantele does not know the migration constructor.',
    ],
    [
      'the manifest leads out of its folder',
      () => rewrite((body) => body.replace(`"${users}"`, '"../../x"')),
      'manifest.json is damaged.',
    ],
  ])('%s', async (_what, spoil, sentence) => {
    spoil();
    await expect(target.restore()).rejects.toThrow(sentence);
    await expectUntouched(target);
  });

  it('it is not there', async () => {
    await expect(target.restore('2020-01-01T00-00-00Z')).rejects.toThrow(
      `There is no backup 2020-01-01T00-00-00Z in ${world.folder}. There are: ${backup}.`,
    );
    await expectUntouched(target);
  });
});

describe('a target that is in use is refused, and nothing is changed', () => {
  it('a folder with something in it', async () => {
    const target = await world.addTarget();
    mkdirSync(target.dataDir);
    writeFileSync(join(target.dataDir, 'secret.key'), 'x'.repeat(40));
    await expect(target.restore()).rejects.toThrow('needs an empty data folder. Nothing was changed.');
    expect(readdirSync(target.dataDir)).toEqual(['secret.key']);
    expect(await target.objects()).toBe(0);
  });

  it('a database with a table', async () => {
    const target = await world.addTarget();
    await target.ask('create table of_somebody_else (id integer)');
    await expect(target.restore()).rejects.toThrow('The database is not empty');
    expect(await target.objects()).toBe(1);
    expect(existsSync(target.dataDir)).toBe(false);
  });

  it('another key in the environment', async () => {
    const target = await world.addTarget();
    target.env.SECRET_KEY = 'k'.repeat(40);
    await expect(target.restore()).rejects.toThrow('SECRET_KEY is not the key of the backup');
    await expectUntouched(target);
  });
});

it('a table with another number of rows than were copied leaves folder and database empty', async () => {
  const target = await world.addTarget();
  rewrite((body) => {
    const manifest = JSON.parse(body) as { tables: { name: string; rows: number }[] };
    for (const table of manifest.tables) if (table.name === 'users') table.rows = 3;
    return JSON.stringify(manifest);
  });
  await expect(target.restore()).rejects.toThrow('The table users has 2 rows instead of 3.');
  expect(await target.objects()).toBe(0);
  expect(readdirSync(target.dataDir)).toEqual(['lock.key']);
  heal();
});

const full = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

describe('a full disk', () => {
  it.each<[Failpoint, number]>([
    ['backup.table', 30],
    ['backup.file', 1],
    ['backup.ending', 1],
  ])('at %s leaves no backup, and the next one works', async (point, times) => {
    await world.upload('full.wav', noiseWav(3_000));
    armFailpoint(point, times, full);
    await expect(world.backUp()).rejects.toThrow('ENOSPC');
    expect(readdirSync(join(world.folder, 'backups'))).toEqual([backup]);
    expect((await world.backUp()).missing).toEqual([]);
    heal();
  });

  it.each<[Failpoint, number]>([
    ['restore.table', 60],
    ['restore.file', 2],
  ])('at %s leaves folder and database empty', async (point, times) => {
    const target = await world.addTarget();
    armFailpoint(point, times, full);
    await expect(target.restore()).rejects.toThrow('ENOSPC');
    expect(await target.objects()).toBe(0);
    expect(readdirSync(target.dataDir)).toEqual(['lock.key']);
  });
});

describe('a process that is killed', () => {
  /** Runs a program of the build until its end, which a point may be. */
  const program = async (name: 'backup' | 'restore', args: string[], env: Record<string, string>) => {
    const dist = new URL('../dist/', import.meta.url).pathname;
    const started = run(process.execPath, [join(dist, `${name}.js`), ...args], env);
    return { code: await started.exit, text: started.output().trim() };
  };
  const at = (point: Failpoint, times = 1) => ({ NODE_ENV: 'test', FAILPOINT: `${point}:${times}` });

  it('leaves no backup, and the next one goes on', async () => {
    const env = {
      DATA_DIR: world.server.dataDir,
      DATABASE_URL: world.server.site.url,
      SECRET_KEY: world.server.site.services.secret.toString('hex'),
    };
    await world.upload('killed.wav', noiseWav(3_000));
    const to = ['--to', world.folder];
    const moment = 1 + Math.floor(Math.random() * 60);
    for (const point of [at('backup.table', moment), at('backup.file'), at('backup.ending')]) {
      expect(await program('backup', to, { ...env, ...point }), `${point.FAILPOINT}`).toMatchObject({
        code: null,
      });
      const made = readdirSync(join(world.folder, 'backups'));
      expect(made.filter((name) => existsSync(join(world.folder, 'backups', name, 'manifest.json')))).toEqual(
        [backup],
      );
    }
    const { code, text } = await program('backup', [...to, '--json'], env);
    expect(code, text).toBe(0);
    expect(readdirSync(join(world.folder, 'backups'))).toHaveLength(2);
    expect(readdirSync(world.folder).sort()).toEqual(['backups', 'files', 'lock.key']);
    heal();
  });

  it('leaves a mark that no server starts with, and the next restore begins anew', async () => {
    const target = await world.addTarget();
    const from = ['--from', world.folder, '--json'];
    const moment = 1 + Math.floor(Math.random() * 60);
    for (const point of [at('restore.table', moment), at('restore.file'), at('restore.ending')]) {
      const killed = await program('restore', from, { ...target.env, ...point });
      expect(killed, `${point.FAILPOINT} ${killed.text}`).toMatchObject({ code: null });
      await expect(start(target)).rejects.toThrow('has not come to its end: run npm run restore again.');
    }
    // As a restore of a backup of another version would have left it.
    await target.ask('create table of_another_version (id integer)');
    const elsewhere = { ...target, env: { ...target.env, DATA_DIR: `${target.dataDir} of another machine` } };
    await expect(start(elsewhere)).rejects.toThrow('A restore into this database has not come to its end');

    expect(await program('restore', from, { ...target.env, ...at('restore.ended') })).toMatchObject({
      code: null,
    });
    await expect(start(target)).rejects.toThrow('has not come to its end: run npm run restore again.');
    const { code, text } = await program('restore', from, target.env);
    expect(code, text).toBe(0);
    const running = await start(target);
    await running.close();
    expect(await target.ask('select count(*)::integer as n from tracks')).toEqual([{ n: 1 }]);
  });
});
