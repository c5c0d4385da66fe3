import type { PublicSettings } from '@kantele/api/contract/settings';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useSiteSetting } from '../../../app/settings.ts';
import * as css from './editor.css.ts';
import { ImageField } from './ImageField.tsx';
import { Group } from './landing/Group.tsx';
import { authLayouts } from './look-choices.ts';
import { useLookSetting, useLookState, useLookTools } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

type AuthPages = PublicSettings['auth_pages'];

/** The pages for signing in and registering: their words, and what stands beside them. */
export function AuthPanel() {
  const t = useT();
  const { go } = useLookTools();
  const { problems } = useLookState();
  const [pages, setPages] = useLookSetting<AuthPages>('auth_pages', t('Sign-in pages'));
  useEffect(() => go('/login'), [go]);
  const set = (part: Partial<AuthPages>, control: string) =>
    setPages({ ...pages, ...part }, `auth_pages ${control}`);
  const words = (page: 'login' | 'register', usual: string) => (
    <div className={css.stack}>
      <TextField
        label={t('Title')}
        onFocus={() => go(`/${page}`)}
        placeholder={usual}
        value={pages[page].title}
        onChange={(title) => set({ [page]: { ...pages[page], title } }, `${page} title`)}
        error={problems[`settings.auth_pages.${page}.title`]?.[0]}
        maxLength={80}
      />
      <TextArea
        label={t('Text')}
        onFocus={() => go(`/${page}`)}
        value={pages[page].text}
        onChange={(text) => set({ [page]: { ...pages[page], text } }, `${page} text`)}
        error={problems[`settings.auth_pages.${page}.text`]?.[0]}
        maxLength={300}
        rows={2}
        autoGrow
      />
    </div>
  );
  return (
    <>
      <PanelHead title={t('Sign-in pages')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          <Select
            label={t('Layout')}
            items={authLayouts}
            value={pages.layout}
            onChange={(next) => {
              const layout = authLayouts.find(({ id }) => id === next)?.id;
              if (layout) set({ layout }, 'layout');
            }}
          >
            {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
          </Select>
          {pages.layout === 'split' && (
            <ImageField
              label={t('Picture')}
              description={t(
                'Upright, 1200 pixels high or more. Without one the artists of the site are shown.',
              )}
              value={pages.image}
              onChange={(image) => set({ image }, 'image')}
              error={problems['settings.auth_pages.image']?.[0]}
            />
          )}
          <Group title={t('Log in')}>{words('login', t('Sign in to your account'))}</Group>
          <Group title={t('Register')}>{words('register', t('Create a new account'))}</Group>
          <Registration />
        </div>
      </div>
    </>
  );
}

/** What the form for registering asks for, and where that is changed. */
function Registration() {
  const t = useT();
  const closed = useSiteSetting('registration.disable');
  const policies = useSiteSetting('registration.policies');
  const link = (key: string, text: string) => (
    <Link
      to="/admin/settings/$group"
      params={{ group: 'accounts' }}
      hash={`setting-${key}`}
      className={linkStyle}
    >
      {text}
    </Link>
  );
  return (
    <Group title={t('Registration')}>
      <p>
        {closed ? t('Nobody can register') : t('Anyone can register')}
        {' · '}
        {link('registration.disable', t('Change'))}
      </p>
      <p>
        {policies.length === 0
          ? t('There is no policy to accept.')
          : t(':count policy to accept|:count policies to accept', { count: policies.length })}{' '}
        {link('registration.policies', t('Policies'))}
      </p>
    </Group>
  );
}
