import type { SocialService } from '@kantele/api/contract/site-state';
import { publicSetting, useBoot } from '../../app/boot.tsx';
import { useSiteSetting } from '../../app/settings.ts';

export type { SocialService };

/** Names of companies, the same in every language. */
const names: Record<Exclude<SocialService, 'oidc'>, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  envato: 'Envato',
};

export interface Service {
  id: SocialService;
  label: string;
}

/** Those of some services the site offers. */
export function useServices(ids: readonly SocialService[]): Service[] {
  const boot = useBoot().data;
  const own = useSiteSetting('social.oidc.label');
  return ids
    .filter((id) => publicSetting(boot, `social.${id}.enable`) === true)
    .map((id) => ({ id, label: id === 'oidc' ? own : names[id] }));
}
