import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@kantele/db/testing';
import type { S3Config } from '../../src/storage/s3-client.ts';
import { auditUploads } from './audit.ts';
import { type Journal, newIntent, newJournal } from './journal.ts';
import { signIn, startServer } from './killable-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { createUploader, Unanswered } from './uploader.ts';

export interface StallReport {
  faults: number;
  acknowledged: number;
  /** Tries that were refused or cut off. */
  refused: number;
  files: number;
  /** Milliseconds from the end of a fault to readiness, at most. */
  readyMs: number;
  problems: string[];
}

/** What happens to the line, and how long it lasts. */
const faults: readonly ((line: TcpProxy) => Promise<void>)[] = [
  async (line) => {
    line.hold(true);
    await sleep(6_000);
    line.hold(false);
  },
  async (line) => line.cut(),
  async (line) => {
    line.delay(150);
    await sleep(3_000);
    line.delay(0);
  },
];

/**
 * Clients upload while the line between their server and its database stands still, is cut, or is slow, in turn; or the one
 * to the bucket where it keeps files, when there is one.
 */
export async function stallUploads({
  rounds,
  bucket,
}: {
  rounds: number;
  bucket?: S3Config;
}): Promise<StallReport> {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-upload-stalls-'));
  const database = await createTestDatabase();
  const far = new URL(bucket?.endpoint ?? database.url);
  const line = await startTcpProxy({ host: far.hostname, port: Number(far.port) });
  const through = new URL(far);
  through.port = String(line.port);
  const dataDir = join(dir, 'data');
  const server = await startServer({
    dataDir,
    databaseUrl: bucket ? database.url : through.toString(),
    bucket: bucket && { ...bucket, endpoint: through.origin },
  });
  const journals = [newJournal(0), newJournal(1)];
  const state = { going: true, refused: 0 };
  const report = { faults: 0, readyMs: 0 };
  try {
    const cookie = await signIn(server.url);
    const running = journals.map((journal) => keepSending(journal, server.url, cookie, state));
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of faults) {
        await sleep(700);
        await fault(line);
        report.faults += 1;
        const began = performance.now();
        while ((await fetch(`${server.url}/readyz`)).status !== 200) await sleep(25);
        report.readyMs = Math.max(report.readyMs, Math.round(performance.now() - began));
      }
    }
    state.going = false;
    await Promise.all(running);
    server.kill('SIGTERM');
    await server.ended;
    const problems = await auditUploads(journals, { dataDir, databaseUrl: database.url, bucket, cookie });
    const sum = (of: (journal: Journal) => number) => journals.reduce((all, journal) => all + of(journal), 0);
    return {
      ...{ ...report, refused: state.refused, problems },
      acknowledged: sum((journal) => journal.acknowledged),
      files: sum(({ intents }) => intents.filter((intent) => intent.state === 'stored').length),
    };
  } finally {
    state.going = false;
    server.kill();
    await line.close();
    await database.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function keepSending(
  journal: Journal,
  url: string,
  cookie: string,
  state: { going: boolean; refused: number },
): Promise<void> {
  const uploader = createUploader(journal, { url, cookie }, 400_000);
  while (state.going) {
    const isDirect = journal.intents.length % 3 === 2;
    const isLarge = journal.intents.length % 5 === 1;
    const size = isLarge ? 18 * 1_024 * 1_024 : 1_000_000;
    const intent = newIntent(journal, isDirect ? 'direct' : 'tus', size);
    const until = performance.now() + 60_000;
    for (;;) {
      try {
        await uploader.send(intent);
        break;
      } catch (error) {
        if (!(error instanceof Unanswered) || performance.now() > until) throw error;
        state.refused += 1;
        // What is sent in one request is not sent again: nobody knows whether it is there.
        if (intent.transport === 'direct') break;
        await sleep(100);
      }
    }
  }
}
