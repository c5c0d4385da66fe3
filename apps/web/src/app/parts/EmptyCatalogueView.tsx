import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { useCan } from '../boot.tsx';
import { useT } from '../i18n.tsx';

/** A site without music; those who may are led to where it is added. */
export default function EmptyCatalogueView() {
  const t = useT();
  const mayAdd = useCan('settings.manage');
  const add = (
    <Link to="/admin/library" className={buttonStyle({ variant: 'accent' })}>
      {t('Add music')}
    </Link>
  );
  return (
    <EmptyState
      title={t('No music here yet')}
      drawing={<EmptyLibraryDrawing />}
      layout="page"
      action={mayAdd ? add : undefined}
    >
      {mayAdd
        ? t('Choose a folder of the server. Its files stay where they are, and nothing in them is changed.')
        : t('Albums will appear here once added.')}
    </EmptyState>
  );
}
