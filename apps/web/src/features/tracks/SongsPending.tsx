import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import { frame } from './list/ListFrame.css.ts';
import * as css from './SongsPage.css.ts';
import * as row from './TrackRow.css.ts';
import * as table from './TrackTable.css.ts';

const rows = Array.from({ length: 14 }, (_, index) => index);
const widths = ['44%', '31%', '38%', '27%', '41%'];

/** A long list on its way, in the geometry of the page. */
export function SongsPending() {
  return (
    <PendingPage className={css.page}>
      <div className={css.head}>
        <Skeleton width={180} height={44} />
        <div className={css.actions}>
          <Skeleton shape="circle" width={48} />
        </div>
      </div>
      <div className={frame} aria-hidden="true">
        <div className={table.head} />
        {rows.map((index) => (
          <div key={index} className={`${row.row} ${row.songsRow}`}>
            <span className={row.number} />
            <span className={row.title}>
              <Skeleton shape="art" width={40} />
              <Skeleton width={widths[index % widths.length] ?? '40%'} height={12} />
            </span>
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
