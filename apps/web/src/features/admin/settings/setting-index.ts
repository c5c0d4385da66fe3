import { type SettingCard, settingCards } from '@kantele/api/setting-cards';
import { type SettingPageId, settingPages } from '@kantele/api/setting-groups';
import { line, type Translate } from '@kantele/api/translate';
import { lookPlaces } from '../appearance/places.ts';
import type { Setting } from './setting.ts';

/** A card with the settings it shows. */
export interface ShownCard extends SettingCard {
  keys: string[];
}

/** Cards of a page with their settings; those of cards that this build does not know come last, in one of their own. */
export function cardsOf(group: SettingPageId, settings: readonly Setting[]): ShownCard[] {
  const shown = settings.filter((setting) => setting.group === group && setting.card !== null);
  const known: readonly SettingCard[] = settingCards[group];
  const keysOf = (some: readonly Setting[]) => some.map(({ key }) => key);
  const cards = known.map((card) => ({
    ...card,
    keys: keysOf(shown.filter(({ card: id }) => id === card.id)),
  }));
  const rest = shown.filter(({ card }) => !known.some(({ id }) => id === card));
  const more: ShownCard = { id: 'more', title: line('More'), keys: keysOf(rest) };
  return [...cards, more].filter(({ keys }) => keys.length > 0);
}

/** One setting, or one part of the appearance editor, as the search finds it. */
export interface IndexedSetting {
  key: string;
  /** Where it is changed. */
  href: string;
  groupTitle: string;
  label: string;
  /** Everything it is found by, in small letters. */
  words: string;
}

/** All settings of all pages, in the language of the page. */
export function settingIndex(settings: readonly Setting[], t: Translate): IndexedSetting[] {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  return settingPages.flatMap(({ id, title }) =>
    cardsOf(id, settings).flatMap((card) =>
      card.keys.map((key) => {
        const setting = byKey.get(key);
        const description = setting?.description ?? '';
        const name = setting?.label ?? description;
        const label = card.service ? `${t(card.title)}: ${name}` : name;
        const words = [label, description, t(card.title), t(title), key].join(' ').toLocaleLowerCase();
        const href = `/admin/settings/${id}#setting-${key}`;
        return { key, href, groupTitle: t(title), label, words };
      }),
    ),
  );
}

/** Parts of the appearance editor that change something, in the language of the page. */
export function lookIndex(t: Translate): IndexedSetting[] {
  return lookPlaces
    .filter(({ id }) => id !== 'checks')
    .map(({ id, label, about }) => ({
      key: `appearance/${id}`,
      href: `/admin/appearance/${id}`,
      groupTitle: t('Appearance'),
      label: t(label),
      words: [t(label), t(about), t('Appearance'), id].join(' ').toLocaleLowerCase(),
    }));
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
