import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { publicSetting } from '../../app/boot.tsx';
import { siteSetting } from '../../app/settings.ts';

/** Whether the landing page offers the plans. */
export const showsPlans = (boot: BootstrapData): boolean =>
  siteSetting(boot, 'billing.enable') && (publicSetting(boot, 'homepage')?.pricing ?? false);
