import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { line, translator } from '@kantele/api/translate';
import { siteName } from '../../app/boot.tsx';
import { siteSetting } from '../../app/settings.ts';
import { siteHead } from '../../app/site-head.ts';

/** Heads of the sign-in pages. */
export const authHead = {
  login: (boot: BootstrapData, path = '/login') => {
    const t = translator(boot.i18n);
    const { login } = siteSetting(boot, 'auth_pages');
    const title = login.title ? t(login.title) : t('Sign in to your account');
    return siteHead(boot, { title, description: t('Sign in to :name.', { name: siteName(boot) }), path });
  },
  register: (boot: BootstrapData, path = '/register') => {
    const t = translator(boot.i18n);
    const { register } = siteSetting(boot, 'auth_pages');
    const title = register.title ? t(register.title) : t('Create a new account');
    const description = t('Create an account at :name.', { name: siteName(boot) });
    return siteHead(boot, { title, description, path });
  },
  joinLogin: (boot: BootstrapData) => hidden(boot, line('Sign in to your account'), '/workspace/join/login'),
  joinRegister: (boot: BootstrapData) =>
    hidden(boot, line('Create a new account'), '/workspace/join/register'),
  forgot: (boot: BootstrapData) => hidden(boot, line('Forgot your password?'), '/forgot-password'),
  reset: (boot: BootstrapData) => secret(hidden(boot, line('Set a new password'), '/login')),
  verify: (boot: BootstrapData) => secret(hidden(boot, line('Verify your email'), '/login')),
};

/** Pages no search engine should list. */
function hidden(boot: BootstrapData, title: string, path: string) {
  return siteHead(boot, { title: translator(boot.i18n)(title), path, noindex: true });
}

/** Pages whose address is a key: it must not be sent as referrer. */
function secret(head: ReturnType<typeof siteHead>) {
  return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
}
