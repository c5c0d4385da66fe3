import { randomFillSync } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { timed } from './lib/cpu.mjs';
import { growthDuring } from './lib/many-uploads.mjs';
import { startYardstick, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P33'];

const figures = {
  direct: 'file of 64 MB in one request, judged and hashed: CPU ÷ node http into a synced file',
  tus: 'the same resumably, in chunks of 20 MB',
};
/** Uploads at the same time, and megabytes the process may grow by. */
const many = { count: 50, growthMb: 64 };
const mb = 1_024 * 1_024;
const size = 64 * mb;
const chunk = 20 * mb;

/** What it costs to take a file; each is removed for good before the next. */
export async function measure() {
  const reason = missingServer();
  if (reason) return Object.values(figures).map((figure) => notMeasured('P33', figure, reason));
  const site = await seededSite();
  const bare = await startYardstick('stream-to-disk', 4160, { FOLDER: tempFolder('uploads') });
  const file = sound();
  const headers = { cookie: site.cookie, 'sec-fetch-site': 'same-origin' };
  const roots = [site.pid, site.postgres];
  const samples = { bare: [], direct: [], tus: [] };
  for (let round = 0; round <= plan.rounds; round += 1) {
    const taken = {
      bare: await timed([bare.pid], () => answered(fetch(bare.url, { method: 'PUT', body: file }))),
      direct: await timed(roots, () => sendDirect(site.url, headers, file)),
      tus: await timed(roots, () => sendTus(site.url, headers, file)),
    };
    await removeAll(site.url, headers, [taken.direct.value, taken.tus.value]);
    // The first round warms all of them.
    if (round > 0) for (const [name, sample] of Object.entries(taken)) samples[name].push(sample);
  }
  await bare.stop();
  const rows = Object.entries(figures).flatMap(([name, figure]) => [
    row('P33', figure, ratioOf(samples[name], samples.bare, 'cpuMs'), { unit: 'ms' }),
    row('P33', `${figure.split(':')[0]}: time`, ratioOf(samples[name], samples.bare, 'ms'), { unit: 'ms' }),
  ]);
  return [...rows, await memoryRow(site, headers)];
}

/** What many uploads at once need of memory; once, because they are gigabytes. */
async function memoryRow(site, headers) {
  const figure = `memory the server grows by while ${many.count} uploads of ${plan.uploadMb} MB come in ÷ ${many.growthMb} MB`;
  const bytes = plan.uploadMb * mb;
  const { bavail, bsize } = statfsSync(site.dataDir);
  if (bavail * bsize < many.count * bytes * 1.2)
    return notMeasured('P33', figure, 'the disk has no room for them', 1);
  const growth = await growthDuring(site, headers, { count: many.count, bytes });
  const ratio = growth / many.growthMb;
  const measured = { ours: growth, yardstick: many.growthMb, ratio, min: ratio, max: ratio };
  return row('P33', figure, measured, { goal: 1, unit: 'MB' });
}

/** A WAV file of noise. */
function sound() {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(size - 8, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(176_400, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(size - 44, 40);
  return Buffer.concat([head, randomFillSync(Buffer.alloc(size - 44))]);
}

async function answered(response) {
  const answer = await response;
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function sendDirect(url, headers, file) {
  const body = new FormData();
  body.set('file', new Blob([file], { type: 'audio/wav' }), 'noise.wav');
  const answer = await answered(fetch(`${url}/api/v1/file-entries`, { method: 'POST', headers, body }));
  return (await answer.json()).fileEntry.id;
}

async function sendTus(url, own, file) {
  const headers = { ...own, 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from('noise.wav').toString('base64')}`;
  const begun = await answered(
    fetch(`${url}/api/v1/tus/upload`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(size), 'upload-metadata': metadata },
    }),
  );
  const path = begun.headers.get('location');
  for (let at = 0; at < size; at += chunk) {
    const sent = { 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' };
    const body = file.subarray(at, at + chunk);
    await answered(fetch(url + path, { method: 'PATCH', headers: { ...headers, ...sent }, body }));
  }
  const answer = await answered(
    fetch(`${url}/api/v1/tus/entries`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: JSON.stringify({ uploadKey: path.split('/').at(-1) }),
    }),
  );
  return (await answer.json()).fileEntry.id;
}

async function removeAll(url, own, entryIds) {
  const headers = { ...own, 'content-type': 'application/json' };
  const body = JSON.stringify({ entryIds, deleteForever: true });
  await answered(fetch(`${url}/api/v1/file-entries/delete`, { method: 'POST', headers, body }));
}
