import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError, type FieldSentences } from '../../core/errors.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { line } from '../../core/translate.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { SettingKey } from '../../platform/site-state/definitions.ts';
import { parseSetting, type SettingChange } from '../../platform/site-state/parse-setting.ts';
import { seal } from '../../platform/site-state/seal.ts';
import { forgetSite, getSite, type Site } from '../../platform/site-state/site.ts';
import type { updateSettings as input } from './contract.ts';
import { listSettings } from './list-settings.ts';
import { destinations, isAboutBackups, isGuarded, mayChange } from './policy.ts';
import { deleteSetting, putSetting } from './queries.ts';

/** Why a setting cannot be changed by the one who asks. */
function refusalOf(key: SettingKey): string | undefined {
  if (isAboutBackups(key)) return line('Only an admin can change when this site is backed up.');
  if (isGuarded(key))
    return line('Only an admin can change how this site sends email, takes payments or signs people in.');
  return undefined;
}

/**
 * Saves settings by key: all of them or none. Null removes a secret. The audit event names keys, never values.
 * @throws AppError `invalid` with one field per wrong key, also for a secret that would go to another server;
 * `forbidden` for the look of the site without its permission, and for mail, sign-in services, secrets and backups without `admin`
 */
export async function updateSettings(ctx: Context, { values }: z.output<typeof input>) {
  const site = await getSite(ctx.db);
  const fields: FieldSentences = {};
  const changes: SettingChange[] = [];
  for (const [key, given] of Object.entries(values)) {
    const change = checked(site, key, given);
    if ('problems' in change) Object.assign(fields, change.problems);
    else changes.push(change);
  }
  Object.assign(fields, misdirected(site, changes));
  if (Object.keys(fields).length > 0) throw new AppError('invalid', undefined, { fields });
  const refused = changes.find(({ key }) => !mayChange(ctx.actor, key));
  if (refused) throw new AppError('forbidden', refusalOf(refused.key));
  // It is published in the appearance editor, which asks for the password.
  if (changes.some(({ key }) => key === 'custom_code')) throw new AppError('forbidden');
  if (changes.length > 0) {
    await ctx.db.transaction().execute(async (trx) => {
      for (const change of changes) await storeSetting(ctx, trx, change);
      await recordEvent(trx, ctx, {
        action: 'settings.update',
        data: { keys: changes.map(({ key }) => key) },
      });
      if (changes.some(({ key }) => isGuarded(key)))
        await publishEvent(ctx, trx, 'settings.guarded_changed', {});
    });
    forgetSite(ctx.db);
  }
  return listSettings(ctx, {});
}

function checked(site: Site, key: string, given: unknown): SettingChange | { problems: FieldSentences } {
  const change = parseSetting(key, given);
  if ('problems' in change) return change;
  const text = misfit(site, change.key, change.value);
  return text ? { problems: { [key]: [{ text }] } } : change;
}

/** A stored secret is never shown; an admin must not read it by sending it to another server. */
function misdirected(site: Site, changes: readonly SettingChange[]): FieldSentences {
  const changed = new Set(
    changes
      .filter(({ key, value }) => JSON.stringify(value) !== JSON.stringify(site.settings[key]))
      .map(({ key }) => key),
  );
  const text = line('Enter this again: it would go to another server than before.');
  return Object.fromEntries(
    destinations
      .filter(
        ({ secret, goesTo }) => site.settings[secret] !== null && goesTo.some((key) => changed.has(key)),
      )
      .filter(({ secret }) => !changes.some(({ key }) => key === secret))
      .map(({ secret }) => [secret, [{ text }]]),
  );
}

/** What a schema cannot know: whether the thing a setting names is there. */
function misfit(site: Site, key: SettingKey, value: unknown): string | null {
  if (key === 'themes.default_id' && value !== null && !site.themes.some(({ id }) => id === value)) {
    return line('No such theme.');
  }
  if (key === 'i18n.default_localization' && value !== 'auto' && !site.languages.has(String(value))) {
    return line('This site does not have this language.');
  }
  return null;
}

/** Writes one setting, sealed where it is a secret. */
export async function storeSetting(
  ctx: Context,
  trx: Transaction<Database>,
  { key, row, value }: SettingChange,
) {
  if (!row.secret) return putSetting(trx, key, value);
  if (value === null) return deleteSetting(trx, key);
  return putSetting(trx, key, { sealed: seal(ctx.services.secret, key, String(value)) });
}
