import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { withDefaults } from './look.ts';
import { peopleOf, revisionView } from './open-editor.ts';
import { revisionById } from './queries.ts';

/** A published state as it was. @throws AppError `not_found` */
export async function getRevision(ctx: Context, { id }: { id: number }) {
  const row = await revisionById(ctx.db, id);
  if (!row) throw notFound();
  const people = await peopleOf(ctx, [row.author_id]);
  return { revision: revisionView(row, people), look: withDefaults(row.look) };
}
