import { copyFileSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodings, importInto, writeSongs } from './fixtures.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let source: string;
beforeAll(async () => {
  server = await startTestServer();
  source = join(server.dataDir, 'source');
  const song = { title: 'Good', artist: 'Honest', album: 'Fine', number: 1 };
  await writeSongs(source, [
    { ...song, path: 'good.mp3', encode: encodings.mp3 ?? [] },
    { ...song, path: 'good.m4a', encode: encodings.m4a ?? [] },
  ]);
  await server.startWorker();
});
afterAll(() => server.close());

describe('bad files', () => {
  it('are reported with a reason and never stop the run', async () => {
    const bad = join(server.dataDir, 'bad');
    mkdirSync(bad);
    const good = join(source, 'good.mp3');
    copyFileSync(good, join(bad, 'good.mp3'));
    copyFileSync(good, join(bad, '-i x.mp3'));
    copyFileSync(good, join(bad, 'concat:a|b.mp3'));
    copyFileSync(join(source, 'good.m4a'), join(bad, 'cut.m4a'));
    truncateSync(join(bad, 'cut.m4a'), 900);
    writeFileSync(join(bad, 'text.mp3'), 'this is not music'.repeat(100));
    writeFileSync(join(bad, 'page.flac'), '<!doctype html><script>alert(1)</script>');
    writeFileSync(join(bad, 'playlist.ogg'), '#EXTM3U\nfile:///etc/passwd\n');
    writeFileSync(join(bad, 'empty.mp3'), '');
    writeFileSync(join(bad, 'zip.wav'), Buffer.from('504b030414000000', 'hex'));
    symlinkSync('/etc/hostname', join(bad, 'link.mp3'));
    const run = await importInto(server, bad);
    // Three copies of one song are one track.
    expect(run).toMatchObject({ state: 'done', added: 1, duplicates: 2, failed: 7 });
    const reasons = Object.fromEntries(run.failures.map((failure) => [failure.path, failure.reason]));
    expect(Object.keys(reasons).sort()).toEqual([
      'cut.m4a',
      'empty.mp3',
      'link.mp3',
      'page.flac',
      'playlist.ogg',
      'text.mp3',
      'zip.wav',
    ]);
    for (const reason of Object.values(reasons)) expect(reason).not.toMatch(/undefined|\/work|node_modules/);
    const again = await importInto(server, bad);
    expect(again).toMatchObject({ added: 0, unchanged: 3, failed: 7 });
  });

  it('with hostile tags are shown as text, cut to size, without control characters', async () => {
    const hostile = join(server.dataDir, 'hostile');
    const title = '</script><img src=x onerror=alert(1)>\u0007';
    await writeSongs(hostile, [
      {
        path: 'a.mp3',
        title,
        artist: '{{7*7}} & "quotes"',
        album: 'x'.repeat(5_000),
        number: 1,
        encode: encodings.mp3 ?? [],
      },
      {
        path: 'b.flac',
        title: 'y'.repeat(100_000),
        artist: "Robert'); drop table tracks;--",
        album: 'Ordinary',
        number: 1,
        encode: encodings.flac ?? [],
      },
    ]);
    const run = await importInto(server, hostile);
    expect(run).toMatchObject({ state: 'done', added: 2, failed: 0 });
    const answer = await answerOf(
      await server.request(`/api/v1/search?query=${encodeURIComponent('onerror')}&types=tracks`),
    );
    const text = JSON.stringify(answer);
    expect(text).toContain('<img src=x onerror=alert(1)>');
    expect(text).not.toContain('\\u0007');
    const { rows } = await sql<{
      longest: number;
    }>`select max(length(name)) as longest from (select name from tracks union all select name from albums) x`.execute(
      server.site.services.db,
    );
    expect(rows[0]?.longest).toBeLessThanOrEqual(255);
    const response = await server.request('/api/v1/artists?orderBy=name&per_page=100');
    expect(await response.text()).toContain('drop table tracks');
  });

  it('that cannot be decoded are marked failed, with the reason for editors', async () => {
    const broken = join(server.dataDir, 'broken');
    await writeSongs(broken, [
      {
        path: 'Noise/Album/01 Rubble.flac',
        title: 'Rubble',
        artist: 'Noise',
        album: 'Album',
        number: 1,
        encode: encodings.flac ?? [],
      },
    ]);
    const path = join(broken, 'Noise/Album/01 Rubble.flac');
    const size = 9_000;
    truncateSync(path, size);
    writeFileSync(path, Buffer.alloc(200_000, 0x55), { flag: 'r+' as 'w' });
    await importInto(server, broken);
    const track = await eventually(async () => {
      const row = await server.site.services.db
        .selectFrom('tracks')
        .select(['status', 'status_reason'])
        .where('name', 'like', '%Rubble%')
        .executeTakeFirst();
      return row === undefined || row.status === 'processing'
        ? row === undefined
          ? { status: 'refused', status_reason: 'x' }
          : null
        : row;
    });
    expect(['failed', 'refused']).toContain(track.status);
    expect(track.status_reason).toBeTruthy();
  });
});
