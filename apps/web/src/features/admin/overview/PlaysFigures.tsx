import { quietLink } from '@kantele/ui/css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { DaysChart } from '../../insights/DaysChart.tsx';
import { daysOf, rangeWords } from '../../insights/range.ts';
import { FiguresBlock } from './FiguresBlock.tsx';

/** What was played on the site lately, once something was; it leads to all figures. */
export function PlaysFigures() {
  const t = useT();
  const { data } = trpc.reports.site.useQuery(daysOf({}));
  if (!data || data.report.first_day === null) return null;
  return (
    <FiguresBlock
      title={t(rangeWords[28])}
      aside={
        <Link to="/admin/insights" className={quietLink}>
          {t('All insights')}
        </Link>
      }
    >
      <DaysChart report={data.report} compare />
    </FiguresBlock>
  );
}
