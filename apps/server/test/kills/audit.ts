import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filePage } from '@kantele/api/contract/files';
import pg from 'pg';
import type { Intent, Journal } from './journal.ts';
import { runFiles, type ServerOptions, startServer } from './killable-server.ts';

/** One statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Compares journals with what is there: every acknowledged file once and byte for byte, nothing else that is seen, and
 * after a day has passed no row without an object and no object without a row.
 * @returns breaches in words
 */
export async function auditUploads(
  journals: readonly Journal[],
  site: Pick<ServerOptions, 'dataDir' | 'databaseUrl' | 'bucket'> & { cookie: string },
): Promise<string[]> {
  const { cookie, ...options } = site;
  const problems = journals.flatMap((journal) => journal.problems);
  const intents = journals.flatMap((journal) => journal.intents);
  const server = await startServer({ ...options, worker: true });
  try {
    const seen = await entriesOf(server.url, cookie);
    problems.push(...compare(intents, seen));
    for (const { id, url, name } of seen) {
      const response = await fetch(server.url + (url ?? ''), { headers: { cookie } });
      const hash = createHash('sha256').update(Buffer.from(await response.arrayBuffer()));
      const { sha256 } = intents.find((intent) => intent.name === name) ?? { sha256: '' };
      if (hash.digest('hex') !== sha256) problems.push(`${name} (${id}) is not what was sent`);
    }
    await letADayPass(options);
    problems.push(...(await leftOver(options, seen.length)));
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
  return problems;
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

async function entriesOf(url: string, cookie: string) {
  const entries = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `per_page=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const response = await fetch(`${url}/api/v1/file-entries?${query}`, { headers: { cookie } });
    const { pagination }: ReturnType<typeof filePage.parse> = filePage.parse(await response.json());
    entries.push(...pagination.data);
    cursor = pagination.next_cursor;
  }
  return entries;
}

function compare(intents: readonly Intent[], seen: readonly Entry[]): string[] {
  const problems: string[] = [];
  const byName = new Map<string, number[]>();
  for (const { name, id } of seen) byName.set(name, [...(byName.get(name) ?? []), id]);
  for (const { name, state, entryId } of intents) {
    const ids = byName.get(name) ?? [];
    byName.delete(name);
    if (ids.length > 1) problems.push(`${name} is there ${ids.length} times`);
    if (state === 'stored' && !ids.includes(entryId ?? 0)) problems.push(`${name} is lost`);
    if (state === 'open') problems.push(`${name} never came to its end`);
    if ((state === 'refused' || state === 'given up') && ids.length > 0) problems.push(`${name} is seen`);
  }
  for (const name of byName.keys()) problems.push(`${name} was never sent`);
  return problems;
}

/** What waits for a day does so no longer: uploads nobody goes on with, objects nobody knows. */
async function letADayPass({ dataDir, databaseUrl, bucket }: ServerOptions): Promise<void> {
  await ask(
    databaseUrl,
    `update upload_sessions set expires_at = now() - interval '1 second', writer = null, writer_until = null
     where state in ('pending', 'inProgress')`,
  );
  await ask(databaseUrl, `select graphile_worker.add_job('uploads.expire', '{}')`);
  const until = performance.now() + 60_000;
  const open = `select 1 from upload_sessions where state in ('pending', 'inProgress')`;
  const jobs = `select 1 from graphile_worker.jobs where task_identifier in ('uploads.expire', 'files.remove')`;
  while ((await ask(databaseUrl, `${open} union all ${jobs}`)).length > 0) {
    if (performance.now() > until) throw new Error('Uploads nobody goes on with were not given up.');
    await sleep(100);
  }
  await ask(databaseUrl, `update stored_files set updated_at = now() - interval '25 hours'`);
  // Nobody can turn back the time of objects in a bucket: all of them have to have a row by now.
  if (bucket) return;
  const { utimes } = await import('node:fs/promises');
  const before = new Date(Date.now() - 25 * 3_600_000);
  for (const path of objectsIn(dataDir)) await utimes(path, before, before);
}

function objectsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function leftOver(options: ServerOptions, files: number): Promise<string[]> {
  await runFiles(options, '--sweep');
  const verified = await runFiles(options, '--verify');
  const wanted = `${files} stored file${files === 1 ? '' : 's'}, 0 missing, 0 unknown.`;
  const problems = verified === wanted ? [] : [`after the sweep: ${verified}, and not ${wanted}`];
  if (options.bucket) return problems;
  const objects = objectsIn(options.dataDir).length;
  if (objects !== files) problems.push(`after the sweep ${objects} objects are there for ${files} files`);
  return problems;
}
