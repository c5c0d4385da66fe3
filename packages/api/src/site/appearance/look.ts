import { isDeepStrictEqual } from 'node:util';
import { type SettingKey, settingTable } from '../../platform/site-state/definitions.ts';
import type { Site } from '../../platform/site-state/site.ts';
import { type Look, type LookChanges, type LookTheme, lookKeys } from './contract.ts';

/** The look of the running site. */
export function publishedLook({ settings, themes }: Pick<Site, 'settings' | 'themes'>): Look {
  return { settings: Object.fromEntries(lookKeys.map((key) => [key, settings[key]])), themes: [...themes] };
}

export function changesOf(published: Look, wanted: Look): LookChanges {
  const before = new Map(published.themes.map((theme) => [theme.id, theme]));
  const ids = new Set(wanted.themes.map(({ id }) => id));
  return {
    settings: Object.fromEntries(
      lookKeys
        .filter(
          (key) =>
            key in wanted.settings && !isDeepStrictEqual(wanted.settings[key], published.settings[key]),
        )
        .map((key) => [key, wanted.settings[key]]),
    ),
    themes: wanted.themes.filter((theme) => !isDeepStrictEqual(theme, before.get(theme.id))),
    removed: published.themes.map(({ id }) => id).filter((id) => !ids.has(id)),
  };
}

/** The look that is being made; a changed theme that somebody has deleted meanwhile becomes a new one. */
export function applyChanges(published: Look, changes: LookChanges): Look {
  const changed = new Map(changes.themes.map((theme) => [theme.id, theme]));
  const removed = new Set(changes.removed);
  const kept = published.themes
    .filter(({ id }) => !removed.has(id))
    .map((theme) => changed.get(theme.id) ?? theme);
  const known = new Set(published.themes.map(({ id }) => id));
  const added = changes.themes.filter(({ id }) => !known.has(id)).map(asNew);
  return { settings: { ...published.settings, ...changes.settings }, themes: [...kept, ...added] };
}

/** A look of another time, with the settings that have come since. */
export function withDefaults(look: Look): Look {
  const absent = lookKeys.filter((key) => !(key in look.settings));
  const defaults = absent.map((key) => [key, settingTable[key satisfies SettingKey].default]);
  return { ...look, settings: { ...look.settings, ...Object.fromEntries(defaults) } };
}

export function isEmpty({ settings, themes, removed }: LookChanges): boolean {
  return Object.keys(settings).length === 0 && themes.length === 0 && removed.length === 0;
}

const asNew = (theme: LookTheme): LookTheme => (theme.id > 0 ? { ...theme, id: -theme.id } : theme);
