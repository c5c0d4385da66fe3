import { line } from '../../core/translate.ts';

/** Groups of settings with the titles of their pages, in the order of the navigation. */
const titles = {
  general: line('General'),
  accounts: line('Accounts'),
  mail: line('Mail'),
  uploads: line('Storage'),
  backups: line('Backups'),
  social: line('Social sign-in'),
  billing: line('Billing'),
  'human-check': line('Bot protection'),
  player: line('Player'),
  localization: line('Language and dates'),
  errors: line('Error reporting'),
  /** No page: the look of the site has an editor of its own. */
  appearance: null,
} as const;

export type SettingGroup = keyof typeof titles;
export const settingGroups = Object.keys(titles) as SettingGroup[];

/** A page of settings. */
export type SettingPageId = Exclude<SettingGroup, 'appearance'>;
export interface SettingPage {
  id: SettingPageId;
  title: string;
}

export const settingPages: readonly SettingPage[] = settingGroups.flatMap((id) =>
  id === 'appearance' ? [] : [{ id, title: titles[id] }],
);

export function settingPageOf(id: string): SettingPage | null {
  return settingPages.find((page) => page.id === id) ?? null;
}
