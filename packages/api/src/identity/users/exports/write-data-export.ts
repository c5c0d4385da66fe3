import { type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from '@kantele/db';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Context } from '../../../core/context.ts';
import { putFile, settleFiles } from '../../../platform/files/put-file.ts';
import { queueMail } from '../../../platform/mails/queue-mail.ts';
import { userById } from '../../accounts/rows.ts';
import { countRecords, exportById, readRecords, setExportProgress, updateExport } from './export-queries.ts';

/** The file is there for a day. */
const keptMs = 24 * 3_600_000;

/**
 * The job: a zip of one JSON file for each table that holds something of the user, and of the files domains write
 * themselves, all as of one moment. It is written in small pieces, so that neither the memory nor the answers of this
 * process depend on how much there is.
 */
export async function writeDataExport(ctx: Context, { export_id }: { export_id: number }) {
  const row = await exportById(ctx.db, export_id);
  const user = row && (await userById(ctx.db, row.user_id));
  if (!row || !user) return;
  const folder = await mkdtemp(join(ctx.services.tempDir, 'export-'));
  try {
    const path = join(folder, 'export.zip');
    const file = await open(path, 'wx', 0o600);
    try {
      const progress = (share: number) => setExportProgress(ctx.db, row.id, share);
      await ctx.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => writeZip(ctx, trx, file, user.id, progress));
    } finally {
      await file.close();
    }
    const key = `exports/${row.id}.zip`;
    const { size } = await stat(path);
    await putFile(ctx, { key, kind: 'export', owner: String(row.id) }, path);
    const expires_at = new Date(ctx.services.now().getTime() + keptMs);
    await ctx.db.transaction().execute(async (trx) => {
      const isKept = await updateExport(trx, row.id, { state: 'ready', storage_key: key, size, expires_at });
      await settleFiles(ctx, trx, [key], isKept);
      if (!isKept) return;
      await queueMail(ctx, trx, {
        template: 'data-export-ready',
        to: user.email,
        language: user.language ?? 'en',
        params: { link: `${ctx.services.baseUrl}/account-settings` },
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Marks an export whose last attempt has failed. */
export async function exportFailed(ctx: Context, { export_id }: { export_id: number }) {
  await updateExport(ctx.db, export_id, { state: 'failed' });
}

async function writeZip(
  { signal, services }: Context,
  trx: Transaction<Database>,
  file: FileHandle,
  userId: number,
  progress: (share: number) => Promise<void>,
) {
  const tables = Object.entries(services.exportedTables);
  let records = 0;
  for (const [table, of] of tables) records += await countRecords(trx, table, of, userId);
  const zip = new ZipFile(file);
  for (const [name, textOf] of Object.entries(services.exportedFiles)) {
    zip.begin(name);
    for await (const text of textOf(trx, { userId, baseUrl: services.baseUrl })) {
      signal.throwIfAborted();
      await zip.write(text);
    }
    await zip.end('');
  }
  let written = 0;
  let told = 0;
  for (const [table, of] of tables) {
    zip.begin(`${table}.json`);
    let before = '[\n';
    for await (const some of readRecords(trx, table, of, userId)) {
      signal.throwIfAborted();
      await zip.write(before + some.join(',\n'));
      before = ',\n';
      written += some.length;
      const share = Math.floor((written / records) * 20) / 20;
      if (share > told) await progress(share);
      told = share;
    }
    await zip.end(before === '[\n' ? '[]\n' : '\n]\n');
  }
  await zip.finish();
}

/** Writes the files of a zip one after the other; what is compressed goes to the disk before more comes. */
class ZipFile {
  readonly #file: FileHandle;
  readonly #zip: Zip;
  #pieces: Uint8Array[] = [];
  #entry: ZipDeflate | null = null;

  constructor(file: FileHandle) {
    this.#file = file;
    this.#zip = new Zip((error, piece) => {
      if (error) throw error;
      this.#pieces.push(piece);
    });
  }

  begin(name: string): void {
    this.#entry = new ZipDeflate(name, { level: 6 });
    this.#zip.add(this.#entry);
  }

  async write(text: string): Promise<void> {
    this.#entry?.push(strToU8(text));
    await this.#flush();
  }

  async end(text: string): Promise<void> {
    this.#entry?.push(strToU8(text), true);
    await this.#flush();
  }

  async finish(): Promise<void> {
    this.#zip.end();
    await this.#flush();
  }

  async #flush(): Promise<void> {
    const pieces = this.#pieces;
    this.#pieces = [];
    if (pieces.length > 0) await this.#file.writev(pieces);
  }
}
