import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Failpoint, failpoints } from '@kantele/api/server';
import { createTestDatabase } from '@kantele/db/testing';
import { ask, auditUploads } from './audit.ts';
import { type Journal, newIntent, newJournal, type Transport } from './journal.ts';
import { type KillableServer, signIn, startServer } from './killable-server.ts';
import { createUploader, Unanswered, type Uploader } from './uploader.ts';

/** One server and how it ends: at a point, or at a moment. */
interface Round {
  point: Failpoint | null;
  /** How often the point is reached until then. */
  times: number;
  transport: Transport;
  /** Milliseconds after which it is killed where it ends at no point. */
  afterMs: number;
}

export interface KillReport {
  kills: number;
  /** Kills by the point they happened at; `anywhere` for those at a random moment. */
  places: Record<string, number>;
  acknowledged: number;
  resumed: number;
  files: number;
  /** Breaches in words. */
  problems: string[];
}

/** Bytes of a piece, of most files, and of those that are made durable in the middle of one request. */
const pieceBytes = 400_000;
const fileBytes = 1_000_000;
const largeBytes = 18 * 1_024 * 1_024;
/** Clients that send at the same time. */
const clients = 2;

/**
 * Uploads files while their servers are killed, one after another over one database and one folder: at every failpoint
 * so many times, and at random moments. Who was cut off goes on at the next server. Then everything is compared.
 */
export async function killUploads(options: {
  perPoint: number;
  random: number;
  seed: number;
}): Promise<KillReport> {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-upload-kills-'));
  const database = await createTestDatabase();
  const site = { dataDir: join(dir, 'data'), databaseUrl: database.url };
  const started = new Set<KillableServer>();
  const start = async (round: Round | undefined) => {
    const failpoint = round?.point ? `${round.point}:${round.times}` : undefined;
    const server = await startServer({ ...site, failpoint });
    started.add(server);
    return server;
  };
  const journals = Array.from({ length: clients }, (_, client) => newJournal(client));
  const places: Record<string, number> = {};
  const problems: string[] = [];
  try {
    const rounds = planOf(options);
    const first = await start(undefined);
    const cookie = await signIn(first.url);
    first.kill();
    // The next one starts while this one is still being killed.
    let next = start(rounds[0]);
    for (const [index, round] of rounds.entries()) {
      const server = await next;
      next = start(rounds[index + 1]);
      next.catch(() => {});
      // The claims of who was killed would hold for seconds.
      await ask(site.databaseUrl, 'update upload_sessions set writer_until = now() where writer is not null');
      const place = await killDuring(server, round, journals, cookie);
      if (place === null) problems.push(`${round.point} was not reached by ${round.transport}`);
      else places[place] = (places[place] ?? 0) + 1;
    }
    const last = await next;
    await ask(site.databaseUrl, 'update upload_sessions set writer_until = now() where writer is not null');
    for (const journal of journals) {
      const uploader = createUploader(journal, { url: last.url, cookie }, pieceBytes);
      for (const intent of journal.intents)
        if (intent.state === 'open') await uploader.insist(intent, 30_000);
    }
    last.kill();
    await last.ended;
    problems.push(...(await auditUploads(journals, { ...site, cookie })));
  } finally {
    for (const server of started) server.kill();
    await database.close();
    rmSync(dir, { recursive: true, force: true });
  }
  const sum = (of: (journal: Journal) => number) => journals.reduce((all, journal) => all + of(journal), 0);
  return {
    ...{ kills: Object.values(places).reduce((all, count) => all + count, 0), places, problems },
    ...{ acknowledged: sum((journal) => journal.acknowledged), resumed: sum((journal) => journal.resumed) },
    files: sum(({ intents }) => intents.filter(({ state }) => state === 'stored').length),
  };
}

/** Points in turn, by both transports where both reach them, with the random kills between them. */
function planOf({ perPoint, random, seed }: { perPoint: number; random: number; seed: number }): Round[] {
  const atRandom = randomOf(seed);
  const anywhere = (): Round => ({
    ...{ point: null, times: 1, transport: 'tus', afterMs: 20 + atRandom() * 600 },
  });
  const byPoint = Array.from({ length: perPoint }, (_, time) =>
    failpoints.map((point, index): Round => {
      const transport = (time + index) % 2 === 0 ? 'tus' : 'direct';
      const times = 1 + Math.floor(atRandom() * 4);
      return { point, times, transport, afterMs: Number.POSITIVE_INFINITY };
    }),
  ).flat();
  const rounds = [...byPoint];
  for (let kill = 0; kill < random; kill += 1)
    rounds.splice(Math.floor(atRandom() * (rounds.length + 1)), 0, anywhere());
  return rounds;
}

/** Clients send until their server is gone. @returns where it was killed; null when it did not reach its point */
async function killDuring(
  server: KillableServer,
  round: Round,
  journals: readonly Journal[],
  cookie: string,
): Promise<string | null> {
  const { point, transport, afterMs } = round;
  const work = journals.map((journal) => {
    const uploader = createUploader(journal, { url: server.url, cookie }, pieceBytes);
    return sendUntilGone(server, journal, uploader, transport, point);
  });
  if (point === null) {
    await sleep(afterMs);
    server.kill();
    await server.ended;
  }
  await Promise.all(work);
  const isReached = server.hasEnded();
  server.kill();
  const signal = await server.ended;
  if (signal !== 'SIGKILL' || !isReached) return null;
  return point ?? 'anywhere';
}

/** Files one client sends at most before a point counts as not reached. */
const filesAtMost = 6;

async function sendUntilGone(
  server: KillableServer,
  journal: Journal,
  uploader: Uploader,
  transport: Transport,
  point: Round['point'],
): Promise<void> {
  const large = journal.intents.length % 7 === 3;
  try {
    for (const intent of journal.intents) if (intent.state === 'open') await uploader.send(intent);
    for (let file = 0; (point === null || file < filesAtMost) && !server.hasEnded(); file += 1) {
      if (point === 'upload.aborted') await uploader.giveUp(newIntent(journal, 'tus', fileBytes));
      else if (point === 'upload.refused')
        await uploader.send(newIntent(journal, transport, fileBytes, false));
      else await uploader.send(newIntent(journal, transport, large ? largeBytes : fileBytes));
    }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    // A kill is seen by its sender a little before the process is gone.
    await Promise.race([server.ended, sleep(5_000)]);
  }
}

/** Numbers from 0 up to 1 by a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
