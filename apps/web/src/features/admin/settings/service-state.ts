import type { Setting } from './setting.ts';

/** Whether a sign-in service is offered: it needs its switch and everything the service is asked with. */
export function serviceState(service: string, settings: readonly Setting[]): 'on' | 'off' | 'incomplete' {
  const read = (name: string) => settings.find(({ key }) => key === `social.${service}.${name}`)?.value;
  if (read('enable') !== true) return 'off';
  const secret = read('client_secret');
  const hasSecret = typeof secret === 'object' && secret !== null && 'set' in secret && secret.set === true;
  const rest = service === 'oidc' ? Boolean(read('issuer')) : hasSecret;
  return read('client_id') && rest ? 'on' : 'incomplete';
}
