import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../migrate.ts';
import { withDatabase } from '../testing-migrations.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0017'));

it('every stored object that a row names gets its row, and avatars that are no pictures go', async () => {
  await withDatabase('', async (db) => {
    await migrate(db, before);
    const hash = 'ab'.repeat(16);
    const statements = [
      sql`insert into images (hash, width, height, thumbhash, color) values (${hash}, 9, 9, '', '#000000')`,
      sql`insert into albums (name, slug, name_key, image_hash) values ('A', 'a', 'a', ${hash})`,
      sql`insert into tracks (name, slug, name_key, album_id, audio_fingerprint)
        select 'T', 't', 't', id, 'f1' from albums, generate_series(1, 2)`,
      // Two parts of one file.
      sql`insert into originals (track_id, storage_key, mime, codec, lossless, size, etag, index_key, index_size)
        select id, 'library:1/a', 'audio/flac', 'flac', true, 1, 'x' || id, 'indexes/aa/1', 77 from tracks`,
      sql`insert into renditions (fingerprint, kind, mime, codec, sample_rate, channels, size, sha256, samples, delay,
          init_end, fragments, storage_key, etag)
        values ('f1', 'flac', 'audio/mp4', 'flac', 44100, 2, 5, 'x', 1, 0, 0, '[]', 'renditions/f1/flac.mp4', 'x')`,
      sql`insert into users (email, display_name, avatar) values ('a@example.com', 'A', ${hash}),
        ('b@example.com', 'B', 'https://example.com/b.png')`,
      sql`insert into data_exports (user_id, state, storage_key, size)
        select id, 'ready', 'exports/1.zip', 9 from users where display_name = 'A'`,
      sql`insert into data_exports (user_id) select id from users where display_name = 'B'`,
    ];
    for (const statement of statements) await statement.execute(db);
    await migrate(db);
    const { rows } = await sql<{ key: string; kind: string; owner: string; size: string; state: string }>`
      select key, kind, owner, size, state from stored_files where kind <> 'image' order by key`.execute(db);
    expect(rows).toMatchObject([
      { key: 'exports/1.zip', kind: 'export', owner: '1', size: 9, state: 'stored' },
      { key: 'indexes/aa/1', kind: 'index', owner: 'indexes/aa/1', size: 77, state: 'stored' },
      { key: 'renditions/f1/flac.mp4', kind: 'rendition', owner: 'f1', size: 5, state: 'stored' },
    ]);
    const images = await sql<{ key: string }>`
      select key from stored_files where kind = 'image' and owner = ${hash} and size is null`.execute(db);
    expect(images.rows.map(({ key }) => key).sort()).toEqual(
      [64, 160, 320, 640, 1200]
        .flatMap((size) => ['webp', 'avif'].map((type) => `images/ab/${hash}/${size}.${type}`))
        .sort(),
    );
    const users = await sql`select avatar from users order by email`.execute(db);
    expect(users.rows).toEqual([{ avatar: hash }, { avatar: null }]);
  });
});
