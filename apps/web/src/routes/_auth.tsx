import { createFileRoute } from '@tanstack/react-router';
import { can } from '../app/boot.tsx';
import { mustVerifyEmail, siteSetting } from '../app/settings.ts';
import { authSearch } from '../features/auth/auth-search.ts';
import { mosaicOf, showsArtists } from '../features/auth/mosaic.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';

/** Pages for signing in and what belongs to it: a form, and the faces of the site beside it. */
export const Route = createFileRoute('/_auth')({
  validateSearch: authSearch,
  loader: async ({ context: { boot, utils } }) => {
    const shown = showsArtists(siteSetting(boot, 'auth_pages'));
    if (!shown || !can(boot, mosaicOf.permission) || mustVerifyEmail(boot)) return;
    // Decoration: the forms work without it.
    await utils.artists.list.ensureData(mosaicOf.input).catch(() => {});
  },
  component: AuthLayout,
});
