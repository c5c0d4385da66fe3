import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { FileState } from '../tables/files.ts';
import {
  migrationsOf,
  nameOf,
  playMonthsOf,
  type SequenceState,
  sequencesOf,
  type TableShape,
  tablesOf,
} from './catalogue.ts';
import { connect } from './connect.ts';

/** An object of the file store as the database knows it. */
export interface NamedFile {
  key: string;
  state: FileState;
  /** SHA-256 in hex, where a row has it. */
  sha256: string | null;
}

/** Rows read together. */
const atATime = 5_000;

/** A database as it was at one moment: one read-only transaction on a connection of its own. */
export interface Snapshot {
  migrations: string[];
  playMonths: string[];
  tables: TableShape[];
  /** Read after the moment: no row of it has a number that a sequence would give again. */
  sequences: SequenceState[];
  /** The rows of a table in Postgres' text format for COPY: a line each. */
  copy(table: TableShape): Readable;
  /** All objects of the file store, by key. */
  files(): AsyncGenerator<NamedFile[]>;
  close(): Promise<void>;
}

/** @throws Error with a sentence when there is no site in the database */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await connect(url);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const migrations = await migrationsOf(client);
    if (!migrations) throw new Error('There is no site in this database.');
    return {
      migrations,
      playMonths: await playMonthsOf(client),
      tables: await tablesOf(client),
      sequences: await sequencesOf(client),
      copy: (table) => copyOut(client, table),
      files: () => filesOf(client),
      close: () => client.end().catch(() => {}),
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

function copyOut(client: pg.Client, { columns, ...table }: TableShape): Readable {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  // A query, because COPY takes no table that is divided into partitions.
  const stream = client.query(to(`copy (select ${names} from ${nameOf(table)}) to stdout`));
  // Whoever reads it is told. Nobody does when it is given up before the first row: then an error must not end the process.
  stream.on('error', () => {});
  const lost = () => stream.destroy(new Error('Connection terminated while a table was read.'));
  client.once('end', lost);
  stream.once('close', () => client.off('end', lost));
  return stream;
}

async function* filesOf(client: pg.Client): AsyncGenerator<NamedFile[]> {
  let after = '';
  for (;;) {
    const { rows } = await client.query<NamedFile>(
      `select f.key, f.state, coalesce(
          (select min(e.sha256) from file_entries e where e.storage_key = f.key),
          (select min(r.sha256) from renditions r where r.storage_key = f.key)) as sha256
        from stored_files f where f.key > $1 order by f.key limit ${atATime}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.key;
  }
}
