import { buttonStyle } from '@kantele/ui/Button.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { Totals } from '../library/Totals.tsx';
import { useAudioOverview } from '../library/use-library.ts';
import { FiguresBlock } from './FiguresBlock.tsx';

/** What music there is and whether it is analysed; on a new site, the way to add some. */
export function CatalogueFigures() {
  const t = useT();
  const { data } = useAudioOverview();
  if (!data) return <Skeleton height={96} />;
  if (data.analysis.total === 0 && data.catalogue.tracks === 0) {
    return (
      <EmptyState
        title={t('No music here yet')}
        drawing={<EmptyLibraryDrawing />}
        action={
          <Link to="/admin/library" className={buttonStyle({ variant: 'accent' })}>
            {t('Add music')}
          </Link>
        }
      >
        {t('Choose a folder of the server. Its files stay where they are, and nothing in them is changed.')}
      </EmptyState>
    );
  }
  return (
    <FiguresBlock title={t('Music')} aside={<AnalysisState analysis={data.analysis} />}>
      <Totals overview={data} />
    </FiguresBlock>
  );
}

function AnalysisState({ analysis }: { analysis: { waiting: number; failed: number } }) {
  const t = useT();
  const { waiting, failed } = analysis;
  const words =
    waiting > 0
      ? t(':count file waits for analysis|:count files wait for analysis', { count: waiting })
      : failed > 0
        ? t(':count file could not be analysed|:count files could not be analysed', { count: failed })
        : t('All files are analysed');
  return (
    <Link to="/admin/library" className={linkStyle}>
      {words}
    </Link>
  );
}
