import { setTimeout as sleep } from 'node:timers/promises';
import type { Intent, Journal } from './journal.ts';

/** The server is gone, or cannot do it at the moment. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

interface Sender {
  url: string;
  cookie: string;
}

/** Milliseconds a request may take: a fault that holds one up for longer is one. */
const patienceMs = 60_000;
/** Refusals that are worth another try: somebody else writes, or another byte is wanted. */
const passing = [409, 423, 503];

/** Sends intents and keeps the journal of what was answered. */
export function createUploader(journal: Journal, { url, cookie }: Sender, pieceBytes: number) {
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: FormData | Uint8Array<ArrayBuffer> | string,
  ) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw new Unanswered('no answer', { cause: error });
    });
    // An answer counts when all of it is there.
    const text = await response.text().catch((error: unknown) => {
      throw new Unanswered('half an answer', { cause: error });
    });
    if (passing.includes(response.status)) throw new Unanswered(String(response.status));
    if (response.ok) journal.acknowledged += 1;
    return { status: response.status, headers: response.headers, text };
  };
  const tus = { 'tus-resumable': '1.0.0' };
  const wrong = (intent: Intent, what: string) => {
    journal.problems.push(`${intent.name}: ${what}`);
  };
  const stored = (intent: Intent, text: string) => {
    const { fileEntry } = JSON.parse(text) as { fileEntry: { id: number; sha256: string } };
    if (fileEntry.sha256 !== intent.sha256) wrong(intent, 'another content was acknowledged');
    if (intent.entryId !== null && intent.entryId !== fileEntry.id) wrong(intent, 'became two files');
    intent.entryId = fileEntry.id;
    intent.state = 'stored';
    // What it was is known by its hash.
    intent.bytes = Buffer.alloc(0);
  };

  const announce = async (intent: Intent) => {
    const { status, headers } = await ask('POST', '/api/v1/tus/upload', {
      ...{ ...tus, 'upload-length': String(intent.bytes.length) },
      'upload-metadata': `filename ${Buffer.from(intent.name).toString('base64')}`,
    });
    if (status === 201) intent.location = headers.get('location');
    else wrong(intent, `was announced with ${status}`);
  };
  const offsetOf = async (intent: Intent) => {
    const { status, headers } = await ask('HEAD', intent.location ?? '', tus);
    if (status === 410) return null;
    const offset = Number(headers.get('upload-offset'));
    if (status !== 200) wrong(intent, `was asked for with ${status}`);
    if (offset < intent.acknowledged) wrong(intent, `has lost ${intent.acknowledged - offset} bytes`);
    if (offset > intent.sent) wrong(intent, `has ${offset - intent.sent} bytes nobody sent`);
    return offset;
  };
  const push = async (intent: Intent) => {
    let offset = intent.location === null ? 0 : await offsetOf(intent);
    if (intent.location === null) await announce(intent);
    else if (offset !== null) journal.resumed += 1;
    while (offset !== null && offset < intent.bytes.length) {
      const piece = intent.bytes.subarray(offset, offset + pieceBytes);
      intent.sent = Math.max(intent.sent, offset + piece.length);
      const sent = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      const answer = await ask('PATCH', intent.location ?? '', { ...tus, ...sent }, new Uint8Array(piece));
      if (answer.status !== 204) return wrong(intent, `a piece was answered ${answer.status}`);
      offset = Number(answer.headers.get('upload-offset'));
      intent.acknowledged = offset;
    }
  };
  const finish = async (intent: Intent) => {
    const uploadKey = intent.location?.split('/').at(-1);
    const { status, text } = await ask(
      'POST',
      '/api/v1/tus/entries',
      { 'content-type': 'application/json' },
      JSON.stringify({ uploadKey }),
    );
    if (status === 200) stored(intent, text);
    else if (status === 422) intent.state = 'refused';
    else wrong(intent, `was finished with ${status} ${text}`);
  };
  const sendDirect = async (intent: Intent) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(intent.bytes)], { type: 'audio/wav' }), intent.name);
    intent.state = 'perhaps';
    const { status, text } = await ask('POST', '/api/v1/file-entries', {}, body);
    if (status === 201) stored(intent, text);
    else if (status === 422) intent.state = 'refused';
    else wrong(intent, `was sent with ${status} ${text}`);
  };
  return {
    /** Sends a file, or goes on with it. @throws Unanswered */
    async send(intent: Intent) {
      if (intent.transport === 'direct') return sendDirect(intent);
      await push(intent);
      await finish(intent);
    },
    /** Sends part of a file, then gives it up. @throws Unanswered */
    async giveUp(intent: Intent) {
      if (intent.location === null) await announce(intent);
      intent.state = 'given up';
      await ask('DELETE', intent.location ?? '', tus);
    },
    /** Sends a file however often it takes. */
    async insist(intent: Intent, withinMs: number) {
      const until = performance.now() + withinMs;
      for (;;) {
        try {
          return await this.send(intent);
        } catch (error) {
          if (!(error instanceof Unanswered) || performance.now() > until) throw error;
          await sleep(200);
        }
      }
    },
  };
}
export type Uploader = ReturnType<typeof createUploader>;
