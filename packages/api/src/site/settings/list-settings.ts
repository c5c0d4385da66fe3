import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { lastBackup } from '../../platform/backups/last-backup.ts';
import type { SettingRow } from '../../platform/site-state/definitions/row.ts';
import { isSettingKey, type SettingKey, settingTable } from '../../platform/site-state/definitions.ts';
import { environmentSettings } from '../../platform/site-state/public-settings.ts';
import { getSite, type Site } from '../../platform/site-state/site.ts';
import type { listSettings as input, SettingView } from './contract.ts';
import { mayChange } from './policy.ts';

type LastBackup = Awaited<ReturnType<typeof lastBackup>>;

/** Every setting as an admin sees it, of one group or of all. */
export async function listSettings(ctx: Context, { group }: z.output<typeof input>) {
  const site = await getSite(ctx.db);
  const keys = Object.keys(settingTable).filter(isSettingKey);
  const wanted = keys.filter((key) => !group || settingTable[key].group === group);
  const backup = wanted.includes('backups.last') ? await lastBackup(ctx.db) : null;
  return { settings: wanted.map((key) => settingView(ctx, site, key, backup)) };
}

function settingView(ctx: Context, site: Site, key: SettingKey, backup: LastBackup): SettingView {
  const row: SettingRow = settingTable[key];
  const { group, secret, fixed } = row;
  return {
    key,
    group,
    public: row.public,
    secret,
    fixed,
    can_change: !fixed && mayChange(ctx.actor, key),
    description: ctx.translate(row.description),
    value: secret ? { set: site.settings[key] !== null } : currentValue(ctx, site, key, row, backup),
    default: secret ? { set: false } : row.default,
    schema: secret ? secretSchema : schemaOf(key, row),
    card: row.card,
    label: row.label === undefined ? null : ctx.translate(row.label),
    control: row.control ?? null,
    words: Object.fromEntries(
      Object.entries(row.words ?? {}).map(([name, word]) => [name, ctx.translate(word)]),
    ),
  };
}

/** The stored value; of a computed setting, the value visitors get, or what the environment gives. */
function currentValue(
  ctx: Context,
  site: Site,
  key: SettingKey,
  row: SettingRow,
  backup: LastBackup,
): unknown {
  if (!row.fixed) return site.settings[key];
  if (key === 'backups.last') return backup;
  if (key === 'storage.driver') return ctx.services.storage.driver;
  if (key === 'uploads.scanner') return ctx.services.scanner ? 'clamd' : 'none';
  const shown = { ...site.publicSettings, ...environmentSettings(site.settings, ctx.services) };
  return shown[key];
}

const secretSchema = { type: ['string', 'null'], writeOnly: true };
const schemas = new Map<SettingKey, Record<string, unknown>>();

function schemaOf(key: SettingKey, row: SettingRow): Record<string, unknown> {
  const known = schemas.get(key);
  if (known) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(row.schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  schemas.set(key, schema);
  return schema;
}
