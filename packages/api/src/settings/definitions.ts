import type { z } from 'zod';
import { accountSettings, humanSettings, mailSettings, socialSettings } from './definitions/accounts.ts';
import { appearanceSettings } from './definitions/appearance.ts';
import {
  errorSettings,
  generalSettings,
  localizationSettings,
  playerSettings,
  uploadSettings,
} from './definitions/general.ts';
import type { SettingRow } from './definitions/row.ts';

export { type HumanAction, humanActions } from './definitions/accounts.ts';
export { homepageTypes, type MenuItem } from './definitions/appearance.ts';

/** Every setting there is. Keys of the specification are binding; values are validated on write. */
export const settingTable = {
  ...generalSettings,
  ...localizationSettings,
  ...appearanceSettings,
  ...accountSettings,
  ...mailSettings,
  ...socialSettings,
  ...humanSettings,
  ...uploadSettings,
  ...playerSettings,
  ...errorSettings,
} as const satisfies Record<string, SettingRow>;

export type SettingKey = keyof typeof settingTable;
export type Settings = { [Key in SettingKey]: z.output<(typeof settingTable)[Key]['schema']> };
/** Settings that are stored sealed. */
export type SecretKey = {
  [Key in SettingKey]: (typeof settingTable)[Key]['secret'] extends true ? Key : never;
}[SettingKey];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingTable, key);
}
