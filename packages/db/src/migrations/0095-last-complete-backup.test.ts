import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../migrate.ts';
import { withDatabase } from '../testing-migrations.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0095'));

it.each([
  ['a complete backup', 4_711, null, true],
  ['one whose old ones are still there', 4_711, 'Damaged.', true],
  ['one that failed', null, 'There is no space left.', false],
])('%s is known as what it was', async (_what, bytes, problem, isComplete) => {
  await withDatabase('', async (db) => {
    await migrate(db, before);
    await sql`insert into nightly_backup (night, finished_at, bytes, problem)
      values ('2026-03-04T02:00:00Z', '2026-03-04T02:10:00Z', ${bytes}, ${problem})`.execute(db);
    await migrate(db);
    const { rows } =
      await sql`select complete_at is not distinct from finished_at as is_complete, bytes, problem
      from nightly_backup`.execute(db);
    expect(rows).toEqual([{ is_complete: isComplete, bytes, problem }]);
    // A failure after it leaves what is known of it.
    await sql`update nightly_backup set finished_at = '2026-03-05T02:10:00Z', problem = 'No.'`.execute(db);
    const broken = sql`update nightly_backup set complete_at = null, bytes = 1`;
    await expect(broken.execute(db)).rejects.toThrow('nightly_backup_check');
  });
});
