import type { DomainTests } from '../domain-tests.ts';
import { page } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';

/** A play in the history of the one who asks. */
async function played({ site }: TestServer, { id }: { id: number }) {
  const { db } = site.services;
  const track = await db.selectFrom('tracks').select('id').orderBy('id').executeTakeFirstOrThrow();
  const play = crypto.randomUUID();
  const values = { id: play, user_id: id, track_id: track.id, started_at: new Date(), heard_ms: 31_000 };
  await db.insertInto('plays').values(values).execute();
  return { PLAYED: play };
}

export default {
  access: {
    everybodyChanges: { procedures: 'plays.record', rows: 'POST tracks/{id}/plays' },
    oneselfChanges: {
      procedures: 'plays.forget plays.forgetAll',
      rows: `
      DELETE users/me/history
      DELETE users/me/history/{play}`,
    },
    oneself: { procedures: 'plays.history', rows: 'GET users/me/history' },
  },
  probes: {
    'plays.forget': 'input',
    'plays.forgetAll': 'works',
    'plays.history': 'input',
    'plays.record': 'input',
  },
  examples: {
    'POST tracks/{id}/plays': {
      path: (m) => `tracks/${m.trackIds[0]}/plays`,
      body: { id: '0195f0a0-0000-7000-8000-000000000001', started_at: 'NOW', heard_ms: 31_000 },
      invalid: { body: { id: 'x', started_at: 'NOW', heard_ms: 1 }, field: 'id' },
      answer: { counted: true },
    },
    'GET users/me/history': {
      path: () => 'users/me/history',
      as: 'own user',
      invalid: { query: 'before=yesterday', field: 'before' },
      answer: page,
    },
    'DELETE users/me/history': {
      path: () => 'users/me/history',
      as: 'own user',
      answer: { forgotten: 0 },
    },
    'DELETE users/me/history/{play}': {
      path: () => 'users/me/history/PLAYED',
      as: 'own user',
      before: played,
      answer: { forgotten: 1 },
    },
  },
} satisfies DomainTests;
