import type { Translate } from '@kantele/api/translate';

// The first that fits counts: each browser names those before it, too.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** What a browser calls itself, for people: `Firefox on Windows`. */
export function deviceName(userAgent: string | null, t: Translate): string {
  const browser = first(browsers, userAgent ?? '');
  const system = first(systems, userAgent ?? '');
  if (browser && system) return t(':browser on :system', { browser, system });
  return browser ?? system ?? t('Unknown device');
}

/** Whether an address belongs to the network of the server itself, so that it says nothing of where somebody is. */
export const isNear = (ip: string): boolean =>
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.|^(0:0:0|f[cd]..|fe[89ab].):/i.test(ip);

/** Whether it is something one holds in the hand. */
export const isHandheld = (userAgent: string | null): boolean =>
  /\b(iPhone|iPad|Android)\b/.test(userAgent ?? '');
