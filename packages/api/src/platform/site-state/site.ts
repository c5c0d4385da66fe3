import type { Db } from '@kantele/db';
import type { Services } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Permission } from '../../core/permissions.ts';
import { loadAds } from './ads/load-ads.ts';
import type { Ad, Theme } from './contract.ts';
import { type Settings, settingTable } from './definitions.ts';
import type { OwnFont } from './fonts/font-faces.ts';
import { loadOwnFonts } from './fonts/site-fonts.ts';
import { loadLanguages, type SiteLanguages } from './languages.ts';
import { loadGuestPermissions } from './load-guest-permissions.ts';
import { loadThemes } from './load-themes.ts';
import { type LinkedPage, loadLinkedPages } from './menus/linked-pages.ts';
import { pageIdsOf } from './menus/shown-menus.ts';
import { isMailReady, publicSettingsOf } from './public-settings.ts';
import { siteRevision, storedSettings } from './queries.ts';

/** What every page and request depends on: settings, themes, languages and the guest role in one consistent state. */
export interface Site {
  revision: number;
  settings: Settings;
  /** Those everybody may know; what hangs on the environment comes with bootstrap data. */
  publicSettings: Record<string, unknown>;
  themes: Theme[];
  /** Uploaded fonts that themes use: naming one raises the revision. */
  ownFonts: OwnFont[];
  languages: SiteLanguages;
  /** Published pages that menus lead to: publishing one raises the revision. */
  linkedPages: LinkedPage[];
  guestPermissions: Permission[];
  /** Every place for advertisements. */
  ads: Ad[];
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

/** The site's state as it is now, for those who change it. */
export async function freshSite(db: Db): Promise<Site> {
  forgetSite(db);
  return getSite(db);
}

/** Forgets the state, so that the next read sees a change made here at once. */
export function forgetSite(db: Db): void {
  entries.delete(db);
}

async function refresh(db: Db, known: Entry | undefined): Promise<Site> {
  const revision = await siteRevision(db);
  const before = await known?.site.catch(() => undefined);
  if (before?.revision === revision) return before;
  const [stored, themes, languages, permissions, ads] = await Promise.all([
    storedSettings(db),
    loadThemes(db),
    loadLanguages(db),
    loadGuestPermissions(db),
    loadAds(db),
  ]);
  const settings = parseSettings(new Map(stored.map((row) => [row.key, row.value])));
  const publicSettings = publicSettingsOf(settings);
  const [linkedPages, ownFonts] = await Promise.all([
    loadLinkedPages(db, pageIdsOf(settings.menus)),
    loadOwnFonts(db, themes),
  ]);
  return {
    revision,
    settings,
    publicSettings,
    themes,
    ownFonts,
    languages,
    linkedPages,
    guestPermissions: permissions,
    ads,
  };
}

/**
 * Whether new addresses must be confirmed: as the setting says, but not before mail can be sent, or nobody could get
 * in.
 */
export function confirmsEmail(site: Site, services: Pick<Services, 'mail'>): boolean {
  return site.settings.require_email_confirmation && isMailReady(site.settings, services);
}

/** @throws AppError `invalid` on the field for a language the site does not offer */
export async function assertLocale(db: Db, locale: string, field: string): Promise<void> {
  const { languages } = await getSite(db);
  if (!languages.has(locale)) throw invalid(field, 'Choose one of the offered values.');
}

/** Stored values over defaults; a stored value that no longer fits its schema counts as absent. */
function parseSettings(stored: ReadonlyMap<string, unknown>): Settings {
  const entriesOf = Object.entries(settingTable).map(([key, row]) => {
    const parsed = row.schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : row.default];
  });
  return Object.fromEntries(entriesOf);
}
