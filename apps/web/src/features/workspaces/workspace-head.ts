import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { siteName } from '../../app/boot.tsx';
import { siteHead } from '../../app/site-head.ts';

/** Heads of pages about workspaces: no search engine lists them. */
export const workspaceHead = {
  list: (boot: BootstrapData) =>
    siteHead(boot, { title: translator(boot.i18n)('Workspaces'), path: '/workspaces', noindex: true }),
  /** The address is a key: it is not sent as referrer. */
  join: (boot: BootstrapData) => {
    const title = translator(boot.i18n)('Join your team on :siteName', { siteName: siteName(boot) });
    const head = siteHead(boot, { title, path: '/login', noindex: true });
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
};
