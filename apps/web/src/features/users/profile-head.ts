import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { Profile } from '@kantele/api/contract/users';
import { guestsCan } from '../../app/boot.tsx';
import { missingHead, siteHead } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';

/** The head of a profile; search engines are told of it only where everybody may see it. */
export function profileHead(user: Profile | undefined, boot: BootstrapData) {
  if (!user) return missingHead(boot);
  return siteHead(boot, {
    title: user.display_name,
    path: kinds.user.path(user),
    image: user.avatar,
    type: 'profile',
    noindex: !guestsCan(boot, 'users.view'),
  });
}
