import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../../domains.ts';
import { createCaller } from '../../../router.ts';
import {
  addMusic,
  createTestSite,
  refusal,
  type TestSite,
  testPassword,
  userActor,
} from '../../../testing.ts';
import { folderStorage } from '../../../testing-storage.ts';
import { takeDataExport } from './download-data-export.ts';
import { writeDataExport } from './write-data-export.ts';

let site: TestSite;
let files: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'kantele-files-'));
  site = await createTestSite({
    mail: { hasInbox: true, send: async () => {} },
    storage: folderStorage(files),
  });
});
afterAll(async () => {
  await site.close();
  await rm(files, { recursive: true });
});

describe('deleting the account', () => {
  it('asks for a password given within three hours, and leaves nothing behind', async () => {
    const email = 'leaving-canary-7f3a9c@example.com';
    const id = await site.addUser(email);
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email, password: testPassword });
    const { plainTextToken } = await (await browser.caller()).accessTokens.create({
      tokenName: 'canary-7f3a9c',
    });
    await site.services.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - 4 * 3_600_000) })
      .where('user_id', '=', id)
      .execute();
    const remove = async () => (await browser.caller()).users.delete({ id: 'me', deleteCurrentUser: true });
    expect((await refusal(remove())).code).toBe('locked');
    await (await browser.caller()).auth.confirmPassword({ password: testPassword });
    await remove();
    const left = await sql<{ found: number }>`
      select count(*)::int as found from users u where u.email = ${email}`.execute(site.services.db);
    expect(left.rows[0]?.found).toBe(0);
    expect(await browser.actor()).toMatchObject({ kind: 'guest' });
    const bearer = site.browser({ authorization: `Bearer ${plainTextToken}` });
    expect((await refusal(bearer.actor())).code).toBe('unauthenticated');
    expect(await everywhere('canary-7f3a9c')).toEqual([]);
  });
});

/** Tables whose rows contain a text. */
async function everywhere(text: string): Promise<string[]> {
  const { db } = site.services;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} t where t::text like ${`%${text}%`}`.execute(db);
    if (rows[0]?.n) found.push(name);
  }
  return found;
}

describe('the export of one’s data', () => {
  it('knows every table that names a user', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select distinct relname as table_name from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and confrelid = 'users'::regclass and not relispartition`.execute(site.services.db);
    const known = new Set(
      domains.flatMap(({ exported = {}, notExported = {} }) => [exported, notExported]).flatMap(Object.keys),
    );
    expect(rows.map(({ table_name }) => table_name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('holds what was written, no secrets, and is fetched once', async () => {
    const email = 'export-canary@example.com';
    const id = await site.addUser(email);
    const caller = await site.user(id);
    await caller.users.update({ id: 'me', first_name: 'Canary1', last_name: 'Canary2' });
    await caller.accessTokens.create({ tokenName: 'Canary3' });
    const started = await caller.users.requestDataExport();
    expect(started.export?.state).toBe('queued');
    await writeDataExport(site.system(), { export_id: started.export?.id ?? 0 });
    const ready = await caller.users.dataExport();
    expect(ready.export).toMatchObject({ state: 'ready', size: expect.any(Number) });
    const zip = await readFile(join(files, `exports/${started.export?.id}.zip`));
    const { unzipSync, strFromU8 } = await import('fflate');
    const texts = Object.values(unzipSync(zip)).map((data) => strFromU8(data));
    const all = texts.join('\n');
    for (const canary of [email, 'Canary1', 'Canary2', 'Canary3']) expect(all).toContain(canary);
    expect(all).not.toMatch(/argon2|token_hash|id_hash/);
    const { url } = await caller.users.linkDataExport();
    expect(url).toMatch(/^\/secure\/exports\/[\w-]{43}$/);
  });

  it('is for its owner alone, with a recent password, once and in its time', async () => {
    const { db } = site.services;
    const [id, other] = [await site.addUser('own@example.com'), await site.addUser('other@example.com')];
    const [owner, stranger] = [await site.user(id), await site.user(other)];
    const exportId = (await owner.users.requestDataExport()).export?.id ?? 0;
    await writeDataExport(site.system(), { export_id: exportId });
    expect((await stranger.users.dataExport()).export).toBeNull();
    expect((await refusal(stranger.users.linkDataExport())).code).toBe('not_found');
    const stale = userActor(id, { authenticatedAt: new Date(Date.now() - 4 * 3_600_000) });
    expect((await refusal(createCaller(site.context(stale)).users.linkDataExport())).code).toBe('locked');
    const link = async () => (await owner.users.linkDataExport()).url.split('/').at(-1) ?? '';
    const take = (userId: number, token: string) => takeDataExport(site.context(userActor(userId)), token);
    const token = await link();
    expect((await refusal(take(other, token))).code).toBe('not_found');
    expect((await refusal(take(id, `${token}x`))).code).toBe('not_found');
    expect(await take(id, token)).toBe(`exports/${exportId}.zip`);
    expect((await refusal(take(id, token))).code).toBe('not_found');
    const late = await link();
    await (await site.user()).users.remove({ ids: [other] });
    expect((await owner.users.dataExport()).export).toMatchObject({ state: 'ready' });
    await sql`update data_exports set expires_at = now() - interval '1 second' where id = ${exportId}`.execute(
      db,
    );
    expect((await refusal(take(id, late))).code).toBe('not_found');
    expect((await refusal(link())).code).toBe('not_found');
  });

  it('of 40,000 plays tells how far it is, and lets others be answered meanwhile', async () => {
    const id = await site.addUser('export-long@example.com');
    const { trackIds } = await addMusic(site, { tracks: ['Often heard'] });
    for (let part = 0; part < 8; part += 1)
      await sql`insert into plays (id, track_id, user_id, started_at, heard_ms)
        select gen_random_uuid(), ${trackIds[0] ?? 0}, ${id}, now(), 60000 from generate_series(1, 5000)`.execute(
        site.services.db,
      );
    const caller = await site.user(id);
    const started = await caller.users.requestDataExport();
    const shares = new Set<number>();
    let turns = 0;
    const watch = setInterval(() => {
      turns += 1;
    }, 5);
    const asking = setInterval(() => {
      void caller.users.dataExport().then((row) => shares.add(row.export?.progress ?? 0));
    }, 50);
    await writeDataExport(site.system(), { export_id: started.export?.id ?? 0 });
    clearInterval(watch);
    clearInterval(asking);
    // In one piece others had no turn but before and after it.
    expect(turns).toBeGreaterThan(10);
    expect(shares.size).toBeGreaterThan(3);
    const zip = await readFile(join(files, `exports/${started.export?.id}.zip`));
    const { unzipSync, strFromU8 } = await import('fflate');
    const plays = JSON.parse(strFromU8(unzipSync(zip)['plays.json'] ?? new Uint8Array()));
    expect(plays).toHaveLength(40_000);
    expect(plays[0]).toMatchObject({ user_id: id, heard_ms: 60_000 });
  });
});
