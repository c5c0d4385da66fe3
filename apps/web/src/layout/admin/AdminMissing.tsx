import { NotFound } from '../../features/not-found/NotFound.tsx';
import { main } from '../PlayerLayout.css.ts';

/** In the place of the whole administration, for those who may not enter it. */
export function AdminMissing() {
  return (
    <main id="main" className={main}>
      <NotFound />
    </main>
  );
}
