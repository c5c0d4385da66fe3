import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { residentMb } from './cpu.mjs';

const mb = 1_024 * 1_024;
const chunk = 20 * mb;
/** One piece of noise for all of them: what is sent has to be nothing to whoever sends it. */
const piece = randomFillSync(Buffer.alloc(256 * 1_024));

/**
 * Resumable uploads of so many bytes, all at the same time, in chunks as browsers send them; how many megabytes the
 * process of the server grew by at most. The files are removed for good afterwards.
 */
export async function growthDuring(site, headers, { count, bytes }) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const before = residentMb(site.pid);
  let highest = before;
  const looking = setInterval(() => {
    highest = Math.max(highest, residentMb(site.pid));
  }, 100);
  try {
    const ids = await Promise.all(
      Array.from({ length: count }, (_, number) => upload(site.url, headers, agent, number, bytes)),
    );
    const body = JSON.stringify({ entryIds: ids, deleteForever: true });
    await ask(site.url, agent, 'POST', '/api/v1/file-entries/delete', jsonOf(headers), [Buffer.from(body)]);
  } finally {
    clearInterval(looking);
    agent.destroy();
  }
  return Math.max(0, highest - before);
}

const jsonOf = (headers) => ({ ...headers, 'content-type': 'application/json' });

async function upload(url, own, agent, number, bytes) {
  const headers = { ...own, 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from(`noise ${number}.wav`).toString('base64')}`;
  const announced = { ...headers, 'upload-length': String(bytes), 'upload-metadata': metadata };
  const begun = await ask(url, agent, 'POST', '/api/v1/tus/upload', announced, []);
  const path = begun.headers.location;
  for (let at = 0; at < bytes; at += chunk) {
    const length = Math.min(chunk, bytes - at);
    const sent = {
      ...{ ...headers, 'upload-offset': String(at), 'content-length': String(length) },
      'content-type': 'application/offset+octet-stream',
    };
    await ask(url, agent, 'PATCH', path, sent, pieces(at, length, bytes));
  }
  const key = Buffer.from(JSON.stringify({ uploadKey: path.split('/').at(-1) }));
  const { text } = await ask(url, agent, 'POST', '/api/v1/tus/entries', jsonOf(own), [key]);
  return JSON.parse(text).fileEntry.id;
}

/** Bytes of a WAV file of noise from one on. */
function* pieces(start, length, bytes) {
  let left = length;
  if (start === 0) {
    const head = wavHead(bytes);
    yield head;
    left -= head.length;
  }
  for (; left > 0; left -= piece.length) yield piece.subarray(0, left);
}

function wavHead(bytes) {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(bytes - 8, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(176_400, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes - 44, 40);
  return head;
}

/** One request; the next piece is written when there is room. @throws Error for a refusal */
async function ask(url, agent, method, path, headers, body) {
  const outgoing = request(url + path, { method, headers, agent });
  const answered = once(outgoing, 'response');
  answered.catch(() => {});
  for (const some of body) if (!outgoing.write(some)) await once(outgoing, 'drain');
  outgoing.end();
  const [incoming] = await answered;
  let text = '';
  for await (const some of incoming) text += some;
  if (incoming.statusCode >= 400) throw new Error(`${method} ${path}: ${incoming.statusCode} ${text}`);
  return { headers: incoming.headers, text };
}
