import { line } from '@kantele/api/translate';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { type Homepage, useHomepage } from './use-homepage.ts';

const types: readonly { id: Homepage['type']; label: string; about: string }[] = [
  { id: 'other', label: line('Landing page'), about: line('Tells guests what the site is.') },
  {
    id: 'channel',
    label: line('Home of the player'),
    about: line('Guests start where everybody else does.'),
  },
  { id: 'page', label: line('Custom page'), about: line('One of your own pages.') },
  { id: 'loginPage', label: line('Login page'), about: line('For sites whose music is for members.') },
  {
    id: 'registerPage',
    label: line('Registration page'),
    about: line('The login page while nobody may register.'),
  },
];

/** What stands at `/` for those who are not signed in. */
export function HomepageType() {
  const t = useT();
  const { homepage, change } = useHomepage();
  const mayList = useCan('pages.manage');
  const offered = types.filter(({ id }) => id !== 'page' || mayList || homepage.type === 'page');
  const chosen = types.find(({ id }) => id === homepage.type);
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
