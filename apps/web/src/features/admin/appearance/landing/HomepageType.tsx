import { Select, SelectItem } from '@kantele/ui/Select';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { homepageTypes } from '../look-choices.ts';
import { useHomepage } from './use-homepage.ts';

/** What stands at `/` for those who are not signed in. */
export function HomepageType() {
  const t = useT();
  const { homepage, change } = useHomepage();
  const mayList = useCan('pages.manage');
  const offered = homepageTypes.filter(({ id }) => id !== 'page' || mayList || homepage.type === 'page');
  const chosen = homepageTypes.find(({ id }) => id === homepage.type);
  return (
    <>
      <Select
        label={t('Guests see first')}
        description={chosen && t(chosen.about)}
        items={offered}
        value={homepage.type}
        onChange={(next) => {
          const type = offered.find(({ id }) => id === next)?.id;
          if (type) change({ type }, 'type');
        }}
      >
        {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
      </Select>
      {homepage.type === 'page' && mayList && <PageChoice />}
    </>
  );
}

/** A page of those that are published. */
function PageChoice() {
  const t = useT();
  const { homepage, change } = useHomepage();
  const { data, isPending } = trpc.pages.list.useQuery({ orderBy: 'title', per_page: 100 });
  const pages = (data?.pagination.data ?? []).filter(({ visibility }) => visibility === 'public');
  return (
    <Select
      label={t('Page')}
      description={
        homepage.page_id === null
          ? t('Until a page is chosen, guests see the home of the player.')
          : undefined
      }
      items={pages.map(({ id, title }) => ({ id: String(id), title }))}
      value={homepage.page_id === null ? null : String(homepage.page_id)}
      onChange={(id) => change({ page_id: Number(id) }, 'page')}
      loading={isPending}
      emptyText={t('No page is published yet.')}
      loadingText={t('Loading...')}
    >
      {({ id, title }) => <SelectItem id={id}>{title}</SelectItem>}
    </Select>
  );
}
