/** Pages of the settings. */
export const settingGroups = [
  'general',
  'appearance',
  'accounts',
  'mail',
  'uploads',
  'social',
  'human-check',
  'errors',
  'player',
  'localization',
] as const;
