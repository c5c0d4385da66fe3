import { insteadOfPage } from '../../app/later-part.ts';

/** What stands at addresses nothing lives at, and where one may not look. */
export const NotFound = insteadOfPage(() => import('./views.ts'), 'NotFoundView');
