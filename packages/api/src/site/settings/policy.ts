import { type Actor, can } from '../../core/actor.ts';
import { type SecretKey, type SettingKey, settingTable } from '../../platform/site-state/definitions.ts';

/** Secrets, and the settings that say where they are sent. */
export const destinations: { secret: SecretKey; goesTo: SettingKey[] }[] = [
  { secret: 'mail.smtp.password', goesTo: ['mail.smtp.host'] },
  { secret: 'recaptcha.secret_key', goesTo: ['recaptcha.verify_url'] },
  { secret: 'social.oidc.client_secret', goesTo: ['social.oidc.issuer', 'social.oidc.endpoints'] },
  { secret: 'social.google.client_secret', goesTo: ['social.google.endpoints'] },
  { secret: 'social.facebook.client_secret', goesTo: ['social.facebook.endpoints'] },
  { secret: 'social.twitter.client_secret', goesTo: ['social.twitter.endpoints'] },
  { secret: 'social.envato.client_secret', goesTo: ['social.envato.endpoints'] },
];
const receivers = new Set<SettingKey>(destinations.flatMap(({ goesTo }) => goesTo));

/**
 * Whether a setting leads to more than itself: to the mailed links that open accounts, to who is believed about whom, or to
 * money. Whoever could change it could become an admin.
 */
export function isGuarded(key: SettingKey): boolean {
  return settingTable[key].secret || receivers.has(key) || /^(mail|social)\./.test(key);
}

/** Whether a setting says when backups are made and how many stay: it can lose them. */
export function isAboutBackups(key: SettingKey): boolean {
  return settingTable[key].group === 'backups';
}

/**
 * Guarded settings, and those about backups, are for those who may do everything already; the look of the site is for those
 * who design it.
 */
export function mayChange(actor: Actor, key: SettingKey): boolean {
  if (settingTable[key].group === 'appearance' && !can(actor, 'appearance.manage')) return false;
  return can(actor, 'admin') || !(isGuarded(key) || isAboutBackups(key));
}
