import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingWrk } from './lib/load.mjs';
import { benchDir, startYardstick, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, recordStatements, seededSite, withDatabase, withPostgres } from './lib/site.mjs';
import { against } from './lib/vitals.mjs';

export const ids = ['P37', 'P38', 'P39', 'P40'];

const figures = {
  P37: 'like of one track after the other over REST: CPU ÷ fastify+pg inserting a row',
  P38: 'list of 50 of 10,000 liked songs over REST: CPU ÷ fastify+pg, same SQL',
  P39: '10,000 songs into a playlist in one request ÷ 1 s',
  P40: 'a change of a playlist until the other browser hears of it, 95th of 100 ÷ 300 ms',
};
const goals = { P37: 3, P38: 2, P39: 1, P40: 1 };
const tracks = 10_000;
const changes = 100;

/** What one's own music costs: likes, the list of them, a large playlist, and how soon others see a change. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return ids.map((id) => notMeasured(id, figures[id], reason, goals[id]));
  const site = await seededSite();
  const shown = (id, measured, unit) => row(id, figures[id], measured, { goal: goals[id], unit });
  return [
    shown('P37', await likes(site), 'µs'),
    shown('P38', await likedList(site), 'µs'),
    shown('P39', await largePlaylist(site), 'ms'),
    shown('P40', await heard(site), 'ms'),
  ];
}

/** What a browser of the site sends with a change. */
const headersOf = ({ cookie }) => ({ cookie, 'sec-fetch-site': 'same-origin' });

async function call(site, method, path, body) {
  const answer = await fetch(`${site.url}/api/v1/${path}`, {
    method,
    headers: { ...headersOf(site), ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function likes(site) {
  const query = (text) => withDatabase(site, (client) => client.query(text));
  await query(`create table bench_rows (id bigint generated always as identity primary key, owner bigint not null,
    number bigint not null, created_at timestamptz not null default now(), unique (owner, number))`);
  const plain = await startYardstick('fastify-pg', 4137, { BENCH_DATABASE: site.databaseUrl });
  const script = join(benchDir, 'lib/each.lua');
  const common = { script, headers: headersOf(site) };
  const samples = await measureRounds([
    {
      ...common,
      ...{ name: 'ours', url: site.url, pids: [site.pid, site.postgres] },
      args: ['PUT', '/api/v1/users/me/likes/tracks/%s', String(tracks)],
      prepare: () => query('delete from track_likes'),
    },
    {
      ...common,
      ...{ name: 'plain', url: plain.url, pids: withPostgres(site, plain) },
      args: ['PUT', '/insert/%s', '1000000'],
      prepare: () => query('truncate bench_rows'),
    },
  ]);
  await plain.stop();
  return ratioOf(samples.get('ours'), samples.get('plain'), 'cpuUs');
}

async function likedList(site) {
  await withDatabase(site, async (client) => {
    await client.query('delete from track_likes');
    await client.query(
      `insert into track_likes (user_id, track_id) select u.id, t.id from users u, tracks t`,
    );
    await client.query('vacuum analyze');
  });
  const path = '/api/v1/users/me/library/tracks?per_page=50';
  const headers = headersOf(site);
  const file = join(tempFolder('statements'), 'liked.json');
  writeFileSync(file, JSON.stringify(await recordStatements(site, path, headers)));
  const plain = await startYardstick('fastify-pg', 4138, {
    BENCH_DATABASE: site.databaseUrl,
    BENCH_STATEMENTS: file,
  });
  const samples = await measureRounds([
    { name: 'ours', url: site.url + path, pids: [site.pid, site.postgres], headers },
    { name: 'same', url: `${plain.url}/same`, pids: withPostgres(site, plain) },
  ]);
  await plain.stop();
  return ratioOf(samples.get('ours'), samples.get('same'), 'cpuUs');
}

async function largePlaylist(site) {
  const track_ids = Array.from({ length: tracks }, (_, n) => n + 1);
  const taken = [];
  for (let round = 0; round <= plan.rounds; round += 1) {
    const { playlist } = await call(site, 'POST', 'playlists', { name: 'Large' });
    const begun = performance.now();
    const { added } = await call(site, 'POST', `playlists/${playlist.id}/tracks`, { track_ids });
    if (added !== tracks) throw new Error(`${added} songs were added.`);
    // The first round warms.
    if (round > 0) taken.push(performance.now() - begun);
  }
  return against(taken, 1_000);
}

async function heard(site) {
  const { playlist } = await call(site, 'POST', 'playlists', { name: 'Live' });
  const ended = new AbortController();
  const { body } = await fetch(`${site.url}/api/v1/events`, {
    headers: { cookie: site.cookie },
    signal: ended.signal,
  });
  let said = '';
  let hear = () => {};
  const reading = (async () => {
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      said += piece;
      hear();
    }
  })().catch(() => {});
  const until = (words) =>
    new Promise((resolve) => {
      hear = () => said.includes(words) && resolve();
      hear();
    });
  await until('event: open');
  const taken = [];
  const round = async () => {
    const times = [];
    for (let change = 0; change < changes; change += 1) {
      said = '';
      const begun = performance.now();
      const heardOf = until('"playlists"');
      await call(site, 'PUT', `playlists/${playlist.id}`, { description: `Change ${change}` });
      await heardOf;
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[Math.ceil(changes * 0.95) - 1];
  };
  for (let at = 0; at < plan.rounds; at += 1) taken.push(await round());
  ended.abort();
  await reading;
  return against(taken, 300);
}
