import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { assertRecentPassword } from '../../identity/auth/passwords/assert-recent-password.ts';
import { notifyAdmins } from '../../identity/notifications/notify-admins.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { settingTable } from '../../platform/site-state/definitions.ts';
import { forgetSite, freshSite } from '../../platform/site-state/site.ts';
import { storeSetting } from '../settings/update-settings.ts';
import { assertFontsAreThere } from './check-fonts.ts';
import { checkLook, codeIn, parseLook } from './check-look.ts';
import type * as contract from './contract.ts';
import { type Look, type LookChanges, lookKeys } from './contract.ts';
import { applyChanges, publishedLook } from './look.ts';
import { openEditor } from './open-editor.ts';
import {
  deleteThemes,
  insertRevision,
  latestRevisions,
  putDraft,
  putTheme,
  unsetDefaults,
} from './queries.ts';
import { actorId, lockAt, tellEditors } from './save-draft.ts';

/**
 * Makes what was changed the look of the site, for everybody, and keeps it as a revision. The first time the state
 * before is kept, too.
 * @throws AppError `conflict` when somebody has saved meanwhile, or there is nothing to publish; `invalid` when
 * something would do harm, on field `checks`, or on `accept_warnings` for what may be published all the same;
 * `forbidden` and `locked` for custom code without its permission or a password of the last minutes, `forbidden` for switching
 * scripts on without `admin`
 */
export async function publishLook(ctx: Context, input: z.output<typeof contract.publishLook>) {
  const before = publishedLook(await freshSite(ctx.db));
  await ctx.db.transaction().execute(async (trx) => {
    const { draft } = await lockAt(trx, input.rev);
    if (!draft) throw new AppError('conflict');
    const wanted = parseLook(applyChanges(before, draft));
    const startsScripts = runsScripts(wanted) && !runsScripts(before);
    if (draft.settings.custom_code !== undefined) assertMayPublishCode(ctx, startsScripts);
    await assertFontsAreThere(trx, wanted);
    const warnings = refuseHarm(ctx, wanted, input.accept_warnings);
    if ((await latestRevisions(trx, 1)).length === 0) {
      await insertRevision(trx, { look: before, note: '', author_id: null });
    }
    const look = await write(ctx, trx, wanted, draft);
    const { id } = await insertRevision(trx, { look, note: input.note, author_id: actorId(ctx) });
    await putDraft(trx, null, actorId(ctx));
    if (startsScripts) await notifyAdmins(ctx, trx, 'scripts');
    await tellEditors(trx);
    await recordEvent(trx, ctx, {
      action: 'appearance.publish',
      object: { type: 'appearance_revision', id },
      data: { changed: namesOf(draft), ...(warnings > 0 ? { warnings } : {}) },
    });
  });
  forgetSite(ctx.db);
  return openEditor(ctx);
}

const runsScripts = ({ settings }: Look) => codeIn(settings)?.scripts === true;

/** @throws AppError `forbidden`, also for scripts without `admin`; `locked` without a recent password */
function assertMayPublishCode(ctx: Context, startsScripts: boolean): void {
  if (!can(ctx.actor, 'custom_code.manage')) throw new AppError('forbidden');
  if (startsScripts && !can(ctx.actor, 'admin')) {
    throw new AppError('forbidden', 'Only an admin can switch scripts on.');
  }
  assertRecentPassword(ctx);
}

/** @returns how many warnings there are */
function refuseHarm(ctx: Context, look: Look, accepted: boolean): number {
  const checks = checkLook(look, ctx.translate);
  const critical = checks.filter(({ level }) => level === 'critical');
  if (critical.length > 0) {
    throw new AppError('invalid', undefined, { fields: { checks: critical.map(({ text }) => ({ text })) } });
  }
  if (checks.length > 0 && !accepted) {
    const text = line('There are warnings. Say that you want to publish all the same.');
    throw new AppError('invalid', undefined, { fields: { accept_warnings: [{ text }] } });
  }
  return checks.length;
}

/** Writes what differs; answers the look with the ids that new themes have got. */
async function write(
  ctx: Context,
  trx: Transaction<Database>,
  wanted: Look,
  { settings, themes, removed }: LookChanges,
): Promise<Look> {
  const ids = new Map<number, number>();
  if (themes.length > 0 || removed.length > 0) {
    await deleteThemes(trx, removed);
    await unsetDefaults(trx);
    for (const theme of wanted.themes) ids.set(theme.id, await putTheme(trx, theme));
  }
  const idOf = (id: number) => ids.get(id) ?? id;
  const chosen = wanted.settings['themes.default_id'];
  const final = {
    settings: {
      ...wanted.settings,
      'themes.default_id': typeof chosen === 'number' ? idOf(chosen) : null,
    },
    themes: wanted.themes.map((theme) => ({ ...theme, id: idOf(theme.id) })),
  };
  for (const key of lookKeys) {
    if (!(key in settings)) continue;
    await storeSetting(ctx, trx, { key, row: settingTable[key], value: final.settings[key] });
  }
  return final;
}

const namesOf = ({ settings, themes, removed }: LookChanges) => [
  ...Object.keys(settings),
  ...themes.map(({ id }) => `theme ${id}`),
  ...removed.map((id) => `theme ${id} removed`),
];
