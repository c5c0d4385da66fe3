import { buttonStyle, Callout } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../../shell/boot.tsx';
import { useT } from '../../../shell/i18n.tsx';
import { useSiteSetting } from '../../../shell/site/settings.ts';
import { trpc } from '../../../shell/trpc.ts';

/** What keeps the site from working as it should, for those who can do something about it. */
export function Attention() {
  const t = useT();
  const settings = useCan('settings.manage');
  const translates = useCan('localizations.manage');
  const mail = useSiteSetting('mail.ready');
  const { data } = trpc.localizations.list.useQuery({}, { enabled: translates });
  const poor = (data?.localizations ?? []).filter(
    ({ enabled, translated, total }) => enabled && translated < total,
  );
  return (
    <>
      {settings && !mail && (
        <Callout
          tone="warning"
          title={t('Mail is not set up')}
          action={
            <Link
              to="/admin/settings/$group"
              params={{ group: 'mail' }}
              className={buttonStyle({ size: 'small' })}
            >
              {t('Set up mail')}
            </Link>
          }
        >
          {t('Nobody can confirm an address or set a new password until then.')}
        </Callout>
      )}
      {poor.map(({ id, name, total, translated }) => (
        <Callout
          key={id}
          tone="info"
          title={t(':language lacks :count text|:language lacks :count texts', {
            language: name,
            count: total - translated,
          })}
          action={
            <Link
              to="/admin/localizations/$id"
              params={{ id: String(id) }}
              search={{ show: 'missing' }}
              className={buttonStyle({ size: 'small' })}
            >
              {t('Translate')}
            </Link>
          }
        >
          {t('They are shown in English.')}
        </Callout>
      ))}
    </>
  );
}
