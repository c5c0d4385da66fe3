import { line, type Translate } from '@kantele/api/translate';
import type { Setting } from './setting.ts';
import { isShown, labelOf, type SettingCard, settingCards } from './setting-cards.ts';
import { type SettingGroupId, settingGroups } from './setting-groups.ts';

/** Cards of a page with the settings there are: known ones in their places, the rest at the end. */
export function cardsOf(group: SettingGroupId, settings: readonly Setting[]): SettingCard[] {
  const shown = settings
    .filter((setting) => setting.group === group && isShown(setting.key))
    .map(({ key }) => key);
  const named = settingCards[group].map((card) => ({
    ...card,
    keys: card.keys.filter((key) => shown.includes(key)),
  }));
  const taken = new Set(named.flatMap(({ keys }) => keys));
  const rest = shown.filter((key) => !taken.has(key));
  const more: SettingCard[] = rest.length > 0 ? [{ id: 'more', title: line('More'), keys: rest }] : [];
  return [...named.filter(({ keys }) => keys.length > 0), ...more];
}

/** One setting as the search finds it. */
export interface IndexedSetting {
  key: string;
  group: SettingGroupId;
  groupTitle: string;
  label: string;
  /** Everything it is found by, in small letters. */
  words: string;
}

/** All settings of all pages, in the language of the page. */
export function settingIndex(settings: readonly Setting[], t: Translate): IndexedSetting[] {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  return settingGroups.flatMap(({ id, title }) =>
    cardsOf(id, settings).flatMap((card) =>
      card.keys.map((key) => {
        const description = byKey.get(key)?.description ?? '';
        const own = labelOf(key);
        const name = own ? t(own) : description;
        const label = card.service ? `${t(card.title)}: ${name}` : name;
        const words = [label, description, t(card.title), t(title), key].join(' ').toLocaleLowerCase();
        return { key, group: id, groupTitle: t(title), label, words };
      }),
    ),
  );
}

/** Settings that have all the words somewhere; those with the words in their names come first. */
export function findSettings(index: readonly IndexedSetting[], query: string): IndexedSetting[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...index];
  const found = index.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const inName = ({ label }: IndexedSetting) => {
    const name = label.toLocaleLowerCase();
    return wanted.every((word) => name.includes(word)) ? 0 : 1;
  };
  return found.toSorted((a, b) => inName(a) - inName(b));
}
