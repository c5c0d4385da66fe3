import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { publicSetting } from '../../app/boot.tsx';
import { homeHead } from '../home/home-head.ts';

/** The head of the landing page: that of the start page, with the picture behind its title. */
export function landingHead(boot: BootstrapData) {
  const image = publicSetting(boot, 'homepage')?.appearance.headerImage ?? null;
  return homeHead(boot, image?.startsWith('/') ? image : null);
}
