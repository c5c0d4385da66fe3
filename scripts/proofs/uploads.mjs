import { createHash, randomFillSync } from 'node:crypto';
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../lib.mjs';
import { startDatabase } from './lib/database.mjs';
import { randomOf } from './lib/site.mjs';

const mb = 1_024 * 1_024;
const { PROVE_MB = '1024', PROVE_SEED = '5' } = process.env;
/** Bytes of the file and of a chunk, as browsers send one of that size. */
const size = Number(PROVE_MB) * mb;
const chunk = 20 * mb;
const cuts = 20;
/** Bytes of heads and of questions where an upload stands, at most, for each request. */
const aroundRequest = 2_000;

const bring = (path) => tsImport(`../../apps/server/test/kills/${path}`, import.meta.url);

/** A file of 1 GB is sent by the client of the browser while its line is cut 20 times. */
export async function prove(check) {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-uploads-'));
  const stopDatabase = await startDatabase();
  const { createTestDatabase } = await tsImport('../../packages/db/src/testing.ts', import.meta.url);
  const { startServer, signIn } = await bring('killable-server.ts');
  const { startTcpProxy } = await bring('tcp-proxy.ts');
  const database = await createTestDatabase();
  const server = await startServer({ dataDir: join(dir, 'data'), databaseUrl: database.url });
  const line = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  try {
    const cookie = await signIn(server.url);
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    await allow(server.url, headers);
    const file = join(dir, 'long.wav');
    const sha256 = writeSound(file);
    const begun = performance.now();
    const sent = await sendOverCutLine(`http://127.0.0.1:${line.port}`, headers, file, line);
    const answer = await fetch(`${server.url}/api/v1/tus/entries`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ uploadKey: sent.url.split('/').at(-1) }),
    });
    const { fileEntry, message } = await answer.json();
    const seconds = Math.round((performance.now() - begun) / 1_000);
    check(`the line was cut ${cuts} times`, sent.cuts === cuts, `${sent.requests} requests, ${seconds} s`);
    check('the file is there', fileEntry?.size === size, message ?? `${size} bytes`);
    check('it is the file that was sent', fileEntry?.sha256 === sha256, fileEntry?.sha256);
    const content = createHash('sha256');
    const back = await fetch(server.url + fileEntry.url, { headers: { cookie } });
    for await (const bytes of back.body) content.update(bytes);
    check('it comes back byte for byte', content.digest('hex') === sha256);
    const again = line.sent() - size - sent.requests * aroundRequest;
    const most = Math.max(...sent.again);
    check(
      'a cut sends at most one chunk again',
      again <= cuts * chunk && most <= chunk,
      `${(Math.max(0, again) / mb).toFixed(1)} MB more than the file in all, ${(most / mb).toFixed(1)} MB after one cut at most`,
    );
  } finally {
    await line.close();
    server.kill();
    await server.ended;
    await database.close();
    await stopDatabase();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Files of this size are taken. */
async function allow(url, headers) {
  const response = await fetch(`${url}/api/v1/settings`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ values: { 'uploads.max_bytes': size } }),
  });
  if (!response.ok) throw new Error(`A setting was not taken: ${await response.text()}`);
}

/** A WAV file of noise; its hash. */
function writeSound(path) {
  const hash = createHash('sha256');
  const file = openSync(path, 'w');
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
  const part = Buffer.alloc(mb);
  for (let at = 0; at < size; at += mb) {
    randomFillSync(part);
    if (at === 0) head.copy(part);
    hash.update(part);
    writeSync(file, part);
  }
  closeSync(file);
  return hash.digest('hex');
}

/** Sends by tus-js-client, which is what the browser has; cuts the line at random bytes. */
async function sendOverCutLine(url, headers, path, line) {
  const ofWeb = createRequire(join(root, 'apps/web/package.json'));
  const tus = createRequire(ofWeb.resolve('@uppy/tus'))('tus-js-client');
  const random = randomOf(Number(PROVE_SEED));
  const places = Array.from({ length: cuts }, () => Math.floor(random() * size)).sort((a, b) => a - b);
  const result = { cuts: 0, requests: 0, again: [0], url: '' };
  let highest = 0;
  let isCut = false;
  return new Promise((done, fail) => {
    const upload = new tus.Upload(createReadStream(path), {
      ...{ endpoint: `${url}/api/v1/tus/upload`, chunkSize: chunk, uploadSize: size, headers },
      retryDelays: [100, 200, 500, 1_000, 3_000],
      metadata: { filename: 'long.wav', filetype: 'audio/wav' },
      onBeforeRequest: () => {
        result.requests += 1;
      },
      onProgress: (bytes) => {
        // The first word after a cut is where the server stands.
        if (isCut && bytes < highest) result.again.push(highest - bytes);
        if (bytes < highest) isCut = false;
        highest = Math.max(highest, bytes);
        if (places[0] === undefined || bytes < places[0]) return;
        places.shift();
        result.cuts += 1;
        isCut = true;
        line.cut();
      },
      onError: fail,
      onSuccess: () => {
        result.url = upload.url;
        done(result);
      },
    });
    upload.start();
  });
}
