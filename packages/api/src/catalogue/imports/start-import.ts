import type { Context } from '../../core/context.ts';
import { createImport } from './create-import.ts';
import { queueImport } from './queue-import.ts';

/** The same as the command, as a job. */
export async function startImport(ctx: Context, input: { path: string }) {
  const { id } = await createImport(ctx, input);
  return queueImport(ctx, id);
}
