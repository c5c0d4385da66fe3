import type { AdSlotId } from '@kantele/api/ad-slots';
import { adSlotOf } from '@kantele/api/ad-slots';
import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { AdEditor } from './AdEditor.tsx';

/** One place for advertisements. */
export function AdEditorPage({ slot }: { slot: AdSlotId }) {
  const t = useT();
  const [{ ads }] = trpc.ads.list.useSuspenseQuery();
  const ad = ads.find((one) => one.slot === slot);
  const place = adSlotOf(slot);
  if (!ad) return null;
  const title = t(place.name);
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'ads', label: t('Advertisements') },
              { id: 'ad', label: title },
            ]}
            renderLink={(item, link) => <Link key={item.id} to="/admin/ads" {...link} />}
          />
        }
        title={title}
        description={t(place.about)}
      />
      <AdEditor key={slot} ad={ad} />
    </AdminPage>
  );
}
