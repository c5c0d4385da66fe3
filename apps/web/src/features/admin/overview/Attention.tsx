import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { Section } from '@kantele/ui/Section';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { useSiteSetting } from '../../../app/settings.ts';
import { trpc } from '../../../app/trpc.ts';
import * as css from './overview.css.ts';

/** What keeps the site from being complete, for those who can do something about it. Nothing when all is well. */
export function Attention() {
  const t = useT();
  const settings = useCan('settings.manage');
  const translates = useCan('localizations.manage');
  const mail = useSiteSetting('mail.ready');
  const { data } = trpc.localizations.list.useQuery({}, { enabled: translates });
  const poor = (data?.localizations ?? []).filter(
    ({ enabled, translated, total }) => enabled && translated < total,
  );
  // Those who may do both are led to it by the first steps.
  const led = useCan('users.manage');
  const mute = settings && !mail && !led;
  if (!mute && poor.length === 0) return null;
  const look = buttonStyle({ size: 'small' });
  return (
    <Section title={t('Needs attention')}>
      <ul className={css.list}>
        {mute && (
          <Matter
            title={t('Email is not set up')}
            sentence={t('Until then nobody can confirm an email or reset a password.')}
          >
            <Link to="/admin/settings/$group" params={{ group: 'mail' }} className={look}>
              {t('Set up email')}
            </Link>
          </Matter>
        )}
        {poor.map(({ id, name, total, translated }) => (
          <Matter
            key={id}
            title={t(':language lacks :count text|:language lacks :count texts', {
              language: name,
              count: total - translated,
            })}
            sentence={t('They are shown in English.')}
          >
            <Link
              to="/admin/localizations/$id"
              params={{ id: String(id) }}
              search={{ show: 'missing' }}
              className={look}
              aria-label={t('Translate into :language', { language: name })}
            >
              {t('Translate')}
            </Link>
          </Matter>
        ))}
      </ul>
    </Section>
  );
}

function Matter({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <li className={css.item}>
      <div className={css.words}>
        <p className={text({ style: 'listName' })}>{title}</p>
        <p className={text({ style: 'meta', tone: 'muted' })}>{sentence}</p>
      </div>
      {children}
    </li>
  );
}
