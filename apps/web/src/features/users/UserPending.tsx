import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import * as css from './UserPage.css.ts';

/** A profile on its way. */
export function UserPending() {
  return (
    <PendingPage>
      <div className={css.head}>
        <Skeleton shape="circle" width={160} height={160} />
        <div className={css.words}>
          <Skeleton width={80} height={16} />
          <Skeleton width={280} height={56} />
          <Skeleton width={180} height={18} />
        </div>
      </div>
    </PendingPage>
  );
}
