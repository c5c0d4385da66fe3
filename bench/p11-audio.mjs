import { dirname } from 'node:path';
import { missingFfmpeg } from './lib/library.mjs';
import { missingWrk } from './lib/load.mjs';
import { missingNginx, startNginx } from './lib/nginx.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { missingServer, repackagedSounds, seededSite, startSite } from './lib/site.mjs';

export const ids = ['P11', 'P12', 'P13'];

const large = { headers: { Range: 'bytes=0-5242879' } };
const seek = { headers: { Range: 'bytes=5000000-5065535' }, connections: 1 };
const stream = '/api/v1/tracks/1/stream?rendition=original';
const rows = [
  { id: 'P11', kind: 'large', name: 'node', goal: 10, text: '5 MB ranges: CPU per GB ÷ nginx sendfile' },
  { id: 'P11', kind: 'large', name: 'accel', goal: 2, text: '… with X-Accel-Redirect ÷ nginx sendfile' },
  { id: 'P13', kind: 'seek', name: 'node', goal: 3, text: '64 KB seek: p50 ÷ nginx' },
  { id: 'P13', kind: 'seek', name: 'accel', goal: null, text: '… with X-Accel-Redirect ÷ nginx' },
];
const repackaged = Object.keys(repackagedSounds).map((codec, index) => ({
  codec,
  path: `/api/v1/tracks/${index + 2}/stream?rendition=${repackagedSounds[codec].form}`,
  text: `5 MB ranges of ${codec} packets in another container: CPU per GB ÷ a plain file of ours`,
}));
const mstream = '5 MB ranges: CPU per GB ÷ mStream /media';

/**
 * Moving the bytes of music: ours as it ships, ours behind nginx, and nginx alone. Our answers include the permission
 * and visibility checks of every request. `MSTREAM_URL` (a file of 6 MB or more) and `MSTREAM_PID` bring in mStream,
 * which has to be on core 0 already.
 */
export async function measure() {
  const reason = missingWrk ?? missingServer() ?? missingNginx;
  if (reason) {
    const missing = rows.map(({ id, text, goal }) => notMeasured(id, text, reason, goal));
    const forms = repackaged.map(({ text }) => notMeasured('P11', text, reason, 1.3));
    return [...missing, ...forms, notMeasured('P12', mstream, reason, 0.5)];
  }
  const site = await seededSite();
  const accel = await startSite(4111, {
    dataDir: site.dataDir,
    env: { DATABASE_URL: site.databaseUrl, ACCEL_REDIRECT: '/internal/' },
  });
  const nginx = await startNginx(4112, { folder: dirname(site.audioFile), upstream: accel.url });
  const peer = peerFrom(process.env);
  const measured = {};
  for (const [kind, request] of Object.entries({ large, seek })) {
    measured[kind] = await measureRounds([
      { ...request, name: 'node', url: site.url + stream, pids: [site.pid, site.postgres] },
      { ...request, name: 'accel', url: nginx.url + stream, pids: [nginx.pid, accel.pid, site.postgres] },
      { ...request, name: 'nginx', url: `${nginx.url}/static/original.ogg`, pids: [nginx.pid] },
      ...(peer ? [{ ...request, name: 'peer', ...peer }] : []),
    ]);
  }
  const forms = missingFfmpeg ? [] : await formRows(site);
  await nginx.stop();
  await accel.stop();
  const fields = { large: ['cpuPerGb', 's/GB'], seek: ['p50', 'ms'] };
  const figures = rows.map(({ id, kind, name, goal, text }) => {
    const [field, unit] = fields[kind];
    return row(id, text, ratioOf(measured[kind].get(name), measured[kind].get('nginx'), field), {
      goal,
      unit,
    });
  });
  return [...figures, ...forms, peerRow(peer, measured.large)];
}

/** What it costs to send packets in a container that is made meanwhile, against sending a file as it is. */
async function formRows(site) {
  const pids = [site.pid, site.postgres];
  const samples = await measureRounds([
    { ...large, name: 'plain', url: site.url + stream, pids },
    ...repackaged.map(({ codec, path }) => ({ ...large, name: codec, url: site.url + path, pids })),
  ]);
  return repackaged.map(({ codec, text }) => {
    const measured = ratioOf(samples.get(codec), samples.get('plain'), 'cpuPerGb');
    return row('P11', text, measured, { goal: 1.3, unit: 's/GB' });
  });
}

function peerFrom({ MSTREAM_URL: url, MSTREAM_PID: pid }) {
  return url && pid ? { url, pids: [Number(pid)] } : null;
}

function peerRow(peer, samples) {
  if (!peer) return notMeasured('P12', mstream, 'MSTREAM_URL and MSTREAM_PID are not set', 0.5);
  const measured = ratioOf(samples.get('node'), samples.get('peer'), 'cpuPerGb');
  return row('P12', mstream, measured, { goal: 0.5, unit: 's/GB' });
}
