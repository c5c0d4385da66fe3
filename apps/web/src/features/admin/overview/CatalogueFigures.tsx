import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { Totals } from '../library/Totals.tsx';
import { useAudioOverview } from '../library/use-library.ts';
import { FiguresBlock } from './FiguresBlock.tsx';
import { ImportState } from './ImportState.tsx';

/** What music there is, whether it is analysed, and how imports stand; nothing on a site without any. */
export function CatalogueFigures() {
  const t = useT();
  const { data } = useAudioOverview();
  if (!data) return <Skeleton height={96} />;
  if (data.analysis.total === 0 && data.catalogue.tracks === 0) return null;
  return (
    <FiguresBlock title={t('Music')} aside={<AnalysisState analysis={data.analysis} />}>
      <Totals overview={data} />
      <ImportState />
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
