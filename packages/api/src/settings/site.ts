import type { Db } from '@kantele/db';
import type { Theme } from '../appearance/contract.ts';
import { allThemes } from '../appearance/queries.ts';
import type { Permission } from '../core/permissions.ts';
import { guestPermissions } from '../roles/queries.ts';
import { type SettingKey, type Settings, settingTable } from './definitions.ts';
import { siteRevision, storedSettings } from './queries.ts';

/** What every page and request depends on; one consistent state of settings, themes and the guest role. */
export interface Site {
  revision: number;
  settings: Settings;
  publicSettings: Record<string, unknown>;
  themes: Theme[];
  guestPermissions: Permission[];
}

/** Milliseconds a state is used without asking the database for its revision. */
const freshMs = 1_000;

interface Entry {
  site: Promise<Site>;
  checkedAt: number;
}
const entries = new WeakMap<Db, Entry>();

/** The site's state, at most a second old; reread only when its revision has changed. */
export async function getSite(db: Db): Promise<Site> {
  const known = entries.get(db);
  const now = performance.now();
  if (known && now - known.checkedAt < freshMs) return known.site;
  const site = refresh(db, known);
  const entry = { site, checkedAt: now };
  entries.set(db, entry);
  site.catch(() => {
    if (entries.get(db) === entry) entries.delete(db);
  });
  return site;
}

/** Forgets the state, so that the next read sees a change made here at once. */
export function forgetSite(db: Db): void {
  entries.delete(db);
}

async function refresh(db: Db, known: Entry | undefined): Promise<Site> {
  const revision = await siteRevision(db);
  const before = await known?.site.catch(() => undefined);
  if (before?.revision === revision) return before;
  const [stored, themes, permissions] = await Promise.all([
    storedSettings(db),
    allThemes(db),
    guestPermissions(db),
  ]);
  const settings = parseSettings(new Map(stored.map((row) => [row.key, row.value])));
  const isPublic = (key: string) => settingTable[key as SettingKey].public;
  const publicSettings = Object.fromEntries(Object.entries(settings).filter(([key]) => isPublic(key)));
  return { revision, settings, publicSettings, themes, guestPermissions: permissions };
}

/** Stored values over defaults; a stored value that no longer fits its schema counts as absent. */
function parseSettings(stored: ReadonlyMap<string, unknown>): Settings {
  const entriesOf = Object.entries(settingTable).map(([key, row]) => {
    const parsed = row.schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : row.default];
  });
  return Object.fromEntries(entriesOf);
}
