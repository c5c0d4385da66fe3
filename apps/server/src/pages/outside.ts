import type { Site } from '@kantele/api/server';

/** Other hosts a page may reach, because an admin set something up that lives there. */
export interface Outside {
  connect: string[];
  script: string[];
  frame: string[];
}

/** Error reporting takes reports; reCAPTCHA brings a script and a frame. Nothing else leaves the site. */
export function outsideOf({ settings }: Pick<Site, 'settings'>): Outside {
  const outside: Outside = { connect: [], script: [], frame: [] };
  const sentry = originOf(settings['logging.sentry_public']);
  if (sentry) outside.connect.push(sentry);
  if (settings['human_check.kind'] === 'recaptcha' && settings['recaptcha.site_key']) {
    outside.script.push('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/');
    outside.frame.push('https://www.google.com/recaptcha/');
    outside.connect.push('https://www.google.com/recaptcha/');
  }
  return outside;
}

/** The host of a key of error reporting, without the key itself. */
function originOf(dsn: string | null): string | null {
  if (!dsn || !URL.canParse(dsn)) return null;
  const { origin, protocol } = new URL(dsn);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
