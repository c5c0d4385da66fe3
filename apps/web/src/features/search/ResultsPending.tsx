import { PendingPage } from '../../app/parts/Page.tsx';
import { ShelfSkeleton } from '../../app/parts/ShelfSkeleton.tsx';

/** Results on their way. */
export function ResultsPending() {
  return (
    <PendingPage>
      <ShelfSkeleton />
      <ShelfSkeleton round />
    </PendingPage>
  );
}
