import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';

/** The way from a list back to the library. */
export function LibraryCrumbs({ here }: { here: string }) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t('Breadcrumbs')}
      items={[
        { id: 'library', label: t('Library') },
        { id: 'here', label: here },
      ]}
      renderLink={({ id }, link) => <Link key={id} to="/admin/library" {...link} />}
    />
  );
}
