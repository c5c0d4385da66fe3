import { EmptyLibraryDrawing, EmptyState } from '@kantele/ui';
import { useT } from '../../shell/i18n.tsx';

/** A site without music. */
export function EmptyHome() {
  const t = useT();
  return (
    <EmptyState title={t('No music here yet')} drawing={<EmptyLibraryDrawing />} layout="page">
      {t('Once records are added, they will stand here.')}
    </EmptyState>
  );
}
