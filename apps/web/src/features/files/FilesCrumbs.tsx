import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { type FilesPlace, type FilesSearch, openFolder } from './files-search.ts';

/** The way to the open folder; nothing at the top. */
export function FilesCrumbs({ place, search }: { place: FilesPlace; search: FilesSearch }) {
  const t = useT();
  const parentId = openFolder(search);
  const { data } = trpc.files.folders.useQuery({ parentId }, { enabled: parentId !== null });
  if (parentId === null || !data) return null;
  const steps = data.way.map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <Breadcrumbs
      label={t('Breadcrumbs')}
      items={[{ id: '', label: t('Files') }, ...steps]}
      renderLink={({ id }, link) => (
        <Link
          key={id}
          to={place === 'own' ? '/backstage/files' : '/admin/files'}
          search={{ sort: search.sort, per: search.per, ...(id ? { folder: Number(id) } : {}) }}
          {...link}
        />
      )}
    />
  );
}
