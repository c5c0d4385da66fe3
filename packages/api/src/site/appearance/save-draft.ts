import { isDeepStrictEqual } from 'node:util';
import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { listHolders } from '../../identity/roles/list-admins.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { freshSite } from '../../platform/site-state/site.ts';
import { assertFontsAreThere } from './check-fonts.ts';
import { checkLook, parseLook } from './check-look.ts';
import type * as contract from './contract.ts';
import type { Look, LookChanges } from './contract.ts';
import { applyChanges, changesOf, isEmpty, publishedLook, withDefaults } from './look.ts';
import { lockAppearance, putDraft, revisionById } from './queries.ts';

/**
 * Keeps what is being changed; visitors do not see it.
 * @throws AppError `invalid` for values the site could not use, `conflict` when somebody else has saved meanwhile,
 * `forbidden` for custom code without its permission
 */
export async function saveDraft(ctx: Context, { rev, look }: z.output<typeof contract.saveDraft>) {
  return keep(ctx, rev, parseLook(look));
}

/** Begins again with a published state. @throws AppError `not_found`, `conflict` */
export async function restoreRevision(ctx: Context, { id, rev }: { id: number; rev: number }) {
  const row = await revisionById(ctx.db, id);
  if (!row) throw notFound();
  const { draft: _, ...saved } = await keep(ctx, rev, parseLook(withDefaults(row.look)));
  return saved;
}

/** Drops what is being changed. @throws AppError `conflict` */
export async function discardDraft(ctx: Context, { rev }: { rev: number }) {
  return ctx.db.transaction().execute(async (trx) => {
    await lockAt(trx, rev);
    await tellEditors(trx);
    return savedOf(ctx, await putDraft(trx, null, actorId(ctx)), publishedLook(await freshSite(ctx.db)));
  });
}

async function keep(ctx: Context, rev: number, wanted: Look) {
  const published = publishedLook(await freshSite(ctx.db));
  const changes = changesOf(published, wanted);
  return ctx.db.transaction().execute(async (trx) => {
    const { draft: before } = await lockAt(trx, rev);
    await assertFontsAreThere(trx, wanted);
    assertMayChangeCode(ctx, before, changes);
    const row = await putDraft(trx, isEmpty(changes) ? null : changes, actorId(ctx));
    const draft = applyChanges(published, changes);
    return { ...savedOf(ctx, row, draft), draft };
  });
}

/** Code of the draft that somebody else has written may stay in it. @throws AppError `forbidden` */
function assertMayChangeCode({ actor }: Context, before: LookChanges | null, { settings }: LookChanges) {
  if (can(actor, 'custom_code.manage')) return;
  if (isDeepStrictEqual(settings.custom_code, before?.settings.custom_code)) return;
  throw new AppError('forbidden');
}

/** Open editors read anew what is published and drafted. */
export const tellEditors = async (trx: Transaction<Database>) =>
  publishEvent(trx, await listHolders(trx, 'appearance.manage'), { type: 'appearance' });

/** The state, locked. @throws AppError `conflict` when it is not the one that was seen */
export async function lockAt(trx: Transaction<Database>, rev: number) {
  const state = await lockAppearance(trx);
  if (state.rev !== rev) throw new AppError('conflict');
  return state;
}

export const actorId = ({ actor }: Context) => (actor.kind === 'user' ? actor.id : null);

function savedOf(ctx: Context, row: { rev: number; updated_at: Date }, look: Look) {
  const checks = checkLook(look, ctx.translate);
  return { rev: row.rev, saved_at: row.updated_at.toISOString(), checks };
}
