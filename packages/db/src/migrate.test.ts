import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from './client.ts';
import { migrate, migrations, schemaVersion } from './migrate.ts';
import { withDatabase } from './testing-migrations.ts';

async function applied(db: Db) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

describe('migrations', () => {
  it('are each a transaction: those before a failing one stay, nothing of it does', async () => {
    await withDatabase('', async (db) => {
      const broken = {
        '1-good': {
          up: async (trx: Kysely<unknown>) => void (await sql`create table good (id int)`.execute(trx)),
        },
        '2-bad': {
          up: async (trx: Kysely<unknown>) => {
            await sql`create table half (id int)`.execute(trx);
            await sql`select 1 / 0`.execute(trx);
          },
        },
      };
      await expect(migrate(db, broken)).rejects.toThrow('Migration 2-bad failed');
      expect(await applied(db)).toEqual(['1-good']);
      const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(db);
      expect(rows).toEqual([{ half: null }]);
    });
  });

  it('are all in the list, in the order of their names', () => {
    const files = readdirSync(join(import.meta.dirname, 'migrations')).filter(
      (name) => !/\.test\.ts$/.test(name),
    );
    expect(Object.keys(migrations)).toEqual(files.map((name) => name.replace(/\.ts$/, '')).sort());
  });

  it('run once, though many servers start at the same time', async () => {
    await withDatabase('', async (db) => {
      await Promise.all([migrate(db), migrate(db), migrate(db)]);
      expect(await applied(db)).toEqual(Object.keys(migrations));
      expect((await applied(db)).at(-1)).toBe(schemaVersion);
    });
  });

  it.each([
    ['as it is made now', ''],
    ['made with locale C, which knows ASCII only', "locale_provider libc locale 'C' encoding 'UTF8'"],
  ])('fold letters beyond ASCII in a cluster %s', async (_name, options) => {
    await withDatabase(options, async (db) => {
      await migrate(db);
      const fold = async (value: string) =>
        (await sql<{ folded: string }>`select fold_letters(${value}) as folded`.execute(db)).rows[0]?.folded;
      for (const [name, folded] of [
        ['ÄRGER', 'arger'],
        ['Иван', 'иван'],
        ['Ёлка', 'елка'],
        ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
        ['ŁÓDŹ', 'lodz'],
        ['Straße', 'strasse'],
        ['ＡＣ／ＤＣ', 'ac/dc'],
        ['Þórr Æsir', 'thorr aesir'],
        ['東京', '東京'],
        ['i\u0307stanbul', 'istanbul'],
      ] as const)
        expect(await fold(name)).toBe(folded);
    });
  });
});
