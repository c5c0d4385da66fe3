import { join } from 'node:path';
import { missingWrk } from './lib/load.mjs';
import { searchSites, wordsOf } from './lib/million-site.mjs';
import { benchDir } from './lib/processes.mjs';
import { renderedTarget } from './lib/rendered.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { missingServer, withDatabase } from './lib/site.mjs';

export const ids = ['P31'];

const sizes = { thousand: '1,000', million: '1,000,000' };
/** A request is to cost as much whatever the size of the catalogue. */
const goal = 1.15;
const figures = {
  list: 'list of 50 tracks, guest: CPU per request',
  search: 'search for 10 songs: CPU per request',
  album: 'album with its tracks: CPU per request',
  page: 'album page rendered, guest: CPU per request',
};

/** What requests cost in a small, a middling and a large catalogue; only when it is named, for filling takes minutes. */
export async function measure({ only }) {
  const reason = !only ? 'asked for with --only P31' : (missingWrk ?? missingServer());
  if (reason) return [notMeasured('P31', 'requests at 1,000 and 1,000,000 tracks ÷ at 10,000', reason, goal)];
  const targets = [];
  for (const [size, open] of Object.entries(searchSites))
    targets.push(...(await targetsOf(size, await open())));
  const samples = await measureRounds(targets);
  return Object.entries(figures).flatMap(([name, text]) =>
    Object.entries(sizes).map(([size, tracks]) =>
      row(
        'P31',
        `${text} at ${tracks} tracks ÷ at 10,000`,
        ratioOf(samples.get(`${name} ${size}`), samples.get(`${name} small`), 'cpuUs'),
        { goal, unit: 'µs' },
      ),
    ),
  );
}

/** Searches are for words that tracks begin with, one after the other; the album is one of ten tracks or the nearest to it. */
async function targetsOf(size, site) {
  const pids = [site.pid, site.postgres];
  const words = await wordsOf(site, 300);
  const album = await withDatabase(site, async (client) => {
    const { rows } = await client.query(
      `select a.id, a.slug from (select album_id, count(*) as n from tracks where album_id in
        (select id from albums where listed order by id limit 500) group by 1) t join albums a on a.id = t.album_id
        order by abs(n - 10), a.id limit 1`,
    );
    return rows[0];
  });
  const api = (path) => `${site.url}/api/v1/${path}`;
  return [
    { name: `list ${size}`, url: api('tracks?perPage=50'), pids },
    {
      ...{ name: `search ${size}`, url: site.url, pids },
      script: join(benchDir, 'lib/queries.lua'),
      args: ['/api/v1/search?query=%s&types=tracks&limit=10', ...words],
    },
    { name: `album ${size}`, url: api(`albums/${album.id}`), pids },
    {
      ...renderedTarget(site, `/album/${album.id}/${album.slug}`),
      name: `page ${size}`,
      pids,
      warmSeconds: 4,
    },
  ];
}
