import type { z } from 'zod';
import { accountSettings, captchaSettings, mailSettings, socialSettings } from './definitions/accounts.ts';
import { appearanceSettings } from './definitions/appearance.ts';
import { authPageSettings } from './definitions/auth-pages.ts';
import { backupSettings } from './definitions/backups.ts';
import { billingSettings } from './definitions/billing.ts';
import { customCodeSettings } from './definitions/custom-code.ts';
import { fontSettings } from './definitions/fonts.ts';
import {
  errorSettings,
  generalSettings,
  localizationSettings,
  playerSettings,
  uploadSettings,
} from './definitions/general.ts';
import { playerInterfaceSettings } from './definitions/player-interface.ts';
import type { SettingRow } from './definitions/row.ts';
import { seoSettings } from './definitions/seo.ts';

export { type CaptchaAction, captchaActions } from './definitions/accounts.ts';
export { type Homepage, homepageTypes, type LandingAction } from './definitions/homepage.ts';
export type { InnerItem, Menu, MenuItem } from './definitions/menus.ts';

/**
 * Every setting there is: type, default, sentence, who reads it, and its place on the settings pages. Keys of the
 * specification are binding; values are validated on write.
 */
export const settingTable = {
  ...generalSettings,
  ...localizationSettings,
  ...appearanceSettings,
  ...customCodeSettings,
  ...fontSettings,
  ...authPageSettings,
  ...playerInterfaceSettings,
  ...seoSettings,
  ...accountSettings,
  ...mailSettings,
  ...socialSettings,
  ...captchaSettings,
  ...billingSettings,
  ...uploadSettings,
  ...backupSettings,
  ...playerSettings,
  ...errorSettings,
} as const satisfies Record<string, SettingRow>;

export type SettingKey = keyof typeof settingTable;
export type Settings = { [Key in SettingKey]: z.output<(typeof settingTable)[Key]['schema']> };
/** Settings that are stored sealed. */
export type SecretKey = {
  [Key in SettingKey]: (typeof settingTable)[Key]['secret'] extends true ? Key : never;
}[SettingKey];

/** Settings of bootstrap data, with the types of their values. */
export type PublicSettings = {
  [Key in SettingKey as (typeof settingTable)[Key]['public'] extends true ? Key : never]: Settings[Key];
};

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingTable, key);
}
