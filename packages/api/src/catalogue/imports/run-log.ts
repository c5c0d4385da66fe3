import type { StoredFailure, StoredLeftOut } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import type { Failure, Notice } from './failures.ts';
import * as queries from './queries.ts';

const keptAtMost = 500;
const writeEveryMs = 1_000;

export interface Progress {
  processed: number;
  total: number;
  added: number;
  changed: number;
  unchanged: number;
  failed: number;
  duplicates: number;
  /** Of `processed`, those that needed no reading. */
  skipped: number;
  current_path: string | null;
}

/** Somebody has asked this run to stop. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** What a run has done so far; written to its row now and then, so that others can follow it. */
export class RunLog {
  readonly progress: Progress = {
    processed: 0,
    total: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    failed: 0,
    duplicates: 0,
    skipped: 0,
    current_path: null,
  };
  readonly failures: Failure[] = [];
  readonly notices: Notice[] = [];
  leftOut: StoredLeftOut[] = [];
  #walked = false;
  #writtenAt = 0;
  readonly #ctx: Context;
  readonly #importId: number;
  readonly #onProgress: ((progress: Progress) => void) | undefined;

  constructor(ctx: Context, importId: number, onProgress?: (progress: Progress) => void) {
    this.#ctx = ctx;
    this.#importId = importId;
    this.#onProgress = onProgress;
  }

  /** The folder has been looked through. */
  walked(total: number, leftOut: StoredLeftOut[]): void {
    this.progress.total = total;
    this.leftOut = leftOut;
    this.#walked = true;
  }

  fail({ path, kind, reason }: Failure): void {
    this.failures.push({ path, kind, reason });
  }

  /** @throws Cancelled when the run was asked to stop */
  async report(force = false): Promise<void> {
    this.#onProgress?.(this.progress);
    if (!force && performance.now() - this.#writtenAt < writeEveryMs) return;
    this.#writtenAt = performance.now();
    if (await queries.reportProgress(this.#ctx.db, this.#importId, this.values())) throw new Cancelled();
  }

  /** The row as far as the run has come. */
  values() {
    const { progress } = this;
    return {
      ...progress,
      total: this.#walked ? progress.total : null,
      failures: kept(this.failures),
      notices: kept(this.notices),
      left_out: JSON.stringify(this.leftOut),
    };
  }
}

function kept(entries: readonly StoredFailure[]): string {
  return JSON.stringify(entries.slice(0, keptAtMost));
}
