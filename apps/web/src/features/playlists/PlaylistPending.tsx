import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import { frame } from '../tracks/list/ListFrame.css.ts';
import { RowsPending } from '../tracks/RowsPending.tsx';
import * as table from '../tracks/TrackTable.css.ts';
import * as css from './PlaylistPage.css.ts';

/** A playlist on its way, in the geometry of its page. */
export function PlaylistPending() {
  return (
    <PendingPage className={css.page}>
      <div className={css.head}>
        <Skeleton shape="art" className={css.art} />
        <div className={css.words}>
          <Skeleton width={140} height={16} />
          <Skeleton width={320} height={56} />
        </div>
      </div>
      <div className={frame} aria-hidden="true">
        <div className={table.head} />
        <RowsPending layout="songs" count={10} />
      </div>
    </PendingPage>
  );
}
