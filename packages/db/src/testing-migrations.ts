import pg from 'pg';
import { createDb, type Db } from './client.ts';

/** An empty database, made with `options` of CREATE DATABASE, dropped afterwards. */
export async function withDatabase(options: string, use: (db: Db) => Promise<void>) {
  const server = process.env.KANTELE_TEST_DATABASE ?? '';
  const name = `migrate_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template template0 ${options}`);
  const url = new URL(server);
  url.pathname = name;
  const handle = createDb({ url: url.href, statementTimeout: 30_000 });
  try {
    await use(handle.db);
  } finally {
    await handle.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
