import { NotFound } from '../../not-found/NotFound.tsx';
import { missing } from './AdminLayout.css.ts';

/** In the place of the whole administration, for those who may not enter it. */
export function AdminMissing() {
  return (
    <main id="main" className={missing}>
      <NotFound />
    </main>
  );
}
