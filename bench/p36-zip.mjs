import { randomFillSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { timed } from './lib/cpu.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite, withDatabase } from './lib/site.mjs';

export const ids = ['P36'];

const figures = {
  zip: 'album of ten files, 1 GB, as a zip: CPU ÷ its files one by one',
  first: '… the first time, when their checksums are made',
};
const goals = { zip: 1.2, first: null };
/** An album of the seeded site and its tracks. */
const album = 50;
const tracks = Array.from({ length: 10 }, (_, n) => (album - 1) * 10 + n + 1);
const size = 100 * 1_024 * 1_024;

/** What it costs to send music as a zip that is made meanwhile, against the same files as they are. */
export async function measure() {
  const reason = missingServer();
  if (reason)
    return Object.entries(figures).map(([name, text]) => notMeasured('P36', text, reason, goals[name]));
  const site = await seededSite();
  await addFiles(site);
  const roots = [site.pid, site.postgres];
  const get = (path) => bytesOf(`${site.url}/api/v1/${path}/download`, site.cookie);
  const zip = () => timed(roots, () => get(`albums/${album}`));
  const samples = { files: [], first: [], zip: [] };
  for (let round = 0; round <= plan.rounds; round += 1) {
    const files = await timed(roots, async () => {
      for (const id of tracks) await get(`tracks/${id}`);
    });
    await withDatabase(site, (client) => client.query('delete from file_checksums'));
    const taken = { files, first: await zip(), zip: await zip() };
    // The first round warms all of them.
    if (round > 0) for (const [name, sample] of Object.entries(taken)) samples[name].push(sample);
  }
  return Object.entries(figures).map(([name, text]) =>
    row('P36', text, ratioOf(samples[name], samples.files, 'cpuMs'), { goal: goals[name], unit: 'ms' }),
  );
}

async function addFiles(site) {
  const bytes = randomFillSync(Buffer.alloc(size));
  await withDatabase(site, async (client) => {
    for (const id of tracks) {
      const key = `music/bench/zip-${id}.flac`;
      writeFileSync(join(site.dataDir, 'files', key), bytes);
      await client.query(
        `update originals set storage_key = $2, size = $3, mime = 'audio/flac', codec = 'flac', etag = 'zip'
          where track_id = $1`,
        [id, key, size],
      );
      await client.query(`update tracks set codec = 'flac', renditions = '{original}' where id = $1`, [id]);
    }
  });
}

async function bytesOf(url, cookie) {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  for await (const _ of answer.body);
}
