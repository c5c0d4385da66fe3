import type { Services } from '../../core/context.ts';
import { type SocialService, socialServices } from './contract.ts';
import {
  type CaptchaAction,
  captchaActions,
  isSettingKey,
  type Settings,
  settingTable,
} from './definitions.ts';

/** Settings of bootstrap data that hang on no service: those marked public, switches as they take effect. */
export function publicSettingsOf(settings: Settings): Record<string, unknown> {
  const shown = Object.entries(settings).filter(([key]) => isSettingKey(key) && settingTable[key].public);
  const kind = captchaKind(settings);
  return {
    ...Object.fromEntries(shown),
    ...Object.fromEntries(
      socialServices.map((service) => [`social.${service}.enable`, isSocialReady(settings, service)]),
    ),
    ...Object.fromEntries(
      captchaActions.map((action) => [
        `recaptcha.enable.${action}`,
        kind === 'recaptcha' && asksForCaptcha(settings, action),
      ]),
    ),
    'human_check.kind': kind,
    'demo.accounts': settings['demo.enable'] ? settings['demo.accounts'] : [],
  };
}

/** What the server adds from its environment. */
export function environmentSettings(settings: Settings, services: Services): Record<string, unknown> {
  return { base_url: services.baseUrl, 'mail.ready': isMailReady(settings, services) };
}

/** A service is offered once it is switched on and all it needs is there. */
export function isSocialReady(settings: Settings, service: SocialService): boolean {
  const configured = settings[`social.${service}.client_id`] !== null;
  if (!settings[`social.${service}.enable`] || !configured) return false;
  return service === 'oidc'
    ? settings['social.oidc.issuer'] !== null
    : settings[`social.${service}.client_secret`] !== null;
}

/** The human check that takes place: reCAPTCHA without its keys could not tell anybody apart. */
export function captchaKind(settings: Settings): Settings['human_check.kind'] {
  const kind = settings['human_check.kind'];
  const hasKeys = settings['recaptcha.site_key'] !== null && settings['recaptcha.secret_key'] !== null;
  return kind === 'recaptcha' && !hasKeys ? 'altcha' : kind;
}

/** Whether the site asks for a captcha before an action. */
export function asksForCaptcha(settings: Settings, action: CaptchaAction): boolean {
  return captchaKind(settings) !== 'off' && settings['human_check.actions'].includes(action);
}

/** Whether a mail has a way out: an SMTP server and an address to send from, or the local inbox. */
export function isMailReady(settings: Settings, services: Pick<Services, 'mail'>): boolean {
  return services.mail.hasInbox || hasSmtp(settings);
}

/** Whether there is a server to send mail by, and an address to send from. */
export function hasSmtp(settings: Settings): boolean {
  return settings['mail.smtp.host'] !== null && settings['mail.from_address'] !== null;
}
