import type { StoredFailure } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import type { ImportRun, Library } from './contract.ts';
import { adviceOf } from './failures.ts';
import { estimateOf } from './folders/estimate.ts';
import type { LibraryRow } from './library-queries.ts';
import type { importById } from './queries.ts';

export type ImportRow = NonNullable<Awaited<ReturnType<typeof importById>>>;

export function importView(ctx: Context, row: ImportRow): ImportRun {
  const running = row.state === 'running';
  const { rate, seconds } = running ? estimateOf(row, ctx.services.now()) : { rate: null, seconds: null };
  return {
    id: row.id,
    library_id: row.library_id,
    path: row.path,
    state: row.state,
    started_by: row.started_by,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    missing: row.missing,
    failed: row.failed,
    duplicates: row.duplicates,
    total: row.total,
    processed: row.processed,
    current_path: running ? row.current_path : null,
    rate,
    estimate: seconds,
    failures: row.failures.map((failure) => failureView(ctx, failure)),
    notices: row.notices.map((notice) => failureView(ctx, notice)),
    left_out: row.left_out,
    error: row.error === null ? null : ctx.translate(row.error),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export function failureView(ctx: Context, { path, kind, reason }: StoredFailure) {
  return {
    path,
    kind: kind ?? 'other',
    reason: ctx.translate(reason),
    advice: ctx.translate(adviceOf(kind)),
  };
}

export function libraryView(ctx: Context, row: LibraryRow, last: ImportRow | null): Library {
  return {
    id: row.id,
    path: row.path,
    name: row.name,
    separators: row.separators,
    folders_as_hint: row.folders_as_hint,
    sides: row.sides,
    watch: row.watch,
    poll_minutes: row.poll_minutes,
    state: stateOf(last),
    last_import: last ? importView(ctx, last) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The state of a library is that of its newest run. */
function stateOf(last: Pick<ImportRow, 'state' | 'error_kind'> | null): Library['state'] {
  if (last?.state === 'queued' || last?.state === 'needs_confirmation') return last.state;
  if (last?.state === 'running') return 'importing';
  return last?.state === 'failed' && last.error_kind === 'unreachable' ? 'unreachable' : 'idle';
}
