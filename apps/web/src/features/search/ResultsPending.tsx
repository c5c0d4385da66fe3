import { PendingPage } from '../../shell/Page.tsx';
import { ShelfSkeleton } from '../../shell/ShelfSkeleton.tsx';

/** Results on their way. */
export function ResultsPending() {
  return (
    <PendingPage>
      <ShelfSkeleton />
      <ShelfSkeleton round />
    </PendingPage>
  );
}
