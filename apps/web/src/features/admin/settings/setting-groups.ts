import { line } from '@kantele/api/translate';

/** Pages of settings, in the order of their navigation. The look of the site has an editor of its own. */
export const settingGroups = [
  { id: 'general', title: line('General') },
  { id: 'accounts', title: line('Accounts') },
  { id: 'mail', title: line('Mail') },
  { id: 'uploads', title: line('Storage') },
  { id: 'social', title: line('Social sign-in') },
  { id: 'human-check', title: line('Human check') },
  { id: 'player', title: line('Player') },
  { id: 'localization', title: line('Language and dates') },
  { id: 'errors', title: line('Error reporting') },
] as const;

export type SettingGroupId = (typeof settingGroups)[number]['id'];

export function settingGroupOf(id: string) {
  return settingGroups.find((group) => group.id === id) ?? null;
}
