import type { Site, Storage } from '@kantele/api/server';

/** Other hosts that the content security policy of a page allows: those of services an admin has set up. */
export interface ExternalHosts {
  connect: string[];
  script: string[];
  frame: string[];
  image: string[];
}

/**
 * Error reporting needs a connection, and so does a bucket that browsers send files to; reCAPTCHA a script, a frame and a
 * connection. Everything else is on this host.
 */
export function externalHostsOf(
  { settings }: Pick<Site, 'settings'>,
  { presigned }: Pick<Storage, 'presigned'>,
): ExternalHosts {
  const hosts: ExternalHosts = { connect: [], script: [], frame: [], image: [] };
  if (presigned) hosts.connect.push(presigned.origin);
  const sentry = originOf(settings['logging.sentry_public']);
  if (sentry) hosts.connect.push(sentry);
  if (settings['human_check.kind'] === 'recaptcha' && settings['recaptcha.site_key']) {
    hosts.script.push('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/');
    hosts.frame.push('https://www.google.com/recaptcha/');
    hosts.connect.push('https://www.google.com/recaptcha/');
  }
  return hosts;
}

/** The host of a key of error reporting, without the key itself. */
function originOf(dsn: string | null): string | null {
  if (!dsn || !URL.canParse(dsn)) return null;
  const { origin, protocol } = new URL(dsn);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
