import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NightlyWorld, openNightlyWorld } from './nightly-world.ts';

let world: NightlyWorld;
beforeAll(async () => {
  world = await openNightlyWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

describe('the nightly backup is due', () => {
  const begun = async (...ticks: string[]) => {
    const found: boolean[] = [];
    for (const at of ticks) {
      await sql`delete from graphile_worker._private_jobs`.execute(world.server.site.services.db);
      await world.tick(at);
      found.push((await world.waiting()).length === 1);
    }
    return found;
  };

  it('never while it is off, as it is at first', async () => {
    const { settings } = await (await world.server.site.user()).settings.list({ group: 'backups' });
    expect(Object.fromEntries(settings.map(({ key, default: value }) => [key, value]))).toEqual({
      'backups.nightly': false,
      'backups.hour': 2,
      'backups.keep': 7,
      'backups.last': null,
    });
    await world.set({ 'backups.nightly': false });
    expect(await begun('2026-03-04T02:00:00Z')).toEqual([false]);
  });

  it('at once when it is switched on, and then once a night in its hour', async () => {
    const ticks = [
      '03T15:10',
      '03T15:20',
      '04T01:50',
      '04T02:00',
      '04T02:10',
      '04T23:50',
      '05T01:50',
      '05T02:00',
    ];
    expect(await begun(...ticks.map((at) => `2026-03-${at}:00Z`))).toEqual([
      ...[true, false, false, true],
      ...[false, false, false, true],
    ]);
  });

  it('once for all nights the server was off, when it is back, and the next night again', async () => {
    const ticks = ['04T02:00', '09T17:30', '09T17:40', '10T01:50', '10T02:00'];
    expect(await begun(...ticks.map((at) => `2026-03-${at}:00Z`))).toEqual([true, true, false, false, true]);
  });

  it('not twice in a night whose hour is changed', async () => {
    await begun('2026-03-04T02:00:00Z');
    await world.set({ 'backups.hour': 5 });
    expect(await begun('2026-03-04T05:00:00Z', '2026-03-05T05:00:00Z')).toEqual([false, true]);
    await world.set({ 'backups.hour': 2 });
    expect(await begun('2026-03-06T02:00:00Z')).toEqual([true]);
  });

  it('also after a clock that was years ahead', async () => {
    expect(await begun('2031-03-04T02:00:00Z', '2026-03-04T02:00:00Z')).toEqual([true, true]);
  });

  it('once, however many servers ask at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => world.tick('2026-03-04T02:00:00Z')));
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from graphile_worker._private_jobs
      where revision > 0`.execute(world.server.site.services.db);
    expect(rows).toEqual([{ n: 0 }]);
    expect(await world.waiting()).toHaveLength(1);
  });
});
