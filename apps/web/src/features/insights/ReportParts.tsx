import type { Report } from '@kantele/api/contract/reports';
import { line } from '@kantele/api/translate';
import { ShareBars } from '@kantele/ui/ShareBars';
import { useLanguage, useT } from '../../app/i18n.tsx';
import * as css from './insights.css.ts';
import { ReportBlock } from './ReportBlock.tsx';
import { type PartKind, partName, sharesOf } from './words.ts';

const titles: Record<PartKind, string> = {
  sources: line('How it was found'),
  countries: line('Where they listen'),
  devices: line('What they listen on'),
};
/** Bars of a list; all of them are in the file. */
const most = 8;

/** Plays by source, country or device. */
export function ReportParts({ report, kind }: { report: Report; kind: PartKind }) {
  const t = useT();
  const language = useLanguage();
  const title = t(titles[kind]);
  const shares = sharesOf(kind, report[kind], language, t);
  return (
    <ReportBlock
      title={title}
      csv={{
        name: `${kind}-${report.from}-${report.to}`,
        head: [title, t('Plays'), t('Before')],
        rows: () =>
          report[kind].map(({ value, plays, before }) => [partName(kind, value, language, t), plays, before]),
      }}
    >
      {shares.length > 0 ? (
        <ShareBars label={title} items={shares.slice(0, most)} />
      ) : (
        <p className={css.summary}>{t('Nothing in these days.')}</p>
      )}
    </ReportBlock>
  );
}
