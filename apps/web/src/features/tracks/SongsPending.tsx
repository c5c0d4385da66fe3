import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import { frame } from './list/ListFrame.css.ts';
import { RowsPending } from './RowsPending.tsx';
import * as css from './SongsPage.css.ts';
import * as table from './TrackTable.css.ts';

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
        <RowsPending layout="songs" count={14} />
      </div>
    </PendingPage>
  );
}
