import { adSlots } from '@kantele/api/ad-slots';
import { Badge } from '@kantele/ui/Badge';
import { buttonStyle } from '@kantele/ui/Button.css';
import { PageHeader } from '@kantele/ui/PageHeader';
import { SettingsCard } from '@kantele/ui/Section';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ActionRow } from '../parts/ActionRow.tsx';
import { kindWords } from './ad-words.ts';
import * as css from './ads.css.ts';
import { NeverLoaded } from './NeverLoaded.tsx';

/** Every place for advertisements, and what stands in it. */
export function AdsPage() {
  const t = useT();
  const [{ ads }] = trpc.ads.list.useSuspenseQuery();
  return (
    <AdminPage>
      <PageHeader
        title={t('Advertisements')}
        description={t(
          'Subscribers see none. They never stand where people sign in, manage an account, pay or administer.',
        )}
      />
      <NeverLoaded ads={ads} />
      <SettingsCard title={t('Places')} className={css.measure}>
        <div>
          {adSlots.map(({ id, name, about }) => {
            const kind = ads.find(({ slot }) => slot === id)?.kind ?? 'off';
            return (
              <ActionRow key={id} title={t(name)} text={t(about)}>
                <Badge tone={kind === 'off' ? 'neutral' : 'positive'}>{t(kindWords[kind])}</Badge>
                <Link
                  to="/admin/ads/$slot"
                  params={{ slot: id }}
                  className={buttonStyle({ size: 'small' })}
                  aria-label={t('Edit :name', { name: t(name) })}
                >
                  {t('Edit')}
                </Link>
              </ActionRow>
            );
          })}
        </div>
      </SettingsCard>
    </AdminPage>
  );
}
