import type { Report } from '@kantele/api/contract/reports';
import { quietLink, text } from '@kantele/ui/css';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { formatNumber } from '../../lib/format.ts';
import { FiguresTable } from './FiguresTable.tsx';
import * as css from './insights.css.ts';
import { ReportBlock } from './ReportBlock.tsx';

/** The most played tracks of a report. */
export function TopTracks({ report, compare }: { report: Report; compare: boolean }) {
  const t = useT();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const title = t('Most played songs');
  return (
    <ReportBlock
      title={title}
      csv={{
        name: `songs-${report.from}-${report.to}`,
        head: [t('Song'), t('Artist'), t('Plays'), t('Before')],
        rows: () =>
          report.top_tracks.map(({ name, artists, plays, before }) => [
            name,
            artists.map((artist) => artist.name).join(', '),
            plays,
            before,
          ]),
      }}
    >
      {report.top_tracks.length === 0 ? (
        <p className={css.summary}>{t('Nothing in these days.')}</p>
      ) : (
        <FiguresTable
          label={title}
          columns={[t('Song'), t('Plays'), ...(compare ? [t('Before')] : [])]}
          rows={report.top_tracks.map(({ id, name, slug, artists, plays, before }) => ({
            id: String(id),
            name: (
              <span className={css.song}>
                <Link
                  to="/track/$id/$slug"
                  params={{ id: String(id), slug }}
                  className={quietLink}
                  dir="auto"
                >
                  {name}
                </Link>
                <span className={text({ style: 'small', tone: 'muted' })} dir="auto">
                  {artists.map((artist) => artist.name).join(', ')}
                </span>
              </span>
            ),
            figures: [number(plays), ...(compare ? [number(before)] : [])],
          }))}
        />
      )}
    </ReportBlock>
  );
}
